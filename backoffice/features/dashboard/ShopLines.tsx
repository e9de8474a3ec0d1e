import { BellRing, PackageSearch, PackageX, SearchX } from 'lucide-react';
import type { Dashboard } from '#contract/dashboard/office.ts';
import { count, money } from '#domain/print/money.ts';
import { pickAll } from '#domain/print/texts.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import { TodayLine } from './TodayLine.tsx';
import { TodayLines } from './TodayPart.tsx';

const fewestFirst = '/stock?sort=free&order=ASC&filter=%7B%7D';

/** What one sees to when nothing presses: stock that ends, what was not found, what reminders brought. */
export function ShopLines({ low, out }: Pick<Dashboard, 'low' | 'out'>) {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const asked = useAnswer('GET /api/office/empty-searches/', { query: { page_size: 1 } }).data;
  const reminders = useAnswer('GET /api/office/reminders/').data?.data;
  const [scarce] = low.rows;
  const [gone] = out.rows;
  const [search] = asked?.data ?? [];
  const nameOf = (row: Dashboard['out']['rows'][number]) => pickAll([row.title, row.optionTitle], language);
  const stock = { to: fewestFirst, act: t('toStock') };
  if (!scarce && !gone && !search && !reminders?.sent) return null;
  return (
    <TodayLines>
      {scarce && (
        <TodayLine
          {...stock}
          icon={PackageSearch}
          name={t('low', { n: low.count })}
          note={t('left', { title: nameOf(scarce), n: scarce.free })}
        />
      )}
      {gone && <TodayLine {...stock} icon={PackageX} name={t('out', { n: out.count })} note={nameOf(gone)} />}
      {asked && search && (
        <TodayLine
          icon={SearchX}
          name={t('asked', { n: count(asked.page.total) })}
          note={t('askedTimes', { words: search.typed, n: search.searches })}
          to="/search"
          act={t('toWords')}
        />
      )}
      {Boolean(reminders?.sent) && reminders && (
        <TodayLine
          icon={BellRing}
          name={t('reminded', { n: count(reminders.sent) })}
          note={t('remindedOrders', { n: count(reminders.used), sum: money(reminders.money) })}
          to="/reports/reminders"
          act={t('toReport')}
        />
      )}
    </TodayLines>
  );
}
