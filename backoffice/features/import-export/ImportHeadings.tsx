import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ImportHeading } from '#contract/import-export/office.ts';
import {
  headings as columnHeadings,
  type SpreadsheetColumn,
  spreadsheetColumns,
} from '#domain/spreadsheet.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { SelectBox } from '#backoffice/parts/inputs/boxes.tsx';
import { proposeColumns } from './propose-columns.ts';
import { importExportTexts } from './import-export.texts.ts';

/** Mapping of the merchant's headings to columns; stored for later files. Opens automatically if one is unknown. */
export function ImportHeadings({ id }: { id: string }) {
  const t = useTexts(importExportTexts);
  const [isOpen, setOpen] = useState(false);
  const { data } = useAnswer('GET /api/office/imports/:id/headings/', { params: { id } });
  const headings = data?.data ?? [];
  if (headings.length === 0) return null;
  if (isOpen || headings.some(({ isKnown }) => !isKnown))
    return (
      <HeadingsForm key={JSON.stringify(headings)} id={id} headings={headings} close={() => setOpen(false)} />
    );
  return <Button onClick={() => setOpen(true)}>{t('headings')}</Button>;
}

type FormProps = { id: string; headings: readonly ImportHeading[]; close: () => void };

function HeadingsForm({ id, headings, close }: FormProps) {
  const t = useTexts(importExportTexts);
  const language = useLanguage();
  const { act, isBusy } = useAct();
  const [chosen, setChosen] = useState(() => proposeColumns(headings));
  const missing = missingOf(chosen);
  const save = async () => {
    const body = { headings: headings.map(({ heading }, at) => ({ heading, column: chosen[at] ?? null })) };
    await api('PUT /api/office/imports/:id/headings/', { params: { id }, body });
    await api('POST /api/office/imports/:id/check/', { params: { id } });
    close();
  };
  return (
    <Box component="section" sx={{ marginBlock: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {t('headings')}
      </Typography>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {t('headingsNote')}
      </Typography>
      {headings.map((one, at) => (
        <HeadingRow
          key={one.heading}
          one={one}
          column={chosen[at] ?? null}
          choose={(column) => setChosen(chosen.with(at, column))}
        />
      ))}
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ marginBlock: 1 }}>
          {t('headingsMissing', {
            columns: missing.map((column) => columnHeadings[column][language]).join(', '),
          })}
        </Alert>
      )}
      <Button
        variant="contained"
        loading={isBusy}
        disabled={missing.length > 0}
        onClick={() => void act(save)}
      >
        {t('headingsSave')}
      </Button>
    </Box>
  );
}

type RowProps = {
  one: ImportHeading;
  column: SpreadsheetColumn | null;
  choose: (column: SpreadsheetColumn | null) => void;
};

function HeadingRow({ one, column, choose }: RowProps) {
  const t = useTexts(importExportTexts);
  const language = useLanguage();
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'minmax(0,1fr) minmax(0,1fr)' },
        borderTop: '1px solid var(--line)',
        paddingBlock: 0.5,
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{one.heading}</Typography>
        <Typography variant="body2" color="text.secondary">
          {one.examples.join(' · ')}
        </Typography>
      </Box>
      <SelectBox<SpreadsheetColumn | 'none'>
        label={t('headingMeans', { heading: one.heading })}
        value={column ?? 'none'}
        choose={(value) => choose(value === 'none' ? null : value)}
        choices={[
          ['none', t('headingLeftOut')],
          ...spreadsheetColumns.map((name) => [name, columnHeadings[name][language]] as const),
        ]}
        fullWidth
      />
    </Box>
  );
}

/** Required columns that are not mapped; a title in one language is enough. */
function missingOf(chosen: readonly (SpreadsheetColumn | null)[]): SpreadsheetColumn[] {
  const has = (column: SpreadsheetColumn) => chosen.includes(column);
  const needed: SpreadsheetColumn[] = ['sku', 'price', 'category'];
  return [
    ...needed.filter((column) => !has(column)),
    ...(has('title_tm') || has('title_ru') ? [] : ['title_ru' as const]),
  ];
}
