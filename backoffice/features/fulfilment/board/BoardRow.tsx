import { Box, Button } from '@mui/material';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { useTicking } from '#backoffice/api/environment.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { twoLines } from '#backoffice/parts/frames/two-lines.ts';
import { StepButton } from '#backoffice/features/orders/show/StepButton.tsx';
import { waitLevelOf } from '#backoffice/features/orders/show/steps.ts';
import { boardTexts, cureTexts } from './board.texts.ts';
import {
  GoodsLine,
  GoodsList,
  OneMark,
  RowHead,
  SumWords,
  WrapMarks,
} from '#backoffice/features/orders/list/RowParts.tsx';

type RowProps = { order: OfficeOrderRow; today: string; open: () => void };

/** All of the row opens what is beside; its own buttons lie above. */
const pressable = {
  position: 'relative',
  borderBottom: '1px solid #efe5d7',
  '& button, & a': { position: 'relative', zIndex: 1 },
  '& > button.row-opener': {
    position: 'absolute',
    inset: 0,
    zIndex: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
  },
} as const;

function useRowLook(order: OfficeOrderRow) {
  const isLate = waitLevelOf(order, useTicking(30_000)) === 'late';
  return { ...pressable, boxShadow: isLate ? 'inset 3px 0 0 var(--err)' : 'none' };
}

function RowOpener({ order: { number }, open }: Pick<RowProps, 'order' | 'open'>) {
  const t = useTexts(boardTexts);
  return <button type="button" className="row-opener" aria-label={t('about', { number })} onClick={open} />;
}

/** Staff decide with the customer first: the step waits beside, with the telephone. */
const asksStaff = ({ needsCall, needsTime, awaitsRecipient }: OfficeOrderRow) =>
  needsCall || needsTime || awaitsRecipient;

function RowStep({ order, open, isIcon = false }: Omit<RowProps, 'today'> & { isIcon?: boolean }) {
  const cures = useTexts(cureTexts);
  if (!asksStaff(order)) return <StepButton order={order} look={isIcon ? 'icon' : 'row'} />;
  return (
    <Button size="small" onClick={open} sx={{ minHeight: 26, paddingBlock: 0, whiteSpace: 'nowrap' }}>
      {cures(order.awaitsRecipient && !order.needsCall ? 'recipient' : 'call')}
    </Button>
  );
}

const smallMark = {
  display: 'flex',
  minWidth: 0,
  '& > span': { padding: '0 7px !important', fontSize: '12px !important', lineHeight: '18px !important' },
};

/** An order in a lane: at most 92 px high. In a narrow lane the mark has the place of the second line of goods. */
export function BoardRow({ order, today, open }: RowProps) {
  const look = useRowLook(order);
  const mark = <OneMark order={order} today={today} />;
  return (
    <Box component="article" sx={{ ...look, padding: '5px 8px 5px 11px', fontSize: 13, lineHeight: '17px' }}>
      <RowOpener order={order} open={open} />
      <RowHead order={order} />
      <Box
        sx={{
          ...twoLines,
          margin: '1px 0 2px',
          '@container (max-width: 262px)': { '&:has(+ .row-mark > *)': { WebkitLineClamp: 1 } },
        }}
      >
        <GoodsLine order={order} />
      </Box>
      <Box className="row-mark" sx={{ ...smallMark, '@container (min-width: 262.1px)': { display: 'none' } }}>
        {mark}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '5px',
          minHeight: 26,
          '& > button': { marginLeft: 'auto' },
        }}
      >
        <SumWords order={order} />
        <Box sx={{ ...smallMark, '@container (max-width: 262px)': { display: 'none' } }}>{mark}</Box>
        <RowStep order={order} open={open} />
      </Box>
    </Box>
  );
}

/** The same for a packer on a phone: all articles, the wrap, one large button, and no sums. */
export function PhoneRow({ order, today, open }: RowProps) {
  const look = useRowLook(order);
  return (
    <Box
      component="article"
      sx={{
        ...look,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: 1,
        alignItems: 'center',
        padding: '9px 8px 9px 14px',
        fontSize: 14,
        lineHeight: '19px',
      }}
    >
      <RowOpener order={order} open={open} />
      <div>
        <RowHead order={order} />
        <GoodsList order={order} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <WrapMarks order={order} />
          <OneMark order={order} today={today} />
        </Box>
      </div>
      <RowStep order={order} open={open} isIcon />
    </Box>
  );
}
