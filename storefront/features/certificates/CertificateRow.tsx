import type { BoughtCertificate, OrderedCertificate } from '#contract/certificates/bought.ts';
import type { ReactNode } from 'react';
import { lastSendDay } from '#domain/certificates/certificate.ts';
import { clock } from '#domain/print/clocks.ts';
import { dayAndMonth, longDate, nearDay } from '#domain/print/days.ts';
import { money } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { Dotted } from '#storefront/ui/Dotted.tsx';
import classes from './BoughtCertificates.module.css';
import { boughtTexts } from './bought.texts.ts';

type Props = { certificate: OrderedCertificate | BoughtCertificate; children: ReactNode };

/** One bought certificate: amount, state, and the state of its SMS. */
export function CertificateRow({ certificate, children }: Props) {
  const t = useTexts(boughtTexts);
  const language = useLanguage();
  const { last4, face, balance, state, way, mobile, name, expiresAt } = certificate;
  const sms = useSmsState(certificate);
  const isSpent = state === 'active' && balance < face;
  return (
    <li className={classes['row']}>
      <p className={classes['head']}>
        <b>
          {money(face)} {last4 && <span className={classes['last4']}>··{last4}</span>}
        </b>
        <span className={classes['state']} data-state={state}>
          {t(state)}
        </span>
      </p>
      <Dotted className={classes['quiet']} parts={[name, way === 'SMS' ? phone(mobile) : t('byPrint')]} />
      {sms && <p className={classes['quiet']}>{sms}</p>}
      {isSpent && <p>{t('left', { sum: money(balance) })}</p>}
      {state === 'active' && expiresAt && (
        <p className={classes['quiet']}>{t('until', { day: longDate(expiresAt, language) })}</p>
      )}
      {children}
    </li>
  );
}

/** When the SMS was or will be sent. */
function useSmsState({ way, state, sentAt, sendDay }: Props['certificate']): string {
  const t = useTexts(boughtTexts);
  const language = useLanguage();
  const now = useNow();
  if (way !== 'SMS' || state === 'void') return '';
  if (sentAt) {
    return t('sent', { when: `${nearDay(sentAt, now(), language).toLowerCase()}, ${clock(sentAt)}` });
  }
  const isWaiting = state === 'scheduled' && sendDay !== null && sendDay > lastSendDay(now());
  if (isWaiting) return t('willSend', { day: dayAndMonth(sendDay, language) });
  return state === 'active' || state === 'scheduled' ? t('sending') : '';
}
