import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { headings, type SpreadsheetColumn } from '#domain/spreadsheet.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { type Language, pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { importExportTexts } from './import-export.texts.ts';

/** Errors with their cell in the spreadsheet and how to fix them. */
export function ImportErrors({ id }: { id: string }) {
  const t = useTexts(importExportTexts);
  const language = useLanguage();
  const [size, setSize] = useState(25);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/imports/:id/errors/', {
    params: { id },
    query: { page_size: size },
  });
  return (
    <section>
      <Typography variant="subtitle2">{t('errorsTitle')}</Typography>
      <Answered isPending={isPending} error={error} retry={refetch}>
        {data?.data.map((fault) => (
          <Box key={fault.id} sx={{ paddingBlock: 1, borderTop: '1px solid var(--line)' }}>
            <Typography variant="body2" color="text.secondary">
              {[
                fault.sheet,
                `${t('row')} ${fault.row}`,
                fault.column && `${t('column')} ${nameOfColumn(fault.column, language)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
              {fault.value && <code style={{ marginLeft: 8, overflowWrap: 'anywhere' }}>{fault.value}</code>}
            </Typography>
            {fault.isWarning && <Mark tone="warn">{t('warning')}</Mark>}
            <Typography sx={{ fontWeight: 650 }}>{pick(fault.message, language)}</Typography>
            <Typography>{pick(fault.whatToDo, language)}</Typography>
          </Box>
        ))}
        {data && data.page.total > size && size < 100 && (
          <Button onClick={() => setSize(100)}>{t('more')}</Button>
        )}
      </Answered>
    </section>
  );
}

/** The heading of a known column; the letter of any other. */
function nameOfColumn(column: string, language: Language): string {
  const heading = Object.hasOwn(headings, column) ? headings[column as SpreadsheetColumn] : undefined;
  if (!heading) return column;
  return language === 'tm' ? `“${heading.tm}”` : `«${heading.ru}»`;
}
