import { useSelector } from 'react-redux';
import { weekday } from '#domain/print/days.ts';
import { useLanguage } from '#storefront/lang/use-texts.ts';
import { joinDays } from './join-days.ts';
import { selectWorkingHours } from './info.slice.ts';

/** Opening hours; consecutive days with the same hours share a row. */
export function OpeningHours({ className }: { className: string | undefined }) {
  const language = useLanguage();
  const hours = useSelector(selectWorkingHours);
  return (
    <dl className={className}>
      {joinDays(hours).map(({ first, last, start_time, end_time }) => (
        <div key={first}>
          <dt>
            {weekday(first, language)}
            {last !== first && ` – ${weekday(last, language).toLowerCase()}`}
          </dt>
          <dd>
            {start_time}–{end_time}
          </dd>
        </div>
      ))}
    </dl>
  );
}
