import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { bookAmount, count } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { SelectBox } from '#backoffice/parts/inputs/boxes.tsx';
import { DaySpan } from '#backoffice/parts/inputs/DaySpan.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ReportFile } from './ReportFile.tsx';
import { reportTexts } from './reports.texts.ts';

const things = ['product', 'category', 'zone', 'staff'] as const;
type Sales = Answer<OfficeRoutes['GET /api/office/reports/sales/']>['data'];

/** Sales of a period by product, category, zone or staff member. */
export function SalesReport() {
  const t = useTexts(reportTexts);
  const { now } = useEnvironment();
  const today = dayOf(now());
  const [span, setSpan] = useState({ from: addDays(today, -29), to: today });
  const [by, setBy] = useState<(typeof things)[number]>('product');
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/reports/sales/', {
    query: { ...span, by },
  });
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <DaySpan span={span} change={setSpan} />
        <SelectBox
          label={t('sales')}
          value={by}
          choose={setBy}
          choices={things.map((thing) => [thing, t(thing)] as const)}
          sx={{ width: 180 }}
        />
      </Box>
      <Panel title={t(by)} sx={{ overflowX: 'auto' }}>
        <Answered
          isPending={isPending}
          error={error}
          retry={refetch}
          isEmpty={data?.data.rows.length === 0 && !data.data.certificates}
          emptyText={t('empty')}
        >
          {data && <SalesTable sales={data.data} />}
        </Answered>
      </Panel>
      <ReportFile report="sales" {...span} by={by} />
    </>
  );
}

function SalesTable({ sales: { rows, total, certificates } }: { sales: Sales }) {
  const t = useTexts(reportTexts);
  const language = useLanguage();
  const number = total.units === null ? ('orders' as const) : ('units' as const);
  const shown = rows.map((row) => ({
    key: row.id,
    cells: [pick(row.title, language) || '—', count(row[number] ?? 0), bookAmount(row.sum)],
  }));
  const all = [t('total'), count(total[number] ?? 0), bookAmount(total.sum)];
  const sold = certificates && {
    key: 'certificates',
    cells: [t('certificates'), count(certificates.units), bookAmount(certificates.sum)],
  };
  return (
    <>
      <FigureTable
        heads={[t('name'), t(number), t('sum')]}
        rows={[{ key: 'total', cells: all, isTotal: true }, ...shown, ...(sold ? [sold] : [])]}
      />
      <Typography variant="body2" color="text.secondary" sx={{ marginTop: 1 }}>
        {t('lessRefunds')} {total.rows > rows.length && t('largest', { n: total.rows })}
      </Typography>
    </>
  );
}
