import { useState } from 'react';
import type { OrderedCertificate } from '#contract/certificates/bought.ts';
import type { Order } from '#contract/orders/shop.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { lazyDialog } from '#storefront/navigation/lazy-piece.tsx';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { loadOrder } from '#storefront/features/orders/order.calls.ts';
import { boughtTexts } from './bought.texts.ts';
import { CertificateRow } from './CertificateRow.tsx';
import classes from './BoughtCertificates.module.css';

const CardSheet = lazyDialog(() => import('./CardSheet.tsx').then((part) => part.CardSheet));
const SendSheet = lazyDialog(() => import('./SendSheet.tsx').then((part) => part.SendSheet));

/** The certificates of an order with their states; prints a card or sends an SMS again. */
export function OrderCertificates({ order }: { order: Order }) {
  const t = useTexts(boughtTexts);
  const dispatch = useShopDispatch();
  const [open, setOpen] = useState<{ what: 'card' | 'send'; at: number } | null>(null);
  const sold = order.items.flatMap((item) => item.certificates ?? []);
  const certificates = [...sold, ...(order.request?.certificate ? [order.request.certificate] : [])];
  const shown = open && certificates[open.at];
  const close = () => setOpen(null);
  if (certificates.length === 0) return null;
  return (
    <div data-print="no">
      <Panel>
        <h2 className={classes['title']}>{t('title')}</h2>
        <ul>
          {certificates.map((certificate, at) => (
            // Unpaid certificates have no id.
            // oxlint-disable-next-line react/no-array-index-key
            <CertificateRow key={at} certificate={certificate}>
              {certificate.code && (
                <Button small look="outline" onClick={() => setOpen({ what: 'card', at })}>
                  {t('show')}
                </Button>
              )}
              {maySend(certificate) && (
                <Button small look="quiet" onClick={() => setOpen({ what: 'send', at })}>
                  {t('again')}
                </Button>
              )}
            </CertificateRow>
          ))}
        </ul>
        {shown && open.what === 'card' && <CardSheet certificate={shown} onClose={close} />}
        {shown && open.what === 'send' && (
          <SendSheet certificate={shown} onClose={close} onSent={() => void dispatch(loadOrder(order.id))} />
        )}
      </Panel>
    </div>
  );
}

/** A partly spent certificate is not sent again: its holder has the code already. */
function maySend({ way, state, balance, face, id, sentAt }: OrderedCertificate): boolean {
  return way === 'SMS' && id !== null && sentAt !== null && state === 'active' && balance === face;
}
