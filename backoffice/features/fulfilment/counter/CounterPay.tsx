import { Alert, Box, Button, Typography } from '@mui/material';
import { type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '#backoffice/api/failure.ts';
import { bookAmount, bookMoney } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { TextBox, ToggleChoice } from '#backoffice/parts/inputs/boxes.tsx';
import { CallerCodes } from '../phone-order/CallerCodes.tsx';
import type { QuoteState } from '../phone-order/use-quote.ts';
import { changeOf, type CounterDraft } from './counter-draft.ts';
import { counterTexts } from './counter.texts.ts';

type Props = {
  draft: CounterDraft;
  change: (part: Partial<CounterDraft>) => void;
  counting: QuoteState;
  /** undefined while it cannot be sold */
  sell: (() => void) | undefined;
  isBusy: boolean;
  given: RefObject<HTMLInputElement | null>;
};

/** Codes, the sum, how it is paid, what was given and goes back; one button sells. */
export function CounterPay({ draft, change, counting, sell, isBusy, given }: Props) {
  const t = useTexts(counterTexts);
  const { quoted } = counting;
  const total = quoted?.quote.totals.total ?? 0;
  return (
    <Box sx={{ display: 'grid', gap: 1.25, marginTop: 1 }}>
      <Codes draft={draft} change={change} quoted={quoted} />
      <Shortages counting={counting} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <span>{t('due')}</span>
        <Typography component="b" className="tabular" sx={{ fontSize: 26, fontWeight: 700 }}>
          {bookMoney(total)}
        </Typography>
      </Box>
      <ToggleChoice
        value={draft.payment}
        choose={(payment) => change({ payment })}
        choices={deliveryPayments.map((kind) => [kind, t(kind)] as const)}
        fullWidth
      />
      {draft.payment === 'CASH' && (
        <Given draft={draft} change={change} total={total} sell={sell} field={given} />
      )}
      <TextBox
        label={t('phone')}
        placeholder={t('empty')}
        value={draft.phone}
        change={(phone) => change({ phone })}
        inputMode="tel"
        max={30}
        autoComplete="off"
      />
      <Button
        variant="contained"
        size="large"
        disabled={!sell}
        loading={isBusy}
        onClick={sell}
        sx={{ minHeight: 52 }}
      >
        {t('sell', { sum: bookMoney(total) })}
      </Button>
    </Box>
  );
}

type CodesProps = Pick<Props, 'draft' | 'change'> & Pick<QuoteState, 'quoted'>;

/** Shown on demand: most buyers have none. */
function Codes({ draft, change, quoted }: CodesProps) {
  const t = useTexts(counterTexts);
  const [isOpen, setOpen] = useState(draft.promo !== '' || draft.certificates.length > 0);
  if (!isOpen)
    return (
      <Button onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {t('codes')}
      </Button>
    );
  const { reason } = quoted?.promo?.rejection ?? {};
  const isUnnamed = draft.phone.trim() === '' && (reason === 'used' || reason === 'first-order');
  return (
    <>
      <CallerCodes draft={draft} change={change} quoted={quoted} />
      {isUnnamed && <Alert severity="info">{t('wantsPhone')}</Alert>}
    </>
  );
}

function Shortages({ counting: { quoted, error } }: Pick<Props, 'counting'>) {
  const t = useTexts(orderFormTexts);
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      {error && <Alert severity="warning">{translate(messageOf(error), { _: messageOf(error) })}</Alert>}
      {quoted?.quote.unavailable.map((short) => (
        <Alert key={short.option} severity="error">
          {t('short', { title: pick(short.title, language), n: short.available })}
        </Alert>
      ))}
    </>
  );
}

type GivenProps = Pick<Props, 'draft' | 'change' | 'sell'> & { total: number; field: Props['given'] };

/** An empty field is the exact sum; Enter sells. */
function Given({ draft, change, total, sell, field }: GivenProps) {
  const t = useTexts(counterTexts);
  const change_ = changeOf(draft, total);
  const isShort = typeof change_ === 'number' && change_ < 0;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, alignItems: 'center' }}>
      <TextBox
        label={t('given')}
        value={draft.given}
        change={(given) => change({ given })}
        inputMode="decimal"
        max={12}
        autoComplete="off"
        inputRef={field}
        onKeyDown={(event) => event.key === 'Enter' && sell?.()}
        error={change_ === 'wrong' || isShort}
        helperText={change_ === 'wrong' ? t('tooMuch') : 'F4'}
      />
      <Typography role="status" className="tabular">
        {typeof change_ === 'number' && (
          <>
            {t(isShort ? 'lacks' : 'change')}{' '}
            <b style={{ fontSize: 22, color: isShort ? 'var(--err)' : 'var(--ok)' }}>
              {bookAmount(Math.abs(change_))}
            </b>
          </>
        )}
      </Typography>
    </Box>
  );
}
