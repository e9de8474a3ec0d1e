import type { Dashboard } from '#contract/dashboard/office.ts';
import { count } from '#domain/print/money.ts';
import { dayAndMonth } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Bars } from './Bars.tsx';
import { plotTexts } from './plot.texts.ts';

/** SMS per day: delivered, on their way, not sent yet, failed; together all of the day. */
export function SmsPlot({ rows }: { rows: Dashboard['sms'] }) {
  const t = useTexts(plotTexts);
  const language = useLanguage();
  const bars = rows.map((row) => ({
    key: row.day,
    name: dayAndMonth(row.day, language),
    parts: [
      { name: t('delivered'), value: row.delivered, colour: '#1f6a4a' },
      {
        name: t('sent'),
        value: Math.max(0, row.sent - row.delivered - row.failed - row.waiting),
        colour: '#2b3a63',
      },
      { name: t('waiting'), value: row.waiting, colour: '#e0b563' },
      { name: t('failed'), value: row.failed, colour: '#b3320f' },
    ],
  }));
  return <Bars bars={bars} print={count} label={t('sms')} height={180} isHalf />;
}
