import { Gift, User } from 'lucide-react';
import type { Person } from '#contract/people/shop.ts';
import { nationalDigits } from '#storefront/features/customers/sign-in/phone-mask.ts';
import { PhoneField } from '#storefront/features/customers/sign-in/PhoneField.tsx';
import { PeopleChoice } from '#storefront/features/people/PeopleChoice.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import type { CardProps } from './card-props.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';

/** Who gets it: the customer, or somebody else. Both names are kept, so that switching loses nothing. */
export function RecipientCard({ form, change, wrong }: CardProps) {
  const t = useTexts(checkoutTexts);
  const isForMe = form.forWhom === 'me';
  const [name, phone] = isForMe ? (['name', 'phone'] as const) : (['otherName', 'otherPhone'] as const);
  return (
    <>
      <RadioCards
        legend={<VisuallyHidden>{t('recipient')}</VisuallyHidden>}
        value={form.forWhom}
        // An address chosen for one of them is not valid for the other.
        onChange={(forWhom) => change({ forWhom, ...(form.where === 'new' ? {} : { where: '' }) })}
        cards={[
          { value: 'other', title: t('forOther'), icon: <Gift aria-hidden="true" /> },
          { value: 'me', title: t('forMe'), icon: <User aria-hidden="true" /> },
        ]}
      />
      {!isForMe && (
        <PeopleChoice
          name={form.otherName}
          onChoose={(person) => change({ ...recipientOf(person), ...destinationOf(person) })}
        />
      )}
      <div data-field={name}>
        <TextField
          key={name}
          label={t(name)}
          name={name}
          autoComplete={isForMe ? 'name' : 'off'}
          enterKeyHint="next"
          maxLength={80}
          value={form[name]}
          error={wrong(name)}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      </div>
      <div data-field={phone}>
        <PhoneField
          key={phone}
          label={t(phone)}
          name={phone}
          hint={isForMe ? undefined : t('otherPhoneHint')}
          enterKeyHint="go"
          autoComplete={isForMe ? 'tel-national' : 'off'}
          value={form[phone]}
          error={wrong(phone)}
          onChange={(value) => change({ [phone]: value })}
        />
      </div>
    </>
  );
}

function recipientOf({ name, mobile }: Person) {
  return { otherName: name, otherPhone: nationalDigits(mobile ?? null) };
}

/** The person's saved address, if there is one. */
function destinationOf({ addresses: [address] }: Person) {
  if (!address) return {};
  const { place, line1, line2 = '', landmark = '' } = address;
  return { where: 'new', place, line1, line2, landmark };
}
