import { Box, Radio, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ForeignChange } from '#backoffice/api/failure.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { ChangedValue } from './ChangedValue.tsx';
import { choiceTexts } from './choice.texts.ts';
import type { FieldChange } from './join-changes.ts';
import type { Words } from './value-words.ts';

/** Field and both versions side by side; one below the other on a phone. */
export const fieldGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'minmax(0,3fr) minmax(0,4fr) minmax(0,4fr)' },
  columnGap: 2,
  paddingInline: 3,
} as const;

type Props = Words & {
  change: FieldChange;
  foreign: ForeignChange;
  isTheirs: boolean;
  take: (isTheirs: boolean) => void;
};

/** One field: to be chosen when both changed it, otherwise whose change is kept. */
export function ChangedField({ change, foreign, isTheirs, take, nameField, showValue }: Props) {
  const t = useTexts(choiceTexts);
  const language = useLanguage();
  const { path, base, by } = change;
  const name = nameField(path, language);
  const show = (value: unknown) => <ChangedValue path={path} value={value} showValue={showValue} />;
  const them = foreign.by ? t('onlyThem', { by: foreign.by }) : t('onlyOther');
  const isKept = {
    theirs: by === 'them' || (by === 'both' && isTheirs),
    mine: by === 'me' || (by === 'both' && !isTheirs),
  };
  const sides = [
    { side: 'theirs', who: foreign.by || t('theirs'), mark: by === 'them' ? them : undefined },
    { side: 'mine', who: t('mine'), mark: by === 'me' ? t('onlyYou') : undefined },
  ] as const;
  return (
    <Box
      role={by === 'both' ? 'radiogroup' : 'group'}
      aria-label={name}
      sx={{ ...fieldGrid, paddingBlock: 1.25, borderTop: '1px solid var(--line)' }}
    >
      <div>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
        {base !== undefined && (
          <Typography
            variant="body2"
            color="text.secondary"
            component="div"
            sx={{ maxHeight: 96, overflow: 'auto' }}
          >
            {t('was', { value: '' })}
            {show(base)}
          </Typography>
        )}
      </div>
      {sides.map(({ side, who, mark }) => (
        <Side
          key={side}
          who={who}
          mark={mark}
          isKept={isKept[side]}
          choose={by === 'both' ? () => take(side === 'theirs') : undefined}
        >
          {show(change[side])}
        </Side>
      ))}
    </Box>
  );
}

type SideProps = {
  who: string;
  mark: string | undefined;
  isKept: boolean;
  choose: (() => void) | undefined;
  children: ReactNode;
};

function Side({ who, mark, isKept, choose, children }: SideProps) {
  return (
    <Box
      component={choose ? 'label' : 'div'}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        minHeight: 44,
        ...(choose ? { cursor: 'pointer' } : {}),
      }}
    >
      {choose && (
        <Radio
          checked={isKept}
          onChange={choose}
          slotProps={{ input: { 'aria-label': who } }}
          sx={{ padding: '10px', marginBlock: '-4px', marginLeft: '-10px' }}
        />
      )}
      <Box
        sx={{
          minWidth: 0,
          paddingTop: '6px',
          maxHeight: 240,
          overflow: 'auto',
          fontWeight: isKept ? 650 : 400,
        }}
      >
        <Typography variant="body2" color="text.secondary" component="span" sx={{ display: { sm: 'none' } }}>
          {who}:{' '}
        </Typography>
        {children} {mark && <Mark tone="ok">{mark}</Mark>}
      </Box>
    </Box>
  );
}
