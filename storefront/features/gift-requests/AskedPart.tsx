import { useSelector } from 'react-redux';
import { swappableLine } from '#domain/gift-requests/swap.ts';
import { selectCartItems } from '#storefront/features/cart/cart.slice.ts';
import { type AskProps, latestDays } from './ask.ts';
import { askTexts } from './ask.texts.ts';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { selectZones } from '#storefront/features/delivery/delivery.slice.ts';
import { PlaceField } from '#storefront/features/delivery/PlaceField.tsx';
import { dayName } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { Checkbox } from '#storefront/ui/fields/Checkbox.tsx';
import { SelectField } from '#storefront/ui/fields/SelectField.tsx';
import { Alternatives } from './Alternatives.tsx';

type Props = AskProps & { isByLink: boolean };

/** Where the recipient is asked: the city; if asked by a link also the latest day and the alternatives. */
export function AskedPart({ form, change, isByLink }: Props) {
  const t = useTexts(askTexts);
  const zones = useSelector(selectZones);
  const line = swappableLine(useSelector(selectCartItems));
  const maySwap = useHasFeature('recipient-swap') && isByLink;
  const isAnywhere = isByLink && form.anywhere;
  return (
    <>
      {!isAnywhere && (
        <div data-field="place">
          <PlaceField
            value={form.place ?? zones?.[0]?.places[0]?.id ?? null}
            label={t('askedPlace')}
            onChange={(place) => change({ place })}
          />
        </div>
      )}
      {isByLink && (
        <Checkbox checked={form.anywhere} onChange={({ target }) => change({ anywhere: target.checked })}>
          {t('anywhere')}
        </Checkbox>
      )}
      {isAnywhere && <p>{t('anywhereNote')}</p>}
      {isByLink && <LatestDay form={form} change={change} />}
      {maySwap && line && line.product.kind === undefined && (
        <Alternatives key={line.id} line={line} form={form} change={change} />
      )}
    </>
  );
}

/** The latest delivery day, if the giver sets one. */
function LatestDay({ form, change }: AskProps) {
  const t = useTexts(askTexts);
  const language = useLanguage();
  const now = useNow()();
  return (
    <SelectField
      label={t('latestDay')}
      hint={form.latestDay ? t('latestHint') : undefined}
      value={form.latestDay}
      onChange={({ target }) => change({ latestDay: target.value })}
      options={[
        { value: '', title: t('latestAny') },
        ...latestDays(now).map((day) => ({ value: day, title: dayName(day, now, language) })),
      ]}
    />
  );
}
