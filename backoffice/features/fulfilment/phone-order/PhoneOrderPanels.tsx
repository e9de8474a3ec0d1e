import {
  Box,
  FormControlLabel,
  MenuItem,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { deliveryPayments, type PaymentMethod } from '#domain/payments/payment-methods.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { AddressFields } from '#backoffice/features/orders/edit/AddressFields.tsx';
import { orderWords } from '#backoffice/features/orders/show/order.texts.ts';
import type { PhoneOrderDraft } from './phone-order-draft.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { PlaceSearch } from '#backoffice/features/orders/edit/PlaceSearch.tsx';

type Props = { draft: PhoneOrderDraft; change: (part: Partial<PhoneOrderDraft>) => void };

/** Whoever orders by phone mostly pays on delivery. */
const methods = [...deliveryPayments, 'ONLINE'] as const satisfies readonly PaymentMethod[];

export function CustomerPanel({ draft, change }: Props) {
  const t = useTexts(orderFormTexts);
  return (
    <Panel title={t('customer')}>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr 140px' } }}>
        <DraftText name="phone" max={30} draft={draft} change={change} />
        <DraftText name="name" max={80} draft={draft} change={change} />
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
  );
}

/** The address, or only the place of a recipient who is asked for it. */
export function PlacePanel({ draft, change }: Props) {
  const t = useTexts(orderFormTexts);
  return (
    <Panel title={t('where')}>
      <FormControlLabel
        control={
          <Switch checked={draft.isAsked} onChange={(event) => change({ isAsked: event.target.checked })} />
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
  );
}

export function PaymentPanel({ draft, change }: Props) {
  const t = useTexts(orderFormTexts);
  const words = useTexts(orderWords);
  return (
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
      <DraftText name="certificate" max={40} draft={draft} change={change} />
      <DraftText name="comment" max={500} draft={draft} change={change} />
    </Panel>
  );
}

type DraftTextProps = Props & { name: 'phone' | 'name' | 'comment' | 'certificate'; max: number };

function DraftText({ name, max, draft, change }: DraftTextProps) {
  const t = useTexts(orderFormTexts);
  return (
    <TextField
      label={t(name)}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      fullWidth
      required={name === 'phone'}
      slotProps={{ htmlInput: { maxLength: max, ...(name === 'phone' ? { inputMode: 'tel' } : {}) } }}
    />
  );
}
