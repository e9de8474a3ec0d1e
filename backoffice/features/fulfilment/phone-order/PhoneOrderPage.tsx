import {
  Box,
  FormControlLabel,
  MenuItem,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { deliveryPayments, type PaymentMethod } from '#domain/payments/payment-methods.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { AddressFields } from '#backoffice/features/orders/edit/AddressFields.tsx';
import { emptyAddress } from '#backoffice/features/orders/edit/address-draft.ts';
import { type DeliveryDraft, DeliveryFields } from '#backoffice/features/orders/edit/DeliveryFields.tsx';
import { PhoneOrderOptions } from './PhoneOrderOptions.tsx';
import { PhoneOrderTotal } from './PhoneOrderTotal.tsx';
import type { PhoneOrderDraft } from './phone-order-draft.ts';
import { phoneOrderTexts } from './phone-order.texts.ts';
import { emptyGift } from '#backoffice/features/orders/edit/gift-draft.ts';
import { GiftFields } from '#backoffice/features/orders/edit/GiftFields.tsx';
import { orderWords } from '#backoffice/features/orders/show/order.texts.ts';
import { PlaceSearch } from './PlaceSearch.tsx';

/** Whoever orders by phone mostly pays on delivery. */
const methods = [...deliveryPayments, 'ONLINE'] as const satisfies readonly PaymentMethod[];

/** An order by phone: who, what, where, when, how paid; the total at the side is the server's. */
export default function PhoneOrderPage() {
  const t = useTexts(phoneOrderTexts);
  const words = useTexts(orderWords);
  const [draft, setDraft] = useState<PhoneOrderDraft>({
    phone: '',
    name: '',
    lang: 'tm',
    lines: [],
    isAsked: false,
    address: emptyAddress,
    delivery: { method: 'STANDARD', slot: null },
    gift: emptyGift,
    payment: 'CASH',
    comment: '',
    certificate: '',
  });
  const change = (part: Partial<PhoneOrderDraft>) => setDraft((before) => ({ ...before, ...part }));
  const text = (name: 'phone' | 'name' | 'comment' | 'certificate', max: number) => (
    <TextField
      label={t(name)}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      fullWidth
      required={name === 'phone'}
      slotProps={{ htmlInput: { maxLength: max, ...(name === 'phone' ? { inputMode: 'tel' } : {}) } }}
    />
  );
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
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Panel title={t('customer')}>
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr 140px' } }}>
            {text('phone', 30)}
            {text('name', 80)}
            <TextField
              select
              label={t('smsLang')}
              value={draft.lang}
              onChange={(event) => change({ lang: event.target.value === 'ru' ? 'ru' : 'tm' })}
            >
              <MenuItem value="tm">Türkmençe</MenuItem>
              <MenuItem value="ru">Русский</MenuItem>
            </TextField>
          </Box>
        </Panel>
        <Panel title={t('products')}>
          <PhoneOrderOptions lines={draft.lines} change={(lines) => change({ lines })} />
        </Panel>
        <Panel title={t('where')}>
          <FormControlLabel
            control={
              <Switch
                checked={draft.isAsked}
                onChange={(event) => change({ isAsked: event.target.checked })}
              />
            }
            label={t('asks')}
          />
          {draft.isAsked ? (
            <PlaceSearch
              place={draft.address.place}
              chosen={(place) =>
                change({
                  address: { ...draft.address, place: place?.id ?? null, region: place?.region ?? null },
                })
              }
            />
          ) : (
            <AddressFields draft={draft.address} change={(address) => change({ address })} />
          )}
        </Panel>
        <Panel title={t('when')}>
          <DeliveryFields
            place={draft.address.place}
            draft={draft.delivery}
            change={(delivery: DeliveryDraft) => change({ delivery })}
          />
        </Panel>
        <Panel title={t('gift')}>
          <GiftFields draft={draft.gift} change={(gift) => change({ gift })} hasWrap />
        </Panel>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, position: { md: 'sticky' }, top: 72 }}>
        <Panel title={t('payment')}>
          <ToggleButtonGroup
            exclusive
            fullWidth
            value={draft.payment}
            onChange={(_, payment: PaymentMethod | null) => payment && change({ payment })}
          >
            {methods.map((method) => (
              <ToggleButton key={method} value={method} sx={{ paddingInline: 0.5 }}>
                {words(method)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {text('certificate', 40)}
          {text('comment', 500)}
        </Panel>
        <PhoneOrderTotal draft={draft} />
      </Box>
    </Box>
  );
}
