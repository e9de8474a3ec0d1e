import { Alert, Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { changedLine, changedTotals } from '#domain/payments/changed-goods.ts';
import { money } from '#domain/print/money.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { orderTexts, orderWords } from './order.texts.ts';
import { LinesInput } from './LinesInput.tsx';
import type { DraftLine } from './named-option.ts';
import { orderFormTexts } from './order-form.texts.ts';
import { goodsOf, saveGoods } from './save-goods.ts';

type Props = { order: OfficeOrder; close: () => void };

/**
 * Changes the lines of an unpaid order beside what somebody else changes of them, with the new total and the difference.
 */
export function GoodsDialog({ order, close }: Props) {
  const t = useTexts(orderFormTexts);
  const words = useTexts(orderWords);
  const say = useTexts(orderTexts);
  const language = useLanguage();
  const [opened] = useState(order);
  const first = goodsOf(opened);
  const draft = useDraft({ name: `goods of ${order.id}`, first, seen: opened.updatedAt });
  const { lines, isFeeNew } = draft.value;
  const delivery = isFeeNew ? order.zoneFee : order.totals.delivery;
  const { goods, totals } = costOf(order, { lines, delivery });
  const { total } = totals;
  const save = () => saveGoods({ opened, draft }, language);
  return (
    <ActionDialog
      title={`${order.number}: ${words('change-goods')}`}
      go={say('go')}
      isFit={lines.length > 0}
      run={save}
      done={say('saved')}
      close={close}
      draft={draft}
      maxWidth="sm"
    >
      <Alert severity="info">{t('goodsHint')}</Alert>
      <LinesInput lines={goods} change={(to) => draft.change({ lines: to })} />
      {order.zoneFee !== order.totals.delivery && (
        <FormControlLabel
          control={
            <Checkbox checked={isFeeNew} onChange={(_, isChecked) => draft.change({ isFeeNew: isChecked })} />
          }
          label={t('renewFee', { fee: money(order.zoneFee), agreed: money(order.totals.delivery) })}
        />
      )}
      <PromoChange was={order.totals.promo ?? 0} now={totals.promo} />
      <Sums was={order.totals} now={totals} />
      {total === 0 && lines.length > 0 && <Alert severity="warning">{t('nothingDue')}</Alert>}
    </ActionDialog>
  );
}

type GoodsDraft = { lines: readonly DraftLine[]; delivery: number };

/** Lines and totals as the server will reckon them. */
function costOf({ agreed = [], items, totals }: OfficeOrder, { lines, delivery }: GoodsDraft) {
  const terms = agreed.map(({ promo: share, ...line }) => ({ ...line, share }));
  const goods = lines.map((line) => ({ ...line, ...changedLine(line, terms) }));
  const promoOfGoods = items.reduce((sum, { promo = 0 }) => sum + promo, 0);
  return { goods, totals: changedTotals({ ...totals, promoOfGoods }, { lines: goods, delivery }) };
}

function PromoChange({ was, now }: { was: number; now: number }) {
  const t = useTexts(orderFormTexts);
  if (was === 0 && now === 0) return null;
  return (
    <Typography color="text.secondary" className="tabular" sx={{ marginTop: 1.5 }}>
      {t('promoChange', { was: money(was), now: money(now) })}
    </Typography>
  );
}

type SumsProps = { was: OfficeOrder['totals']; now: ReturnType<typeof changedTotals> };

function Sums({ was, now }: SumsProps) {
  const t = useTexts(orderFormTexts);
  const difference = now.total - was.total;
  const back = (was.certificate ?? 0) - now.certificate;
  const rows = [
    [t('wasTotal'), money(was.total)],
    [t('difference'), `${difference > 0 ? '+' : ''}${money(difference)}`],
    ...(back > 0 ? [[t('backToCertificate'), money(back)]] : []),
    [t('newTotal'), money(now.total)],
  ];
  return (
    <Box component="dl" className="tabular" sx={{ margin: '12px 0 0' }}>
      {rows.map(([name, sum], at) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            fontWeight: at === rows.length - 1 ? 650 : 400,
          }}
        >
          <dt>{name}</dt>
          <dd style={{ margin: 0 }}>{sum}</dd>
        </Box>
      ))}
    </Box>
  );
}
