import { Box, Button, Typography } from '@mui/material';
import { Printer, RefreshCw } from 'lucide-react';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { AssignButton } from '#backoffice/features/couriers/AssignButton.tsx';
import { PlanButton } from '#backoffice/features/couriers/PlanButton.tsx';
import { UndoBar } from '#backoffice/features/orders/steps/UndoBar.tsx';
import { BoardDays, EmptyDay, hasChoice, SlotChips } from './BoardBar.tsx';
import { BoardLanes } from './BoardLanes.tsx';
import { boardTexts } from './board.texts.ts';
import { pollMs, useLive } from '#backoffice/features/orders/show/use-live.ts';

/** Fulfilment board: orders of a day by slot and status, updated live. */
export default function BoardPage() {
  const t = useTexts(boardTexts);
  const { now } = useEnvironment();
  const today = dayOf(now());
  const { day, slot, chooseDay, chooseSlot } = useChosen(today);
  const isLive = useLive();
  const { data, isPending, error, refetch, isFetching } = useAnswer(
    'GET /api/office/board/',
    { query: { day } },
    { everyMs: isLive ? pollMs * 6 : pollMs },
  );
  const board = data?.data;
  const orders = (board?.orders ?? []).filter(
    ({ delivery }) => slot === undefined || (delivery.from ?? '') === slot,
  );
  const print =
    slot === ''
      ? `#/papers?ids=${orders.map(({ id }) => id).join(',')}`
      : `#/papers?day=${day}${slot ? `&from=${slot}` : ''}`;
  return (
    <>
      <Title title={t('title')} />
      <UndoBar />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <BoardDays days={board?.days ?? []} today={today} day={day} choose={chooseDay} />
        <span style={{ flexGrow: 1 }} />
        <LiveMark isLive={isLive} />
        <Button size="small" aria-label={t('refresh')} onClick={() => void refetch()} sx={{ minWidth: 44 }}>
          <RefreshCw size={18} style={isFetching ? { opacity: 0.4 } : {}} />
        </Button>
        <AssignButton orders={orders} />
        <PlanButton />
        <Button
          size="small"
          variant="outlined"
          startIcon={<Printer size={18} />}
          href={print}
          target="_blank"
        >
          {t('print')}
        </Button>
      </Box>
      {board && (hasChoice(board) || slot !== undefined) && (
        <SlotChips board={board} slot={slot} choose={chooseSlot} />
      )}
      <Answered
        isPending={isPending}
        error={board ? undefined : error}
        retry={refetch}
        isEmpty={orders.length === 0}
        emptyText={<EmptyDay days={board?.days ?? []} today={today} choose={chooseDay} />}
      >
        <BoardLanes orders={orders} today={today} />
      </Answered>
    </>
  );
}

/** Day and slot are kept in the URL, so that "back" from an order restores them. */
function useChosen(today: string) {
  const [search, setSearch] = useSearchParams();
  const day = search.get('day') ?? today;
  const slot = search.get('slot') ?? undefined;
  const go = (to: { day: string; slot?: string | undefined }) =>
    setSearch(
      { ...(to.day === today ? {} : { day: to.day }), ...(to.slot === undefined ? {} : { slot: to.slot }) },
      { replace: true },
    );
  return {
    day,
    slot,
    chooseDay: (chosen: string) => go({ day: chosen }),
    chooseSlot: (chosen: string | undefined) => go({ day, slot: chosen }),
  };
}

/** Whether the board is live; hidden on phones for lack of space. */
function LiveMark({ isLive }: { isLive: boolean }) {
  const t = useTexts(boardTexts);
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      role="status"
      sx={{ display: { xs: 'none', sm: 'block' } }}
    >
      {isLive ? t('live') : t('polled')}
    </Typography>
  );
}
