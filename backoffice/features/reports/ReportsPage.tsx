import { Box } from '@mui/material';
import type { ComponentType } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { BankComparisons } from './BankComparisons.tsx';
import { LedgerReport } from './LedgerReport.tsx';
import { PlotsReport } from './plots/PlotsReport.tsx';
import { reportTexts } from './reports.texts.ts';
import { SalesReport } from './SalesReport.tsx';
import { StockReport } from './StockReport.tsx';

const reports: Readonly<Record<string, ComponentType>> = {
  plots: PlotsReport,
  stock: StockReport,
  banks: BankComparisons,
  ledger: LedgerReport,
};

/** Accounting reports, each at its address; sales at first. */
export default function ReportsPage() {
  const t = useTexts(reportTexts);
  const Shown = reports[useParams()['report'] ?? ''] ?? SalesReport;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={t('title')} />
      <Shown />
    </Box>
  );
}
