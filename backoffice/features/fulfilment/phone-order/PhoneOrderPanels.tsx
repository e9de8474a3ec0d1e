import { Alert, Box, Button, FormControlLabel, Switch } from '@mui/material';
import { deliveryPayments, type PaymentMethod } from '#domain/payments/payment-methods.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { languageChoices, SelectBox, TextBox, ToggleChoice } from '#backoffice/parts/inputs/boxes.tsx';
import { AddressFields } from '#backoffice/features/orders/edit/AddressFields.tsx';
import { BarMark } from '#backoffice/features/gift-requests/BarMark.tsx';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { CallerCodes } from './CallerCodes.tsx';
import { KnownCaller } from './KnownCaller.tsx';
import { isCardOnly, isPaidByRecipient, paymentOf, type PhoneOrderDraft } from './phone-order-draft.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import type { CodeQuote } from './quote-call.ts';
import { PlaceSearch } from '#backoffice/features/orders/edit/PlaceSearch.tsx';

type Props = { draft: PhoneOrderDraft; change: (part: Partial<PhoneOrderDraft>) => void };

/** Payment on delivery first, because most phone customers choose it. */
const methods = [...deliveryPayments, 'ONLINE'] as const satisfies readonly PaymentMethod[];

export function CustomerPanel({ draft, change }: Props) {
  const t = useTexts(orderFormTexts);
  return (
    <Panel title={t('customer')}>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr 140px' } }}>
        <DraftText name="phone" max={30} draft={draft} change={change} />
        <DraftText name="name" max={80} draft={draft} change={change} />
        <SelectBox
          label={t('smsLang')}
          value={draft.lang}
          choose={(lang) => change({ lang })}
          choices={languageChoices}
        />
      </Box>
      <KnownCaller draft={draft} change={change} />
    </Panel>
  );
}

/** The address, or only the place of a recipient who will be asked for it. */
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
        <>
          <SameAsCaller draft={draft} change={change} />
          <AddressFields draft={draft.address} change={(address) => change({ address })} />
          <BarMark phone={draft.address.mobile} giver={draft.phone} />
        </>
      )}
    </Panel>
  );
}

/** Fills in the caller as the recipient, which saves typing both twice. */
function SameAsCaller({ draft: { phone, name, address }, change }: Props) {
  const t = useTexts(orderFormTexts);
  if (phone.trim() === '' || address.mobile.trim() !== '') return null;
  return (
    <Button
      size="small"
      onClick={() => change({ address: { ...address, mobile: phone, fullname: address.fullname || name } })}
    >
      {t('sameAsCaller')}
    </Button>
  );
}

type PaymentProps = Props & {
  /** The shop lets recipients of gifts pay on delivery. */
  mayGift: boolean;
  quoted: CodeQuote | undefined;
};

export function PaymentPanel({ draft, mayGift, change, quoted }: PaymentProps) {
  const t = useTexts(orderFormTexts);
  const words = useTexts(orderWords);
  const isOnline = isCardOnly(draft, mayGift);
  return (
    <Panel title={t('payment')}>
      <ToggleChoice
        fullWidth
        value={paymentOf(draft, mayGift)}
        off={isOnline ? deliveryPayments : []}
        choose={(payment) => change({ payment })}
        choices={methods.map((method) => [method, words(method)])}
        sx={{ '& .MuiToggleButton-root': { paddingInline: 0.5 } }}
      />
      {isOnline && (
        <Alert severity="info" sx={{ marginTop: 1 }}>
          {t('onlineOnly')}
        </Alert>
      )}
      {isPaidByRecipient(draft, mayGift) && (
        <Alert severity="warning" sx={{ marginTop: 1 }}>
          {t('recipientPays')}
        </Alert>
      )}
      <CallerCodes draft={draft} change={change} quoted={quoted} />
      <DraftText name="comment" max={500} draft={draft} change={change} />
    </Panel>
  );
}

type DraftTextProps = Props & { name: 'phone' | 'name' | 'comment'; max: number };

function DraftText({ name, max, draft, change }: DraftTextProps) {
  const t = useTexts(orderFormTexts);
  return (
    <TextBox
      label={t(name)}
      value={draft[name]}
      change={(text) => change({ [name]: text })}
      required={name === 'phone'}
      max={max}
      inputMode={name === 'phone' ? 'tel' : undefined}
    />
  );
}
