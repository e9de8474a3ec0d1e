import { hoursWords } from '#domain/delivery/hours-words.ts';
import { Box, Checkbox, Chip, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { OrderStatusMark } from '#backoffice/features/orders/list/OrderMarks.tsx';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { useCouriers } from '#backoffice/features/orders/show/CourierChoice.tsx';
import { PurseWarning } from '#backoffice/features/orders/steps/PurseWarning.tsx';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { SelectBox } from '#backoffice/parts/inputs/boxes.tsx';
import { groupFree, inRoundOrder } from './assignable.ts';
import { assignTexts } from './assign.texts.ts';

type Props = { orders: readonly OfficeOrderRow[]; areAllChosen?: boolean; close: () => void };
type OrderSelection = { chosen: ReadonlySet<string>; choose: (ids: ReadonlySet<string>) => void };

/** Assigns one or many orders of the board to a courier. */
export function AssignDialog({ orders, areAllChosen = false, close }: Props) {
  const t = useTexts(assignTexts);
  const couriers = useCouriers();
  const open = inRoundOrder(orders);
  const [chosen, choose] = useState<ReadonlySet<string>>(
    () => new Set(areAllChosen ? orders.map(({ id }) => id) : []),
  );
  const [picked, setWho] = useState<string>();
  // A shop's only courier is no question.
  const who = picked ?? (couriers.length === 1 ? String(couriers[0]?.courierId) : '');
  const toggle = (id: string) => choose(chosen.symmetricDifference(new Set([id])));
  const courierId = who === 'nobody' ? null : Number(who);
  const run = () => api('POST /api/office/couriers/assign/', { body: { orders: [...chosen], courierId } });
  const choices = [
    ...couriers.map((one) => [String(one.courierId), `${one.courier} · ${one.orders}`] as const),
    ['nobody', t('nobody')] as const,
  ];
  return (
    <ActionDialog
      title={t('assign')}
      go={`${t('assign')}${chosen.size > 0 ? ` · ${chosen.size}` : ''}`}
      isFit={chosen.size > 0 && who !== ''}
      run={run}
      done={t('assigned')}
      close={close}
      maxWidth="sm"
    >
      {couriers.length === 0 ? (
        <Typography>{t('noCouriers')}</Typography>
      ) : (
        <SelectBox
          label={t('who')}
          value={who}
          choose={setWho}
          choices={choices}
          fullWidth
          sx={{ marginTop: 1 }}
        />
      )}
      <PurseWarning courierId={courierId} orders={open.filter(({ id }) => chosen.has(id))} />
      <ManyAtOnce orders={open} chosen={chosen} choose={choose} />
      {open.length === 0 && <Typography sx={{ marginTop: 2 }}>{t('noOrders')}</Typography>}
      <Box sx={{ display: 'grid', gap: { xs: 1, sm: 0 }, marginTop: 1 }}>
        {open.map((order) => (
          <FormControlLabel
            key={order.id}
            control={<Checkbox checked={chosen.has(order.id)} onChange={() => toggle(order.id)} />}
            label={<OrderLine order={order} />}
          />
        ))}
      </Box>
    </ActionDialog>
  );
}

/** Selects groups with one press (ready orders, orders of one place, all unassigned); a second press deselects. */
function ManyAtOnce({ orders, chosen, choose }: OrderSelection & { orders: readonly OfficeOrderRow[] }) {
  const t = useTexts(assignTexts);
  const words = useTexts(orderWords);
  const language = useLanguage();
  const { all, ready, places } = groupFree(orders);
  const groups: [name: string, ids: ReadonlySet<string>][] = [
    [t('chooseFree'), all],
    [words('ready'), ready],
    ...places.map(({ place, ids }) => [pick(place, language), ids] as [string, ReadonlySet<string>]),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
      {groups
        .filter(([, ids]) => ids.size > 0)
        .map(([name, ids]) => (
          <Chip
            key={name}
            label={`${name} · ${ids.size}`}
            color={ids.isSubsetOf(chosen) ? 'primary' : 'default'}
            aria-pressed={ids.isSubsetOf(chosen)}
            onClick={() => choose(ids.isSubsetOf(chosen) ? chosen.difference(ids) : chosen.union(ids))}
          />
        ))}
    </Box>
  );
}

function OrderLine({ order }: { order: OfficeOrderRow }) {
  const language = useLanguage();
  const { number, delivery, place, recipient, courier, status } = order;
  const hours = hoursWords(delivery, language);
  return (
    <span className="tabular">
      <b>{number}</b> <OrderStatusMark status={status} /> {courier && <b>{courier}</b>}{' '}
      <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
        {[hours, pick(place, language), recipient].filter(Boolean).join(' · ')}
      </Box>
    </span>
  );
}
