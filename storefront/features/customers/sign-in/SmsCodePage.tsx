import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Redirect, useLocation } from 'wouter';
import { phone } from '#domain/print/phone.ts';
import { countdown } from '#domain/print/clocks.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { activate, resendCode } from './auth.calls.ts';
import { loginErrorCleared, numberReopened, selectAuth, selectSmsResponse } from './auth.slice.ts';
import { CodeField, readCode } from './CodeField.tsx';
import { useNext } from './read-next.ts';
import { translateMessage } from './translate-message.ts';
import { signInTexts } from './sign-in.texts.ts';
import { SignInFrame } from './SignInFrame.tsx';
import classes from './SignInFrame.module.css';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { Clock, MessageSquareText } from 'lucide-react';
import { CodeState, useForgetOffline, useWait } from './CodeState.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Asks for the SMS code; after the right one the page reloads signed in, at the address that was wanted. */
export default function SmsCodePage() {
  const t = useTexts(signInTexts);
  const dispatch = useShopDispatch();
  const { isAuthenticated, smsResponse } = useSelector(selectAuth);
  const [, navigate] = useLocation();
  const next = useNext();
  const username = smsResponse?.username;

  if (isAuthenticated) return <Redirect to={next} replace />;
  if (!username) return <Redirect to={paths.signIn(next)} replace />;

  const [before, after] = t('sentTo', { phone: '\n' }).split('\n');

  function changeNumber(): void {
    dispatch(numberReopened());
    navigate(paths.signIn(next), { replace: true });
  }

  return (
    <SignInFrame
      icon={<MessageSquareText />}
      title={t('codeTitle')}
      back={changeNumber}
      lead={
        <>
          {before}
          <span className={classes['number']}>{phone(username)}</span>
          {after}{' '}
          <button type="button" onClick={changeNumber}>
            {t('change')}
          </button>
        </>
      }
    >
      <CodeForm username={username} />
    </SignInFrame>
  );
}

function CodeForm({ username }: { username: string }) {
  const t = useTexts(signInTexts);
  const language = useLanguage();
  const dispatch = useShopDispatch();
  const { loginError, isLoading } = useSelector(selectAuth);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  useForgetOffline();
  const { send, refused, setRefused, waitUntil } = useSending(username, input);
  useWebOtp((found) => {
    setCode(readCode(found));
    void send(readCode(found));
  });
  useEffect(() => {
    dispatch(loginErrorCleared());
    input.current?.focus();
  }, [dispatch]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setShort(code.length < 6);
    // A late press does not send the same refused code again.
    if (code.length === 6 && code !== refused) void send(code);
    else input.current?.focus();
  }

  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <CodeField
        ref={input}
        label={t('code')}
        value={code}
        error={translateMessage(loginError, language) ?? (isShort ? t('codeShort') : undefined)}
        onChange={(typed, isFilledIn) => {
          setCode(typed);
          setShort(false);
          if (loginError) dispatch(loginErrorCleared());
          if (isFilledIn) void send(typed);
        }}
      />
      <ResendCode
        waitUntil={waitUntil}
        onSent={() => {
          setCode('');
          setRefused('');
        }}
      />
      <Button type="submit" wide busy={isLoading}>
        {t('go')}
      </Button>
      <CodeHelp username={username} />
    </form>
  );
}

/** Sends a code; `refused` is the last code that was refused. */
function useSending(username: string, input: RefObject<HTMLInputElement | null>) {
  const dispatch = useShopDispatch();
  const next = useNext();
  const [refused, setRefused] = useState('');
  const [waitUntil, noteRefusal] = useWait();
  const send = useCallback(
    async (typed: string) => {
      const result = await dispatch(activate({ username, code: typed, next }));
      if (activate.fulfilled.match(result)) return;
      noteRefusal(result.payload);
      if (result.payload?.code?.startsWith('otp.')) setRefused(typed);
      // The refused digits stay for comparison with the SMS; typing replaces them.
      input.current?.focus();
      input.current?.select();
    },
    [dispatch, input, next, noteRefusal, username],
  );
  return { send, refused, setRefused, waitUntil };
}

/** Help when no SMS arrives. */
function CodeHelp({ username }: { username: string }) {
  const t = useTexts(signInTexts);
  const shopPhone = useSelector(selectMainInfo)?.contacts.phones[0];
  return (
    <details className={classes['help']}>
      <summary>{t('noCode')}</summary>
      <ul>
        <li>{t('helpNumber', { phone: phone(username) })}</li>
        <li>{t('helpSignal')}</li>
        <li>{t('helpMemory')}</li>
        {shopPhone && (
          <li>
            {t('helpCall')} <a href={`tel:${shopPhone.replace(/[^+\d]/g, '')}`}>{phone(shopPhone)}</a>
          </li>
        )}
      </ul>
    </details>
  );
}

type ResendProps = {
  onSent: () => void;
  /** Until then codes are rate-limited as well; milliseconds since 1970. */
  waitUntil: number;
};

/** Requests another code, once the server allows it; the countdown is the server's and survives a reload. */
function ResendCode({ onSent, waitUntil }: ResendProps) {
  const t = useTexts(signInTexts);
  const dispatch = useShopDispatch();
  const sms = useSelector(selectSmsResponse);
  const [isSending, setSending] = useState(false);
  const [refusedUntil, noteRefusal] = useWait();
  const wait = useSecondsLeft(Math.max(sms?.resendAt ?? 0, refusedUntil, waitUntil));
  const life = useSecondsLeft(sms?.expiresAt ?? 0);
  if (!sms) return null;

  async function send(username: string): Promise<void> {
    setSending(true);
    const result = await dispatch(resendCode(username));
    setSending(false);
    if (resendCode.fulfilled.match(result)) onSent();
    else noteRefusal(result.payload);
  }

  return (
    <div>
      <p role="status" className={classes['note']}>
        {life === 0 && t('expired')}
      </p>
      {wait > 0 ? (
        <p className={classes['timer']}>
          <Clock size={20} aria-hidden="true" />
          {t('resendIn', { time: countdown(wait) })}
        </p>
      ) : (
        <Button look="link" wide busy={isSending} onClick={() => void send(sms.username)}>
          {t('resend')}
        </Button>
      )}
      <CodeState />
    </div>
  );
}

type OtpRequest = CredentialRequestOptions & { otp: { transport: string[] } };
type OtpCredential = Credential & { code: string };

/** WebOTP: Chrome reads the code from the SMS with the customer's permission; other browsers lack it. */
function useWebOtp(onCode: (code: string) => void): void {
  const newest = useRef(onCode);
  useEffect(() => {
    newest.current = onCode;
  });
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials
      .get(request)
      .then((credential) => credential && newest.current((credential as OtpCredential).code))
      .catch(() => {
        // Refused, or no SMS arrived: the code is typed by hand.
      });
    return () => leaving.abort();
  }, []);
}
