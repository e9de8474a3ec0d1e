import { Fragment, useState } from 'react';
import { hoursWords } from '#domain/delivery/hours-words.ts';
import { isRequestOver } from '#domain/gift-requests/request.ts';
import type { Order } from '#contract/orders/shop.ts';
import type { GiftRequest } from '#contract/gift-requests/request.ts';
import { SmsNumberForm } from '#storefront/features/customers/SmsNumberForm.tsx';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { clock } from '#domain/print/clocks.ts';
import { nearDay } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { loadOrder } from '#storefront/features/orders/order.calls.ts';
import classes from '#storefront/features/orders/OrderPage.module.css';
import { AddressChoice } from './AddressChoice.tsx';
import { decideRequest } from './request.calls.ts';
import ownClasses from './RequestPanel.module.css';
import { requestTexts } from './request.texts.ts';
import { ThanksPanel } from './ThanksPanel.tsx';

type Props = { order: Pick<Order, 'id' | 'delivery' | 'status'>; request: GiftRequest };

/** State of the request to the recipient, with the giver's possible actions, and the recipient's thanks. */
export function RequestPanel({ order, request }: Props) {
  const t = useTexts(requestTexts);
  const { state, thanks } = request;
  const isOver = state === 'closed' || isRequestOver(state, order.status);
  if (isOver && !thanks) return null;
  return (
    <div className={ownClasses['stack']}>
      {thanks && <ThanksPanel id={order.id} thanks={thanks} />}
      {!isOver && (
        <Panel className={classes['pay']}>
          <h2 className={classes['panelTitle']}>{t(state)}</h2>
          <Note order={order} request={request} />
          <RequestSteps order={order} request={request} />
          <Actions order={order} request={request} />
          {isUnopened(request) && <OtherNumber id={order.id} />}
        </Panel>
      )}
    </div>
  );
}

/** The SMS was sent, but its link was not opened. */
function isUnopened({ state, steps = [] }: GiftRequest): boolean {
  return state === 'asked' && steps.every(({ step }) => step !== 'opened');
}

const stepWords = { asked: 'stepAsked', opened: 'stepOpened', answered: 'stepAnswered' } as const;

/** When the recipient was asked, opened the link, chose day and slot, and said thanks; never their address. */
function RequestSteps({ order: { delivery }, request: { steps = [], thanks } }: Props) {
  const t = useTexts(requestTexts);
  const language = useLanguage();
  const now = useNow();
  const { day, from, to } = delivery;
  const hours = hoursWords({ from, to }, language);
  const when = day && [nearDay(day, now(), language).toLowerCase(), hours].filter(Boolean).join(', ');
  const rows = steps.map(({ step, at }) => ({
    at,
    words: step === 'answered' && when ? t('stepAnsweredWhen', { when }) : t(stepWords[step]),
  }));
  if (thanks) rows.push({ at: thanks.at, words: t('stepThanked') });
  if (rows.length === 0) return null;
  return (
    <ol className={ownClasses['steps']}>
      {rows.map(({ at, words }) => (
        <li key={words}>
          <span>{words}</span>
          <time dateTime={at}>{`${nearDay(at, now(), language).toLowerCase()}, ${clock(at)}`}</time>
        </li>
      ))}
    </ol>
  );
}

function Note({ order, request: { state, dueAt } }: Props) {
  const t = useTexts(requestTexts);
  const language = useLanguage();
  const now = useNow();
  if (state === 'waiting')
    return <p>{t(order.status === 'awaiting-payment' ? 'unpaidNote' : 'waitingNote')}</p>;
  if (state === 'answered') return <p className={classes['note']}>{t('answeredNote')}</p>;
  if (dueAt === null) return null;
  const when = `${nearDay(dueAt, now(), language).toLowerCase()}, ${clock(dueAt)}`;
  const isDeciding = state === 'declined' || state === 'lapsed';
  return <p className={classes['note']}>{t(isDeciding ? 'decideNote' : 'askedNote', { when })}</p>;
}

const simple = {
  extend: 'extend',
  resend: 'resend',
  certificate: 'certificate',
  'give-up': 'giveUp',
} as const;

function Actions({
  order: { id },
  request: { actions },
}: {
  order: Pick<Order, 'id'>;
  request: GiftRequest;
}) {
  const t = useTexts(requestTexts);
  const dispatch = useShopDispatch();
  const sellsCertificates = useHasFeature('certificates');
  const [isNaming, setNaming] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function decide(action: keyof typeof simple): Promise<void> {
    setBusy(action);
    const result = await dispatch(decideRequest({ id, action }));
    setBusy(null);
    setRefusal(decideRequest.fulfilled.match(result) ? null : (result.payload?.sentence ?? ''));
    void dispatch(loadOrder(id));
  }

  return (
    <>
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
      {actions.includes('address') && !isNaming && (
        <Button wide look="outline" onClick={() => setNaming(true)}>
          {t('address')}
        </Button>
      )}
      {isNaming && <AddressChoice id={id} onDone={() => setNaming(false)} />}
      {(Object.keys(simple) as (keyof typeof simple)[])
        .filter((action) => actions.includes(action) && (action !== 'certificate' || sellsCertificates))
        .map((action) => (
          <Fragment key={action}>
            <Button
              wide
              look={action === 'give-up' ? 'danger' : 'outline'}
              busy={busy === action}
              onClick={() => void decide(action)}
            >
              {t(simple[action])}
            </Button>
            {action === 'certificate' && <p className={classes['note']}>{t('certificateNote')}</p>}
          </Fragment>
        ))}
    </>
  );
}

/** Corrects the recipient's number, as long as nobody has opened the link. */
function OtherNumber({ id }: { id: string }) {
  const t = useTexts(requestTexts);
  const dispatch = useShopDispatch();
  const [isOpen, setOpen] = useState(false);

  async function send(mobile: string): Promise<string | undefined> {
    const result = await dispatch(decideRequest({ id, action: 'resend', mobile }));
    void dispatch(loadOrder(id));
    if (!decideRequest.fulfilled.match(result)) return result.payload?.sentence ?? '';
    setOpen(false);
    return undefined;
  }

  if (!isOpen)
    return (
      <Button wide look="outline" onClick={() => setOpen(true)}>
        {t('otherNumber')}
      </Button>
    );
  return (
    <SmsNumberForm
      note={t('otherNumberNote')}
      label={t('mobile')}
      fault={t('faultMobile')}
      action={t('sendThere')}
      className={ownClasses['stack']}
      onSend={send}
    />
  );
}
