import { type CSSProperties, lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { type CertificateDesign, certificateLooks } from '#domain/certificates/certificate-design.ts';
import { ErrorBoundary } from '#storefront/app/frame/ErrorBoundary.tsx';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { longDate } from '#domain/print/days.ts';
import { money } from '#domain/print/money.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './CertificatePaper.module.css';
import { certificateTexts } from './certificate.texts.ts';

// Loaded separately, because it comes with the QR library.
const QrDots = lazy(() => import('./QrDots.tsx').then((part) => ({ default: part.QrDots })));

type Props = {
  face: number;
  name: string;
  message: string;
  giver: string;
  design: CertificateDesign;
  /** The printed code; before the payment there is none. */
  code?: string | undefined;
  expiresAt: string | null;
  /** In real millimetres. */
  isSheet?: boolean | undefined;
};

/** The card of a certificate, A6: printed, or as a preview. */
export function CertificatePaper({ face, name, message, giver, design, code, expiresAt, isSheet }: Props) {
  const t = useTexts(certificateTexts);
  const local = useLocal();
  const language = useLanguage();
  const shop = useSelector(selectMainInfo)?.name;
  const { ink, paper, picture } = certificateLooks[design];
  const page = `${window.location.host}/c`;
  return (
    <div
      className={joinClasses(classes['paper'], isSheet && classes['sheet'], !code && classes['sample'])}
      data-certificate-paper={design}
      style={{ '--card-ink': ink, '--card-paper': paper } as CSSProperties}
    >
      <p className={classes['shop']}>{local(shop)}</p>
      <p className={classes['title']}>{t('card')}</p>
      <p className={classes['face']}>
        <Picture path={picture} />
        {money(face)}
        <Picture path={picture} />
      </p>
      {name.trim() && <p className={classes['name']}>{t('to', { name: name.trim() })}</p>}
      {message.trim() && <p className={classes['message']}>{message.trim()}</p>}
      {giver.trim() && <p className={classes['giver']}>{t('from', { giver: giver.trim() })}</p>}
      <div className={classes['foot']}>
        <div className={classes['dots']}>
          <ErrorBoundary quiet>
            <Suspense>
              <QrDots text={code ? `${window.location.origin}/c#${code.replace(/-/g, '')}` : page} />
            </Suspense>
          </ErrorBoundary>
        </div>
        <p className={classes['code']}>{code ?? 'XXXX-XXXX-XXXX'}</p>
        {expiresAt && <p>{t('until', { day: longDate(expiresAt, language) })}</p>}
        <p>{t('scan', { page })}</p>
      </div>
    </div>
  );
}

function Picture({ path }: { path: string }) {
  if (!path) return null;
  return (
    <svg viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
