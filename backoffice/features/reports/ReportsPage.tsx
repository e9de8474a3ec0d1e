import { Box, Tab, Tabs } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { Title } from 'react-admin';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { BankComparisons } from './BankComparisons.tsx';
import { DayReport } from './DayReport.tsx';
import { LedgerReport } from './LedgerReport.tsx';
import { reportTexts } from './reports.texts.ts';
import { SalesReport } from './SalesReport.tsx';
import { StockReport } from './StockReport.tsx';

const reports = {
  sales: SalesReport,
  day: DayReport,
  stock: StockReport,
  banks: BankComparisons,
  ledger: LedgerReport,
} satisfies Record<string, ComponentType>;
type Report = keyof typeof reports;

/** Accounting reports. */
export default function ReportsPage() {
  const t = useTexts(reportTexts);
  const [open, setOpen] = useState<Report>('sales');
  const Shown = reports[open];
  return (
    <>
      <Title title={t('title')} />
      <Tabs
        value={open}
        onChange={(_, report: Report) => setOpen(report)}
        variant="scrollable"
        scrollButtons={false}
        sx={{ marginBottom: 2 }}
      >
        {(Object.keys(reports) as Report[]).map((report) => (
          <Tab key={report} value={report} label={t(report)} />
        ))}
      </Tabs>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Shown />
      </Box>
    </>
  );
}
