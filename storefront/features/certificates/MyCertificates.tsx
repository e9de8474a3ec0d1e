import { Link } from 'wouter';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { boughtTexts } from './bought.texts.ts';
import { loadCertificates } from './certificates.calls.ts';
import { CertificateRow } from './CertificateRow.tsx';
import classes from './BoughtCertificates.module.css';

/** The customer's bought certificates; each links to its order, where it can be printed or sent again. */
export function MyCertificates({ onClose }: { onClose: () => void }) {
  const t = useTexts(boughtTexts);
  const dispatch = useShopDispatch();
  const { answer: rows, failure, retry } = useLoad('certificates', () => dispatch(loadCertificates()));
  return (
    <Sheet isOpen onClose={onClose} title={t('mine')}>
      {failure && <ErrorState onRetry={retry}>{failure.sentence}</ErrorState>}
      {!rows && !failure && <Skeleton height="180px" radius="14px" />}
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
