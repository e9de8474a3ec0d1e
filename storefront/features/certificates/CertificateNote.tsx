import { monthsAfter } from '#domain/payments/certificate.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import classes from './CertificateNote.module.css';
import { CertificatePaper } from './CertificatePaper.tsx';
import { noteTexts } from './note.texts.ts';
import { useSoldMonths } from './use-sold-months.ts';

/** On the page of a certificate: the card with the chosen face, and what can be done with it. */
export function CertificateNote({ face }: { face: number }) {
  const t = useTexts(noteTexts);
  const now = useNow();
  const months = useSoldMonths();
  return (
    <section className={classes['note']}>
      <h2>{t('title')}</h2>
      <ul>
        <li>{t('way')}</li>
        <li>{t('spend', { n: months })}</li>
        <li>{t('pay')}</li>
      </ul>
      <CertificatePaper face={face} name="" message="" expiresAt={monthsAfter(now(), months).toISOString()} />
    </section>
  );
}
