import { isBrought } from '#domain/delivery/delivery.ts';
import { addressLine } from '#domain/delivery/address-line.ts';
import { Box, Button, Typography } from '@mui/material';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { useMay } from '#backoffice/api/me.ts';
import { phone } from '#domain/print/phone.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { BarMark } from '#backoffice/features/gift-requests/BarMark.tsx';
import { orderTexts, orderWords } from '../edit/order.texts.ts';
import { WhenText } from '#backoffice/features/orders/edit/WhenText.tsx';

/** Delivery time, address and recipient; gift and greeting; customer. */
export function OrderDelivery({ order }: { order: OfficeOrder }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderWords);
  const language = useLanguage();
  const may = useMay();
  const { delivery, address, gift, customer } = order;
  return (
    <Panel title={t('delivery')}>
      <Typography sx={{ fontWeight: 650 }}>
        {isBrought(delivery.method) && (
          <>
            <WhenText delivery={delivery} /> ·{' '}
          </>
        )}
        {words(delivery.method)}
      </Typography>
      {order.courier && (
        <Typography>
          {t('courier')}: <b>{order.courier}</b>
        </Typography>
      )}
      {delivery.recipientAsks && !address && !order.awaitsRecipient && (
        <Mark tone="warn">
          {[t('askRecipient'), pick(delivery.askedPlace, language)].filter(Boolean).join(' · ')}
        </Mark>
      )}
      {address && (
        <Part title={t('recipient')}>
          <b>{gift?.recipientName || address.fullname}</b>
          <PhoneLink number={gift?.recipientMobile || address.mobile} />
          <BarMark phone={gift?.recipientMobile || address.mobile} giver={customer.phone} />
          <div>
            {addressLine({ ...address, landmark: '' }, language)}
            {address.landmark && (
              <div>
                {t('landmark')}: {address.landmark}
              </div>
            )}
          </div>
        </Part>
      )}
      <GiftPart order={order} />
      {order.comment && <Part title={t('comment')}>{order.comment}</Part>}
      <Part title={t('customer')}>
        {may('customers.read') ? (
          <Link to={`/customers/${customer.id}/show`} style={{ color: 'var(--anar)', fontWeight: 650 }}>
            {customer.name || t('noName')}
          </Link>
        ) : (
          <b>{customer.name || t('noName')}</b>
        )}
        <PhoneLink number={customer.phone} />
      </Part>
    </Panel>
  );
}

function GiftPart({ order: { address, customer, gift } }: { order: OfficeOrder }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderFormTexts);
  const language = useLanguage();
  if (!gift) return null;
  return (
    <Part title={t('gift')}>
      {!address && gift.recipientName && <b>{gift.recipientName}</b>}
      {!address && <PhoneLink number={gift.recipientMobile} />}
      {!address && <BarMark phone={gift.recipientMobile} giver={customer.phone} />}
      {gift.wrap && <div>{pick(gift.wrap.title, language)}</div>}
      {!gift.wrap && !gift.message && <div>{words('noWrap')}</div>}
      {gift.message && (
        <Box
          component="blockquote"
          sx={{
            margin: '6px 0',
            padding: '8px 12px',
            borderLeft: '3px solid #b87a1e',
            backgroundColor: 'var(--gold-soft)',
            whiteSpace: 'pre-line',
          }}
        >
          {gift.message}
        </Box>
      )}
      {gift.senderName && !gift.anonymous && (
        <div>
          {t('from')}: {gift.senderName}
        </div>
      )}
      <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
        {gift.anonymous && <Mark tone="nil">{t('anonymous')}</Mark>}
        {gift.doNotCall && <Mark tone="warn">{t('doNotCall')}</Mark>}
      </Box>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ marginTop: 1.5 }}>
      <Typography variant="body2" component="h3" color="text.secondary">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function PhoneLink({ number }: { number: string }) {
  if (!number) return null;
  return (
    <div>
      <Button size="small" startIcon={<Phone size={16} />} href={`tel:${number}`} sx={{ marginLeft: -0.5 }}>
        {phone(number)}
      </Button>
    </div>
  );
}
