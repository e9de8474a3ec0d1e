import { type ReactNode, useState } from 'react';
import type { LinkCode } from '#contract/customers/link-code.ts';
import { CodeField } from '#storefront/features/customers/sign-in/CodeField.tsx';
import { seenTexts } from '#storefront/lang/errors.texts.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Question } from '#storefront/ui/surfaces/Question.tsx';
import classes from '../OrderPage.module.css';
import { orderTexts } from '../order.texts.ts';
import { askLinkCode } from './link.calls.ts';
import { orderLinkTexts } from './order-link.texts.ts';

type Act = (code: string) => Promise<Failure | null>;

/** State of a confirmation: requests a code, then performs the action with it. */
function useCode(token: string, act: Act) {
  const dispatch = useShopDispatch();
  const [sent, setSent] = useState<LinkCode | null>(null);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function ask(): Promise<Failure | null> {
    const result = await dispatch(askLinkCode(token));
    if (!askLinkCode.fulfilled.match(result)) return result.payload ?? null;
    setSent(result.payload);
    return null;
  }

  async function prove(): Promise<Failure | null> {
    const failure = await act(code);
    // An expired or exhausted code must be requested again.
    if (failure?.code === 'otp.expired' || failure?.code === 'otp.exhausted') setSent(null);
    return failure;
  }

  async function go(): Promise<void> {
    setBusy(true);
    setFailure(await (sent ? prove() : ask()));
    setBusy(false);
  }
  return { sent, code, setCode, isBusy, failure, go };
}

type Props = {
  token: string;
  isOpen: boolean;
  title: ReactNode;
  yes: ReactNode;
  isDanger?: boolean;
  act: Act;
  onClose: () => void;
  children: ReactNode;
};

/** Confirms a change made through an order's link: links get forwarded, so a code is sent to the buyer's number. */
export function CodeQuestion({ token, isOpen, title, yes, isDanger = false, act, onClose, children }: Props) {
  const t = useTexts(orderLinkTexts);
  const words = useTexts(orderTexts);
  const seen = useTexts(seenTexts);
  const { sent, code, setCode, isBusy, failure, go } = useCode(token, act);
  const isWrong = failure?.code === 'otp.wrong';
  return (
    <Question
      isOpen={isOpen}
      title={title}
      yes={sent ? yes : t('sendCode')}
      no={words('keep')}
      onYes={() => void go()}
      onClose={onClose}
      isDanger={isDanger && sent !== null}
      busy={isBusy}
    >
      <div className={classes['actions']}>
        {children}
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
  );
}
