import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { DayReport } from './DayReport.tsx';
import { reportTexts } from './reports.texts.ts';

/** The close of a day, beside the till and the couriers' money. */
export default function DayClosePage() {
  const t = useTexts(reportTexts);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={t('day')} />
      <DayReport />
    </Box>
  );
}
