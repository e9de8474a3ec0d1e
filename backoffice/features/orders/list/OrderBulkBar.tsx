import { Button } from '@mui/material';
import { Printer } from 'lucide-react';
import { useNotify } from 'react-admin';
import type { OrderFilter } from '#contract/fulfilment/order-filter.ts';
import { type BulkMove, bulkMoves } from '#domain/staff-moves.ts';
import { api } from '#backoffice/api/api.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useForecast } from '#backoffice/api/use-forecast.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { type ListChoice, useChosen } from '#backoffice/parts/frames/use-selection.ts';
import { bulkReasonTexts, bulkTexts } from '#backoffice/features/orders/steps/bulk.texts.ts';
import { orderTexts } from '../edit/order.texts.ts';
import { useOfferUndo } from '#backoffice/features/orders/steps/undo-steps.ts';

/** Steps for the chosen orders, each with the number that it will move, and their papers. */
export function OrderBulkBar() {
  const t = useTexts(orderTexts);
  const { chosen } = useChosen();
  return (
    <>
      {bulkMoves.map((action) => (
        <MoveChosen key={action} action={action} />
      ))}
      <Button size="small" startIcon={<Printer size={16} />} href={papersOf(chosen)} target="_blank">
        {t('print')}
      </Button>
    </>
  );
}

/** Nothing for a step that none of them can make. */
function MoveChosen({ action }: { action: BulkMove }) {
  const t = useTexts(bulkTexts);
  const say = useTexts(bulkReasonTexts);
  const notify = useNotify();
  const { now } = useEnvironment();
  const { act, isBusy } = useAct();
  const offerUndo = useOfferUndo();
  const { chosen, clear } = useChosen();
  const body = { ...nameOrders(chosen), action };
  const forecast = useForecast('POST /api/office/orders/move/', isNone(chosen) ? undefined : body);
  const move = async () => {
    const since = now();
    await act(async () => {
      const { data } = await api('POST /api/office/orders/move/', { body });
      const moved = data.filter(({ reason }) => reason === null).map(({ id }) => id);
      if (moved.length > 0) offerUndo({ ids: moved, step: action }, since);
      const why = [...new Set(data.flatMap(({ reason }) => (reason ? [say(reason)] : [])))].join(', ');
      if (why) notify(`${t('left', { n: data.length - moved.length })} (${why})`, { type: 'warning' });
      clear();
    });
  };
  if (!forecast || forecast.will === 0) return null;
  return (
    <Button size="small" variant="outlined" loading={isBusy} onClick={() => void move()}>
      {t(action, { n: forecast.will })}
    </Button>
  );
}

const isNone = (chosen: ListChoice) => 'ids' in chosen && chosen.ids.length === 0;

function nameOrders(chosen: ListChoice) {
  if ('ids' in chosen) return { orders: chosen.ids.map(String) };
  return { filter: chosen.filter as OrderFilter, count: chosen.count };
}

/** The address of their papers, where `from` is a time of delivery. */
function papersOf(chosen: ListChoice): string {
  if ('ids' in chosen) return `#/papers?ids=${chosen.ids.join(',')}`;
  const names: Record<string, string> = { from: 'since_day', to: 'until_day' };
  const query = Object.entries(chosen.filter).map(([name, value]) => [names[name] ?? name, String(value)]);
  return `#/papers?${new URLSearchParams([...query, ['count', String(chosen.count)]] as string[][]).toString()}`;
}
