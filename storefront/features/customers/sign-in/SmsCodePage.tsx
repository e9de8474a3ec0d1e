import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Redirect, useLocation } from 'wouter';
import { phone } from '#storefront/lang/format.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { activate } from './auth.calls.ts';
import { loginErrorCleared, numberReopened, selectAuth } from './auth.slice.ts';
import { CodeField, readCode } from './CodeField.tsx';
import { CodeHelp } from './CodeHelp.tsx';
import { useNext } from './read-next.ts';
import { ResendCode } from './ResendCode.tsx';
import { retell } from './retell.ts';
import { signInTexts } from './sign-in.texts.ts';
import { SignInFrame } from './SignInFrame.tsx';
import classes from './SignInFrame.module.css';
import { useWebOtp } from './use-web-otp.ts';

/** The code that came by SMS; with the right one the page begins anew as the customer's and goes where they wanted. */
export default function SmsCodePage() {
  const t = useTexts(signInTexts);
  const dispatch = useShopDispatch();
  const { isAuthenticated, smsResponse } = useSelector(selectAuth);
  const [, navigate] = useLocation();
  const next = useNext();
  const username = smsResponse?.username;

  if (isAuthenticated) return <Redirect to={next} replace />;
  if (!username) return <Redirect to={paths.signIn(next)} replace />;

  function changeNumber(): void {
    dispatch(numberReopened());
    navigate(paths.signIn(next), { replace: true });
  }

  return (
    <SignInFrame
      title={t('codeTitle')}
      back={changeNumber}
      lead={
        <>
          {t('sentTo', { phone: phone(username) })}{' '}
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

  const send = useCallback(
    async (typed: string) => {
      const result = await dispatch(activate({ username, code: typed }));
      if (activate.fulfilled.match(result)) return;
      // Some say nothing when a field fails; the next try must be one press away.
      if (result.payload?.code?.startsWith('otp.')) setCode('');
      input.current?.focus();
    },
    [dispatch, username],
  );
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
    if (code.length < 6) input.current?.focus();
    else void send(code);
  }

  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <CodeField
        ref={input}
        label={t('code')}
        value={code}
        // A refusal empties the field and stands until something is typed: a press that comes late changes nothing.
        error={retell(loginError, language) ?? (isShort ? t('codeShort') : undefined)}
        onChange={(typed, isFilledIn) => {
          setCode(typed);
          setShort(false);
          if (loginError) dispatch(loginErrorCleared());
          if (isFilledIn) void send(typed);
        }}
      />
      <ResendCode onSent={() => setCode('')} />
      <Button type="submit" wide busy={isLoading}>
        {t('go')}
      </Button>
      <CodeHelp username={username} />
    </form>
  );
}
