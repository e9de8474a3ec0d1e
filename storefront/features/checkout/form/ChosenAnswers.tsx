import { CardSummary } from '#storefront/features/checkout/cards/CardSummary.tsx';
import { UnitList } from '#storefront/features/certificates/UnitList.tsx';
import { rowTexts } from '#storefront/features/gift/gift-rows.texts.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { type OrderContents, cardsFor, cardsWith, type Faults, type OrderForm } from './order-form.ts';
import classes from './OrderSummary.module.css';
import type { useDestination } from './use-destination.ts';

type Props = {
  form: OrderForm;
  bought: OrderContents;
  faults: Faults;
  destination: ReturnType<typeof useDestination>;
};

/** Summary of address, time and greeting as chosen so far, for a last check before payment. */
export function ChosenAnswers({ form, bought, faults, destination }: Props) {
  const t = useTexts(checkoutTexts);
  const gift = useTexts(rowTexts);
  const missing = cardsWith(faults);
  const asked = cardsFor(bought).filter((card) => !missing.includes(card));
  const chosen = (['where', 'when'] as const).filter((card) => asked.includes(card));
  const message = bought.isDigital ? '' : form.message.trim();
  const units = asked.includes('certificates') ? bought.units : [];
  if (chosen.length === 0 && message === '' && units.length === 0) return null;
  return (
    <dl className={classes['answers']}>
      {chosen.map((card) => (
        <div key={card}>
          <dt>{t(card)}</dt>
          <dd>
            <CardSummary card={card} form={form} destination={destination} />
          </dd>
        </div>
      ))}
      {units.length > 0 && (
        <div>
          <dt>{t('certificate')}</dt>
          <dd>
            <UnitList units={units} />
          </dd>
        </div>
      )}
      {message && (
        <div>
          <dt>{gift('card')}</dt>
          <dd className={classes['message']}>{message}</dd>
        </div>
      )}
    </dl>
  );
}
