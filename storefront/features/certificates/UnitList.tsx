import { phone } from '#domain/print/phone.ts';
import { money } from '#domain/print/money.ts';
import { dayName } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';
import { Dotted } from '#storefront/ui/Dotted.tsx';
import { certificateTexts } from './certificate.texts.ts';
import { type OrderedUnit, sendDayOf } from './units.ts';

/** A line for each certificate: its amount and how it is sent. */
export function UnitList({ units }: { units: readonly OrderedUnit[] }) {
  const t = useTexts(certificateTexts);
  const language = useLanguage();
  const now = useNow()();
  return units.map((unit) => {
    const day = sendDayOf(unit, now);
    const how =
      unit.way === 'SMS'
        ? [phone(wholeNumber(unit.mobile)), day ? dayName(day, now, language) : t('atOnce')]
        : [t('PRINT')];
    return <Dotted key={`${unit.option} ${unit.at}`} parts={[money(unit.face), unit.name.trim(), ...how]} />;
  });
}
