import { Typography } from '@mui/material';
import type { Dashboard } from '#contract/dashboard/office.ts';
import { count, manats, money } from '#domain/print/money.ts';
import { date, dayAndMonth } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Bars } from './Bars.tsx';
import { plotTexts } from './plot.texts.ts';

type Props = { rows: Dashboard['revenue']; by: 'day' | 'week' | 'month' };

/** Revenue by payment kind; refunds are listed beside it. */
export function RevenuePlot({ rows, by }: Props) {
  const t = useTexts(plotTexts);
  const language = useLanguage();
  const sum = (name: 'total' | 'refunded' | 'orders') => rows.reduce((all, row) => all + row[name], 0);
  const bars = rows.map((row) => ({
    key: row.from,
    name: by === 'month' ? date(row.from).slice(3) : dayAndMonth(row.from, language),
    parts: [
      { name: t('card'), value: row.card, colour: '#86163a' },
      { name: t('cash'), value: row.cash, colour: '#b87a1e' },
      { name: t('terminal'), value: row.terminal, colour: '#2b3a63' },
      { name: t('transfer'), value: row.transfer, colour: '#3f7a5c' },
    ],
  }));
  return (
    <>
      <Typography className="tabular" gutterBottom>
        {t('total')}: <b>{money(sum('total'))}</b> · {t('orderCount', { n: count(sum('orders')) })}
        {sum('refunded') > 0 && ` · ${t('refunded')}: ${money(sum('refunded'))}`}
      </Typography>
      <Bars
        bars={bars}
        print={(value) => count(Math.round(manats(value)))}
        label={t('revenue')}
        height={220}
      />
    </>
  );
}
