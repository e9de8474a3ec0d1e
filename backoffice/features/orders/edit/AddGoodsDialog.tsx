import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { goodsTotal } from '#domain/totals.ts';
import { api } from '#backoffice/api/api.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { orderWords } from './order.texts.ts';
import { type DraftLine, LinesInput } from './LinesInput.tsx';
import { orderFormTexts } from './order-form.texts.ts';

type Props = { order: OfficeOrder; close: () => void };

/** Adds goods to a paid order, as a separate order sent with it. */
export function AddGoodsDialog({ order, close }: Props) {
  const t = useTexts(orderFormTexts);
  const words = useTexts(orderWords);
  const notify = useNotify();
  const [lines, setLines] = useState<readonly DraftLine[]>([]);
  const expectedTotal = goodsTotal(lines);
  const add = async () => {
    const items = lines.map(({ product, option, quantity }) => ({ product, option, quantity }));
    const { data } = await api('POST /api/office/orders/:id/additions/', {
      params: { id: order.id },
      body: { items, expectedTotal },
    });
    notify(t('added', { number: data.number }), { type: 'success' });
  };
  return (
    <ActionDialog
      title={`${order.number}: ${words('add-goods')}`}
      go={words('add-goods')}
      isFit={lines.length > 0}
      run={add}
      close={close}
      maxWidth="sm"
    >
      <Alert severity="info">{t('addGoodsHint')}</Alert>
      <LinesInput lines={lines} change={setLines} />
      <Typography className="tabular" align="right" sx={{ fontWeight: 650, marginTop: 1.5 }}>
        {t('total')}: {money(expectedTotal)}
      </Typography>
    </ActionDialog>
  );
}
