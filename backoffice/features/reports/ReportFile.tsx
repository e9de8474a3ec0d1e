import { Box, Button, Typography } from '@mui/material';
import { Download } from 'lucide-react';
import { callAddress } from '#contract/client.ts';
import type { ReportName, SalesBy } from '#contract/reports/office.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { reportTexts } from './reports.texts.ts';

type Props = { report: ReportName; from: string; to: string; by?: SalesBy; note?: string };

/** What spreadsheets read; the journal is for programs that check it. */
const formatsOf = (report: ReportName) =>
  report === 'journal' ? (['csv'] as const) : (['xlsx', 'csv'] as const);

/** The report on the screen as a file, with every row. */
export function ReportFile({ note, ...query }: Props) {
  const t = useTexts(reportTexts);
  const lang = useLanguage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {formatsOf(query.report).map((format) => (
        <Button
          key={format}
          size="small"
          variant="outlined"
          startIcon={<Download size={16} />}
          href={callAddress('GET /api/office/reports/file/', { query: { ...query, format, lang } })}
          download
        >
          {t('takeFile', { format: format.toUpperCase() })}
        </Button>
      ))}
      {note && (
        <Typography variant="body2" color="text.secondary">
          {note}
        </Typography>
      )}
    </Box>
  );
}
