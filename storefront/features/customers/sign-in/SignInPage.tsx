import { User } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import { readPhone } from '#domain/phone.ts';
import { errorTexts } from '#storefront/lang/errors.texts.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { signIn } from './auth.calls.ts';
import { CodeState, useForgetOffline, useWait } from './CodeState.tsx';
import { loginErrorCleared, numberReopened, selectAuth } from './auth.slice.ts';
import { nationalDigits, wholeNumber } from './phone-mask.ts';
import { PhoneField } from './PhoneField.tsx';
import { phoneTexts } from './phone.texts.ts';
import { readNext } from './read-next.ts';
import { translateMessage } from './translate-message.ts';
import { signInTexts } from './sign-in.texts.ts';
import { SignInFrame } from './SignInFrame.tsx';
import classes from './SignInFrame.module.css';

/** Placeholder: everything but what depends on the visitor, and no form yet, which would send itself without scripts. */
export function PageSkeleton() {
  const t = useTexts(signInTexts);
  return (
    <SignInFrame icon={<User />} title={t('title')} lead={'\u00A0'} back={paths.home()}>
      <div className={classes['form']} aria-busy="true">
        <Skeleton height="78px" isPicture />
        <Skeleton height="52px" isPicture />
      </div>
    </SignInFrame>
  );
}

/** Asks for a phone number; a code is sent by SMS. */
export default function SignInPage() {
  const t = useTexts(signInTexts);
  const dispatch = useShopDispatch();
  const auth = useSelector(selectAuth);
  const now = useNow();
  const [, navigate] = useLocation();
  const search = useSearch();
  const next = readNext(search);
  const isOnTheWay = next !== paths.account();

  const isCodeAlive = (auth.smsResponse?.expiresAt ?? 0) > now().getTime();
  // Read once, when the page opens: later the flag means that a code has just been sent.
  const isLate = useRef(auth.redirectToSms && !isCodeAlive);
  useEffect(() => {
    dispatch(isLate.current ? numberReopened() : loginErrorCleared());
  }, [dispatch]);

  if (auth.isAuthenticated) return <Redirect to={next} replace />;
  if (auth.redirectToSms && isCodeAlive) {
    return <Redirect to={paths.smsCode(isOnTheWay ? next : undefined)} replace />;
  }

  return (
    <SignInFrame
      icon={<User />}
      title={t('title')}
      lead={t(leadOf(next))}
      back={() => (history.length > 1 ? history.back() : navigate(paths.home()))}
    >
      <NumberForm />
    </SignInFrame>
  );
}

/** Text key of the line about where the customer goes after the code. */
function leadOf(next: string): 'lead' | 'leadBack' | 'leadOrder' {
  if (next === paths.checkout('signedIn')) return 'leadOrder';
  return next === paths.account() ? 'lead' : 'leadBack';
}

type Fault = 'empty' | 'length' | 'foreign';

function NumberForm() {
  const t = useTexts(signInTexts);
  const say = useTexts(phoneTexts);
  const language = useLanguage();
  const dispatch = useShopDispatch();
  const auth = useSelector(selectAuth);
  const form = useRef<HTMLFormElement>(null);
  const [digits, setDigits] = useState(() => nationalDigits(auth.smsResponse?.username));
  const [waitUntil, noteRefusal] = useWait();
  const [fault, setFault] = useState<Fault | null>(null);
  useForgetOffline();

  const reading = readPhone(wholeNumber(digits));
  const refusal = translateMessage(auth.loginError, language);
  // The reason is shown only if the number itself is invalid: others would reveal whose number is known.
  const why =
    'fault' in reading && refusal?.text === errorTexts.wrongUsername[language] && say(reading.fault);
  const refused = refusal && { ...refusal, ...(why ? { reason: why } : {}) };

  const focusField = useCallback(() => form.current?.querySelector('input')?.focus(), []);
  // Runs after the page has taken the focus, because this field is its only question.
  useEffect(focusField, [focusField]);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = findFault(digits);
    setFault(wrong);
    if (wrong) return focusField();
    const result = await dispatch(signIn(wholeNumber(digits)));
    if (!signIn.rejected.match(result)) return;
    noteRefusal(result.payload);
    focusField();
  }

  return (
    <form className={classes['form']} onSubmit={(event) => void submit(event)} ref={form} noValidate>
      <PhoneField
        label={say('label')}
        name="username"
        enterKeyHint="send"
        autoComplete="tel-national"
        value={digits}
        error={fault ? say(fault) : refused}
        onChange={(value) => {
          setDigits(value);
          setFault(null);
          noteRefusal();
          if (auth.loginError) dispatch(loginErrorCleared());
        }}
      />
      <div>
        <Button type="submit" wide busy={auth.isLoading}>
          {t('send')}
        </Button>
        <CodeState waitUntil={waitUntil} />
      </div>
      <Consent />
    </form>
  );
}

function Consent() {
  const t = useTexts(signInTexts);
  return (
    <p className={classes['note']}>
      {t('consent')} <Link href={paths.privacy()}>{t('privacy')}</Link>
      {t('consentEnd')}
    </p>
  );
}

function findFault(digits: string): Fault | null {
  if (digits === '') return 'empty';
  if (digits.startsWith('+')) return 'foreign';
  return digits.length < 8 ? 'length' : null;
}
