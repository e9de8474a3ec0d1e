import { isBrought } from '#domain/delivery/delivery.ts';
import { hoursWords } from '#domain/delivery/hours-words.ts';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { shortDay } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { orderTexts, orderWords } from './order.texts.ts';

/** Day and slot of a delivery: "Şe, 21 noýabr, 14:00–18:00". */
export function WhenText({ delivery }: { delivery: OfficeOrderRow['delivery'] }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderWords);
  const language = useLanguage();
  const { method, day, from, to } = delivery;
  // Certificates alone are delivered by SMS, or printed by their buyer; what was sold in the shop is taken along.
  if (!isBrought(method)) return <span>{words(method)}</span>;
  const hours = [method === 'EXPRESS' && words('EXPRESS'), hoursWords({ from, to }, language)]
    .filter(Boolean)
    .join(' ');
  return (
    <span className="tabular">
      {[day ? shortDay(day, language) : t('noDay'), hours].filter(Boolean).join(', ')}
    </span>
  );
}
