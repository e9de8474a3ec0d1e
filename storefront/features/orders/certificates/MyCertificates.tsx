import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { BoughtCertificate } from '#contract/certificates/bought.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { boughtTexts } from './bought.texts.ts';
import { loadCertificates } from './certificates.calls.ts';
import { CertificateRow } from './CertificateRow.tsx';
import classes from './Certificates.module.css';

/** The customer's bought certificates; each links to its order, where it can be printed or sent again. */
export function MyCertificates({ onClose }: { onClose: () => void }) {
  const t = useTexts(boughtTexts);
  const { rows, failure, load } = useCertificates();
  return (
    <Sheet isOpen onClose={onClose} title={t('mine')}>
      {failure !== null && <ErrorState onRetry={load}>{failure}</ErrorState>}
      {!rows && failure === null && <Skeleton height="180px" radius="14px" />}
      {rows?.length === 0 && <p>{t('none')}</p>}
      <ul>
        {rows?.map((certificate) => (
          <CertificateRow key={certificate.id} certificate={certificate}>
            <Link href={paths.order(certificate.order)} onClick={onClose} className={classes['link']}>
              {t('order', { number: certificate.number })}
            </Link>
          </CertificateRow>
        ))}
      </ul>
    </Sheet>
  );
}

function useCertificates() {
  const dispatch = useShopDispatch();
  const [rows, setRows] = useState<BoughtCertificate[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    void dispatch(loadCertificates()).then((asked) => {
      if (isLeft) return;
      if ('answer' in asked) setRows(asked.answer);
      else setFailure(asked.failure.sentence);
    });
    return () => {
      isLeft = true;
    };
  }, [dispatch, tries]);
  function load(): void {
    setFailure(null);
    setTries((count) => count + 1);
  }
  return { rows, failure, load };
}
