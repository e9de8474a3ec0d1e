import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { clock, dateAndClock } from '#domain/print/clocks.ts';
import { date } from '#domain/print/days.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import type { ChoiceQuestion } from './ask-choice.ts';
import { ChangedField, fieldGrid } from './ChangedField.tsx';
import { choiceTexts } from './choice.texts.ts';
import type { Words } from './value-words.ts';

/** What is sent beside a form, and no field of it. */
const unseen = ['seen', 'second'];

/**
 * Two people have changed the same record: both versions, and a choice where both changed a field. What only one of them
 * changed is shown and kept.
 */
export function ConflictDialog({ question, ...words }: Words & { question: ChoiceQuestion }) {
  const t = useTexts(choiceTexts);
  const { now } = useEnvironment();
  const { foreign, changes, answer } = question;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const isToday = date(foreign.at) === date(now().toISOString());
  const at = isToday ? clock(foreign.at) : dateAndClock(foreign.at);
  const shown = changes.filter(({ path }) => !unseen.includes(path.split('.')[0] ?? ''));
  const take = (path: string, isTheirs: boolean) => {
    const next = new Set(taken);
    if (isTheirs) next.add(path);
    else next.delete(path);
    setTaken(next);
  };
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && answer(undefined)}
      maxWidth="md"
      fullWidth
      aria-describedby="conflict-lead"
    >
      <DialogTitle sx={{ paddingBottom: 0 }}>
        {t('title', { who: [foreign.by, at].filter(Boolean).join(', ') })}
      </DialogTitle>
      <DialogContent sx={{ paddingInline: 0 }}>
        <Typography id="conflict-lead" sx={{ paddingInline: 3, marginBottom: 1.5 }}>
          {t('lead')}
        </Typography>
        <Box sx={{ ...fieldGrid, ...headings }} aria-hidden>
          <span>{t('field')}</span>
          <span>{foreign.by || t('theirs')}</span>
          <span>{t('mine')}</span>
        </Box>
        {shown.map((change) => (
          <ChangedField
            key={change.path}
            change={change}
            foreign={foreign}
            isTheirs={taken.has(change.path)}
            take={(isTheirs) => take(change.path, isTheirs)}
            {...words}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(undefined)}>{t('back')}</Button>
        <Button variant="contained" onClick={() => answer(taken)}>
          {t('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const headings = {
  display: { xs: 'none', sm: 'grid' },
  backgroundColor: 'var(--sunken)',
  color: 'text.secondary',
  fontSize: 14,
  paddingBlock: 1,
} as const;
