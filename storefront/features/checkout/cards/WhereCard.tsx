import { useSelector } from 'react-redux';
import { MapPin, MessageSquareText, PhoneCall, Plus } from 'lucide-react';
import type { Address } from '#contract/delivery/shop.ts';
import { addressWords, labelText } from '#storefront/features/delivery/address-label.ts';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { PlaceField } from '#storefront/features/delivery/PlaceField.tsx';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { selectAddresses } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { selectZones } from '#storefront/features/delivery/delivery.slice.ts';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { type RadioCard, RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import { AskedPart } from '#storefront/features/gift-requests/AskedPart.tsx';
import type { CardProps } from './card-props.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Where it goes: a saved address, a new one, or the recipient is asked. */
export function WhereCard({ form, change, wrong }: CardProps) {
  const t = useTexts(checkoutTexts);
  const say = useTexts(addressTexts);
  const language = useLanguage();
  const isByLink = useHasFeature('recipient-link');
  const addresses = useSelector(selectAddresses);
  const zones = useSelector(selectZones);

  function saved({ id, label, place, line1 }: Address): RadioCard<string> {
    const title = labelText(label, say);
    const words = addressWords({ place, line1 }, zones, language);
    return {
      value: String(id),
      icon: <MapPin {...icon} />,
      ...(title ? { title, note: words } : { title: words }),
    };
  }
  // For oneself other people's addresses are not offered; for a gift theirs come first.
  const offered = addresses
    .filter(({ forOther }) => form.forWhom === 'other' || !forOther)
    .sort((a, b) => Number(b.forOther ?? false) - Number(a.forOther ?? false));

  return (
    <>
      <div data-field="where">
        <RadioCards
          legend={<VisuallyHidden>{t('where')}</VisuallyHidden>}
          value={form.where}
          onChange={(where) => change({ where })}
          error={wrong('where')}
          cards={[
            ...offered.map(saved),
            { value: 'new', title: t('newAddress'), icon: <Plus {...icon} /> },
            ...(form.forWhom === 'other'
              ? [
                  {
                    value: 'asks',
                    title: t('asks'),
                    note: t(isByLink ? 'asksByLinkNote' : 'asksNote'),
                    icon: isByLink ? <MessageSquareText {...icon} /> : <PhoneCall {...icon} />,
                  },
                ]
              : []),
          ]}
        />
      </div>
      {form.where === 'asks' && <AskedPart form={form} change={change} isByLink={isByLink} />}
      {form.where === 'new' && <NewAddress form={form} change={change} wrong={wrong} />}
    </>
  );
}

function NewAddress({ form, change, wrong }: Pick<CardProps, 'form' | 'change' | 'wrong'>) {
  const say = useTexts(addressTexts);
  return (
    <>
      <div data-field="place">
        <PlaceField value={form.place} error={wrong('place')} onChange={(place) => change({ place })} />
      </div>
      <div data-field="line1">
        <TextField
          label={say('line1')}
          hint={say('line1Hint')}
          name="line1"
          enterKeyHint="go"
          autoComplete={form.forWhom === 'me' ? 'street-address' : 'off'}
          maxLength={200}
          value={form.line1}
          error={wrong('line1')}
          onChange={({ target }) => change({ line1: target.value })}
        />
      </div>
      {(['line2', 'landmark'] as const).map((field) => (
        <TextField
          key={field}
          label={say(field)}
          optional
          autoComplete="off"
          maxLength={200}
          value={form[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      ))}
    </>
  );
}
