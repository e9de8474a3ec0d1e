import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { bookAmount, count, bookMoney } from '#domain/print/money.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { pickAll } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ReportFile } from './ReportFile.tsx';
import { reportTexts } from './reports.texts.ts';

/** Inventory and its value, at cost and at retail prices. */
export function StockReport() {
  const t = useTexts(reportTexts);
  const language = useLanguage();
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/reports/stock/');
  const { now } = useEnvironment();
  const today = dayOf(now());
  const stock = data?.data;
  const facts = stock && [
    [t('inHouse'), count(stock.units)],
    [t('atCost'), bookMoney(stock.cost)],
    [t('atPrice'), bookMoney(stock.price)],
    ...(stock.withoutCost > 0 ? [[t('withoutCost'), count(stock.withoutCost)]] : []),
  ];
  return (
    <Answered
      isPending={isPending}
      error={error}
      retry={refetch}
      isEmpty={stock?.rows.length === 0}
      emptyText={t('nothingInStock')}
    >
      <Panel title={t('stock')} sx={{ overflowX: 'auto' }}>
        {facts?.map(([name, figure]) => (
          <Typography key={name} className="tabular" gutterBottom>
            {name}: <b>{figure}</b>
          </Typography>
        ))}
        <FigureTable
          heads={[t('name'), t('units'), t('cost'), t('value')]}
          rows={(stock?.rows ?? []).map((row) => ({
            key: String(row.option),
            cells: [
              <Link key="name" to={`/products/${row.product}`} style={{ color: 'var(--anar)' }}>
                {pickAll([row.title, row.optionTitle], language)} · {row.sku}
              </Link>,
              count(row.onHand),
              row.cost === null ? '—' : bookAmount(row.cost),
              row.cost === null ? '—' : bookAmount(row.cost * row.onHand),
            ],
          }))}
        />
      </Panel>
      <Box sx={{ marginTop: 2 }}>
        <ReportFile report="stock" from={today} to={today} />
      </Box>
    </Answered>
  );
}
