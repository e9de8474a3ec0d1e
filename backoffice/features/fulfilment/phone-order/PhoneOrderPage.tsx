import { Box } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { Title } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useMainInfo } from '#backoffice/api/use-main-info.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { DeliveryFields } from '#backoffice/features/orders/edit/DeliveryFields.tsx';
import { LinesInput } from '#backoffice/features/orders/edit/LinesInput.tsx';
import type { DraftLine } from '#backoffice/features/orders/edit/named-option.ts';
import { useQuote } from './use-quote.ts';
import { CustomerPanel, PaymentPanel, PlacePanel } from './PhoneOrderPanels.tsx';
import { PhoneOrderTotal } from './PhoneOrderTotal.tsx';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { draftRows, emptyDraft } from './phone-order-draft.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { GiftFields } from '#backoffice/features/orders/edit/GiftFields.tsx';

const phoneOrder = { name: 'phone-order', first: emptyDraft, rows: draftRows };

type OrderStart = { caller?: string; lines?: readonly DraftLine[] };

/** Begins with the number of the customer for whom the order was asked, and the goods of a sale that is to be brought. */
function useBegun(fill: (begun: OrderStart) => void): void {
  const { caller, lines } = (useLocation().state ?? {}) as OrderStart;
  const begin = useEffectEvent(fill);
  useEffect(() => {
    if (caller || lines) begin({ ...(caller ? { caller } : {}), ...(lines ? { lines } : {}) });
  }, [caller, lines]);
}

/** Form of a phone order: customer, products, address, time, payment; the total is the server's quote. */
export default function PhoneOrderPage() {
  const t = useTexts(orderFormTexts);
  const { value: draft, change, note, sendOnce } = useDraft(phoneOrder);
  useBegun(({ caller: phone, lines }) =>
    change({
      ...(phone && draft.phone === '' ? { phone } : {}),
      ...(lines && draft.lines.length === 0 ? { lines } : {}),
    }),
  );
  const mayGift = useMainInfo()?.giftsOnDelivery ?? false;
  const counting = useQuote(draft, mayGift);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) 340px' },
      }}
    >
      <Title title={t('title')} />
      {note}
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CustomerPanel draft={draft} change={change} />
        <Panel title={t('products')}>
          <LinesInput lines={draft.lines} change={(lines) => change({ lines })} />
        </Panel>
        <PlacePanel draft={draft} change={change} />
        <Panel title={t('when')}>
          <DeliveryFields
            place={draft.address.place}
            leadDays={counting.quoted?.quote.leadDays}
            draft={draft.delivery}
            change={(delivery) => change({ delivery })}
          />
        </Panel>
        <Panel title={t('gift')}>
          <GiftFields draft={draft.gift} change={(gift) => change({ gift })} hasWrap />
        </Panel>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, position: { md: 'sticky' }, top: 72 }}>
        <PaymentPanel draft={draft} mayGift={mayGift} change={change} quoted={counting.quoted} />
        <PhoneOrderTotal draft={draft} mayGift={mayGift} counting={counting} sendOnce={sendOnce} />
      </Box>
    </Box>
  );
}
