import { monthsAfter, usualMonths } from '#domain/payments/certificate.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import classes from './CertificateNote.module.css';
import { CertificatePaper } from './CertificatePaper.tsx';
import { noteTexts } from './note.texts.ts';

/** On the page of a certificate: the card with the chosen face, and what can be done with it. */
export function CertificateNote({ face }: { face: number }) {
  const t = useTexts(noteTexts);
  const now = useNow();
  return (
    <section className={classes['note']}>
      <h2>{t('title')}</h2>
      <ul>
        {(['way', 'spend', 'pay'] as const).map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
      <CertificatePaper
        face={face}
        name=""
        message=""
        expiresAt={monthsAfter(now(), usualMonths).toISOString()}
      />
    </section>
  );
}
