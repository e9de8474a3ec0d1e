import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useCouriers } from '#backoffice/features/orders/show/CourierChoice.tsx';
import { pick } from '#backoffice/lang/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { SelectBox } from '#backoffice/parts/inputs/boxes.tsx';
import { roundTexts } from './round.texts.ts';

type Props = { orders: readonly OfficeOrderRow[]; close: () => void };

/** Gives one or many orders of the board to a courier. */
export function AssignDialog({ orders, close }: Props) {
  const t = useTexts(roundTexts);
  const couriers = useCouriers();
  const open = orders.filter(({ status }) => status !== 'delivered');
  const free = open.filter(({ courier }) => courier === '').map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [who, setWho] = useState('');
  const toggle = (id: string) => setChosen(new Set(chosen).symmetricDifference(new Set([id])));
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
      {free.length > 0 && (
        <Button size="small" onClick={() => setChosen(new Set(free))} sx={{ marginTop: 1 }}>
          {t('chooseFree')} · {free.length}
        </Button>
      )}
      {open.length === 0 && <Typography sx={{ marginTop: 2 }}>{t('noOrders')}</Typography>}
      <Box sx={{ display: 'grid', marginTop: 1 }}>
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

function OrderLine({ order: { number, delivery, place, recipient, courier } }: { order: OfficeOrderRow }) {
  const language = useLanguage();
  const hours = delivery.from && `${delivery.from}–${delivery.to ?? ''}`;
  return (
    <span className="tabular">
      <b>{number}</b> {[hours, pick(place, language), recipient].filter(Boolean).join(' · ')}
      {courier && <b> · {courier}</b>}
    </span>
  );
}
