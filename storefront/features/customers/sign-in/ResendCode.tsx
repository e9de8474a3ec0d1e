import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { countdown } from '#storefront/lang/format.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { selectSmsResponse } from './auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { useNow } from '#storefront/lang/now.ts';
import { resendCode } from './auth.calls.ts';
import { CodeState, waitOf } from './CodeState.tsx';
import { signInTexts } from './sign-in.texts.ts';
import classes from './SignInFrame.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Another code, once the server allows it; the clock is the server's and survives a reload. */
export function ResendCode({ onSent }: { onSent: () => void }) {
  const t = useTexts(signInTexts);
  const dispatch = useShopDispatch();
  const sms = useSelector(selectSmsResponse);
  const [isSending, setSending] = useState(false);
  const now = useNow();
  const [refusedUntil, setRefusedUntil] = useState(0);
  const wait = useSecondsLeft(Math.max(sms?.resendAt ?? 0, refusedUntil));
  const life = useSecondsLeft(sms?.expiresAt ?? 0);
  if (!sms) return null;

  async function send(username: string): Promise<void> {
    setSending(true);
    const result = await dispatch(resendCode(username));
    setSending(false);
    if (resendCode.fulfilled.match(result)) onSent();
    else setRefusedUntil(waitOf(result.payload, now()));
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
