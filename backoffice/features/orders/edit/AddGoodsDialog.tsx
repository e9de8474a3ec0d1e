import { Alert, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { goodsTotal } from '#domain/totals.ts';
import { api } from '#backoffice/api/api.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { orderWords } from './order.texts.ts';
import { LinesInput } from './LinesInput.tsx';
import type { DraftLine } from './named-option.ts';
import { orderFormTexts } from './order-form.texts.ts';

type Props = { order: OfficeOrder; close: () => void };

const noLines = { lines: [] as readonly DraftLine[] };

/** Adds goods to a paid order, as a separate order sent with it. */
export function AddGoodsDialog({ order, close }: Props) {
  const t = useTexts(orderFormTexts);
  const words = useTexts(orderWords);
  const notify = useNotify();
  const draft = useDraft({ name: `goods added to ${order.id}`, first: noLines });
  const { lines } = draft.value;
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
      draft={draft}
      maxWidth="sm"
    >
      <Alert severity="info">{t('addGoodsHint')}</Alert>
      <LinesInput lines={lines} change={(to) => draft.change({ lines: to })} />
      <Typography className="tabular" align="right" sx={{ fontWeight: 650, marginTop: 1.5 }}>
        {t('total')}: {money(expectedTotal)}
      </Typography>
    </ActionDialog>
  );
}
