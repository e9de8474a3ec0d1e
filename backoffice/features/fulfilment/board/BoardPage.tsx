import { Button } from '@mui/material';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { AssignButton } from '#backoffice/features/couriers/AssignButton.tsx';
import { PlanButton } from '#backoffice/features/couriers/PlanButton.tsx';
import { UndoBar } from '#backoffice/features/orders/steps/UndoBar.tsx';
import { pollMs, useLive } from '#backoffice/features/orders/show/use-live.ts';
import { BoardDays, EmptyDay, FilterLine, SlotChips } from './BoardFilters.tsx';
import { BoardLanes } from './BoardLanes.tsx';
import { boardTexts } from './board.texts.ts';
import { isOfSlot, lateSlot } from './bulk-moves.ts';
import { LeftStrip } from './LeftStrip.tsx';
import { OrderBeside } from './OrderBeside.tsx';

/** Fulfilment board: orders of a day by slot and status, updated live. */
export default function BoardPage() {
  const t = useTexts(boardTexts);
  const { now } = useEnvironment();
  const today = dayOf(now());
  const { day, slot, chooseDay, chooseSlot } = useChosen(today);
  const [beside, setBeside] = useState<string>();
  const isLive = useLive();
  const { data, isPending, error, refetch } = useAnswer(
    'GET /api/office/board/',
    { query: { day } },
    { everyMs: isLive ? pollMs * 6 : pollMs },
  );
  const board = data?.data;
  const all = board?.orders ?? [];
  const orders = all.filter((order) => isOfSlot(order, slot, now()));
  const days = { days: board?.days ?? [], today, choose: chooseDay };
  return (
    <>
      <Title title={t('title')} />
      <UndoBar />
      <FilterLine>
        <BoardDays {...days} day={day} />
        {board && <SlotChips board={board} slot={slot} choose={chooseSlot} />}
        <span style={{ flexGrow: 1 }} />
        <AssignButton orders={orders} />
        <PlanButton />
        <Button
          size="small"
          variant="outlined"
          aria-label={t('print')}
          title={t('print')}
          href={papersOf({ orders, day, slot })}
          target="_blank"
          sx={{ minWidth: 44 }}
        >
          <Printer size={18} />
        </Button>
      </FilterLine>
      <LeftStrip orders={all} open={setBeside} />
      <Answered
        isPending={isPending}
        error={board ? undefined : error}
        retry={refetch}
        isEmpty={orders.length === 0}
        emptyText={<EmptyDay {...days} />}
      >
        <BoardLanes orders={orders} today={today} open={setBeside} />
      </Answered>
      <OrderBeside order={all.find(({ id }) => id === beside)} close={() => setBeside(undefined)} />
    </>
  );
}

type BoardPart = { orders: readonly OfficeOrderRow[]; day: string; slot: string | undefined };

/** The address of the papers of what is shown. */
function papersOf({ orders, day, slot }: BoardPart): string {
  if (slot === '' || slot === lateSlot) return `#/papers?ids=${orders.map(({ id }) => id).join(',')}`;
  return `#/papers?day=${day}${slot ? `&from=${slot}` : ''}`;
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
