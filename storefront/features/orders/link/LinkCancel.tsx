import { useState } from 'react';
import type { LinkedOrder } from '#contract/checkout/order-link.ts';
import type { LinkCode } from '#contract/customers/link-code.ts';
import { CodeField } from '#storefront/features/customers/sign-in/CodeField.tsx';
import { seenTexts } from '#storefront/lang/errors.texts.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Question } from '#storefront/ui/surfaces/Question.tsx';
import classes from '../OrderPage.module.css';
import { orderTexts } from '../order.texts.ts';
import { askCancelCode, cancelByLink } from './link.calls.ts';
import { orderLinkTexts } from './order-link.texts.ts';

type Props = { order: LinkedOrder; token: string; again: () => void };

/** A code is asked for first, then the order is cancelled with it. */
function useCancelling(token: string, again: () => void) {
  const dispatch = useShopDispatch();
  const [sent, setSent] = useState<LinkCode | null>(null);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function ask(): Promise<Failure | null> {
    const result = await dispatch(askCancelCode(token));
    if ('failure' in result) return result.failure;
    setSent(result.answer);
    return null;
  }

  async function cancel(): Promise<Failure | null> {
    const result = await dispatch(cancelByLink(token, code));
    // What is being prepared by now is not cancelled: the page shows it.
    if ('answer' in result || result.failure.status === 409) again();
    if ('answer' in result) return null;
    // A code that is over is followed by another one.
    if (result.failure.code === 'otp.expired' || result.failure.code === 'otp.exhausted') setSent(null);
    return result.failure;
  }

  async function go(): Promise<void> {
    setBusy(true);
    setFailure(await (sent ? cancel() : ask()));
    setBusy(false);
  }
  return { sent, code, setCode, isBusy, failure, go };
}

/** Cancels an order by its link: links get forwarded, so a code goes to the buyer's number. */
export function LinkCancel({ order, token, again }: Props) {
  const t = useTexts(orderLinkTexts);
  const words = useTexts(orderTexts);
  const seen = useTexts(seenTexts);
  const [isOpen, setOpen] = useState(false);
  const { sent, code, setCode, isBusy, failure, go } = useCancelling(token, again);
  const isWrong = failure?.code === 'otp.wrong';

  return (
    <div className={classes['actions']}>
      <Button look="danger" onClick={() => setOpen(true)}>
        {words('cancel')}
      </Button>
      <Question
        isOpen={isOpen}
        title={words('cancelSure')}
        yes={sent ? words('yesCancel') : t('sendCode')}
        no={words('keep')}
        onYes={() => void go()}
        onClose={() => setOpen(false)}
        isDanger={sent !== null}
        busy={isBusy}
      >
        <div className={classes['actions']}>
          <p>{words(order.paymentStatus === 'paid' ? 'cancelPaid' : 'cancelPlain')}</p>
          <p>{sent ? t('codeSent', { phone: sent.mobile }) : t('codeWhy')}</p>
          {sent && (
            <CodeField
              label={t('code')}
              value={code}
              error={isWrong ? seen('checkData') : undefined}
              onChange={setCode}
            />
          )}
          {failure && !isWrong && <ErrorState>{failure.sentence}</ErrorState>}
        </div>
      </Question>
    </div>
  );
}
