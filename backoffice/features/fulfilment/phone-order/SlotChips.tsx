import { Box, Chip } from '@mui/material';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { boardTexts } from '#backoffice/features/fulfilment/board/board.texts.ts';

type Board = Answer<OfficeRoutes['GET /api/office/board/']>['data'];
type Props = { board: Board; slot: string | undefined; choose: (slot: string | undefined) => void };

/** Delivery slots of the day with how many orders each has; and what is late or has no day. */
export function SlotChips({ board: { slots, late, undated }, slot, choose }: Props) {
  const t = useTexts(boardTexts);
  return (
    <Box sx={{ display: 'flex', gap: 1, overflowX: 'auto', paddingBlock: 1.5, alignItems: 'center' }}>
      <Chip label={t('allDay')} color={slot ? 'default' : 'primary'} onClick={() => choose(undefined)} />
      {slots.map(({ from, to, count }) => (
        <Chip
          key={from ?? ''}
          label={`${from && to ? `${from}–${to}` : t('noSlot')} · ${count}`}
          color={from && slot === from ? 'primary' : 'default'}
          disabled={!from}
          onClick={() => choose(from ?? undefined)}
        />
      ))}
      {late > 0 && <Mark tone="err">{t('late', { n: late })}</Mark>}
      {undated > 0 && <Mark tone="warn">{t('undated', { n: undated })}</Mark>}
    </Box>
  );
}
