import { Alert, Box, Button, Typography } from '@mui/material';
import type { Quote } from '#contract/checkout/shop.ts';
import { useRedirect, useTranslate } from 'react-admin';
import { api } from '#backoffice/api/api.ts';
import { messageOf } from '#backoffice/api/failure.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { money } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { missingOf, type PhoneOrderDraft, readOrder } from './phone-order-draft.ts';
import type { QuoteState } from './use-quote.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { orderTexts } from '#backoffice/features/orders/edit/order.texts.ts';

type Props = {
  draft: PhoneOrderDraft;
  /** The shop lets recipients of gifts pay on delivery. */
  mayGift: boolean;
  counting: QuoteState;
  /** Sends the order; the draft is deleted once the order exists. */
  sendOnce: <T>(send: () => Promise<T>) => Promise<T>;
};

/** The quoted total and the order button. A double press makes one order. */
export function PhoneOrderTotal({ draft, mayGift, counting, sendOnce }: Props) {
  const { quoted, error } = counting;
  const t = useTexts(orderFormTexts);
  const redirect = useRedirect();
  const translate = useTranslate();
  const { act, isBusy } = useAct();
  const quote = quoted?.quote;
  const counted = quoted && { total: quoted.quote.totals.total, codes: quoted.codes };
  const body = readOrder(draft, mayGift, counted);
  const order = async () => {
    if (!body) return;
    const reply = await sendOnce(() => api('POST /api/office/orders/', { body }));
    redirect('show', 'orders', reply.data.id);
  };
  return (
    <Panel title={t('total')}>
      {error && <Alert severity="warning">{translate(messageOf(error), { _: messageOf(error) })}</Alert>}
      {!quote && !error && <Typography color="text.secondary">{t('addProducts')}</Typography>}
      {quote && <QuoteRows quote={quote} />}
      {draft.lines.length > 0 && <ToFill draft={draft} />}
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={!body || counting.isBusy}
        loading={isBusy}
        onClick={() => void act(order)}
        sx={{ marginTop: 1 }}
      >
        {t('order')}
      </Button>
    </Panel>
  );
}

/** Why the button is disabled. */
function ToFill({ draft }: { draft: PhoneOrderDraft }) {
  const t = useTexts(orderFormTexts);
  const missing = missingOf(draft);
  if (missing.length === 0) return null;
  return (
    <Typography role="status" variant="body2" sx={{ color: 'var(--warn)' }}>
      {t('toFill', { what: missing.map((name) => t(name)).join(', ') })}
    </Typography>
  );
}

function QuoteRows({ quote }: { quote: Quote }) {
  const t = useTexts(orderFormTexts);
  const words = useTexts(orderTexts);
  const language = useLanguage();
  const { promo = 0 } = quote.totals;
  const rows = [
    [words('goods'), quote.totals.goods],
    [words('wrap'), quote.totals.wrap],
    [words('deliveryFee'), quote.totals.delivery],
    [words('promo'), -promo],
    [words('discount'), promo - quote.totals.discount],
  ] as const;
  return (
    <>
      {rows
        .filter(([, sum], at) => at === 0 || sum !== 0)
        .map(([name, sum]) => (
          <Box key={name} className="tabular" sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <span>{name}</span>
            <span>{money(sum)}</span>
          </Box>
        ))}
      <Typography variant="h5" component="p" className="tabular" sx={{ marginBlock: 1 }}>
        {money(quote.totals.total)}
      </Typography>
      {quote.unavailable.map((short) => (
        <Alert key={short.option} severity="error">
          {t('short', { title: pick(short.title, language), n: short.available })}
        </Alert>
      ))}
      {quote.toMinimum > 0 && (
        <Alert severity="warning">{t('toMinimum', { sum: money(quote.toMinimum) })}</Alert>
      )}
    </>
  );
}
