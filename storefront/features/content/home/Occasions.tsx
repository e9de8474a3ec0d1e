import { Link } from 'wouter';
import type { Occasion } from '#contract/catalogue/shop.ts';
import { dayAndMonth, daysUntil } from '#domain/print/days.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { HomeSection } from './HomeSection.tsx';
import { homeTexts } from './home.texts.ts';
import classes from './Occasions.module.css';

/** A countdown is shown from this many days before a holiday. */
const nearDays = 60;
const mostShown = 8;

/** Compares ISO dates as plain strings: localeCompare costs a slow phone 40 ms. */
function byDay({ nextDay: a }: Occasion, { nextDay: b }: Occasion): number {
  if (a === b) return 0;
  return (a ?? '9') < (b ?? '9') ? -1 : 1;
}

/** Occasions; the nearest holidays first, then those without a date. */
export function Occasions({ occasions }: { occasions: Occasion[] }) {
  const t = useTexts(homeTexts);
  const found = occasions
    .filter((occasion) => occasion.productsCount > 0)
    .sort(byDay)
    .slice(0, mostShown);
  if (found.length === 0) return null;
  return (
    <HomeSection title={t('occasions')}>
      <ul className={classes['list']}>
        {found.map((occasion) => (
          <li key={occasion.id}>
            <Link href={paths.shop({ occasion: occasion.id })} className={classes['occasion']}>
              <b>
                <Local text={occasion.title} />
              </b>
              <span className={classes['when']}>
                <When day={occasion.nextDay} />
              </span>
              <span className={classes['count']}>{occasion.productsCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function When({ day }: { day: string | null }) {
  const t = useTexts(homeTexts);
  const language = useLanguage();
  const now = useNow()();
  if (!day) return null;
  const left = daysUntil(day, now);
  if (left === 0) return t('itIsToday');
  return left > 0 && left <= nearDays ? t('daysLeft', { n: left }) : dayAndMonth(day, language);
}
