import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { ExportFormat, ExportKind } from '#contract/import-export/office.ts';
import { api } from '#backoffice/api/api.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { DayBox } from '#backoffice/parts/inputs/DayBox.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { importExportTexts } from './import-export.texts.ts';

const kinds: readonly ExportKind[] = ['products', 'orders', 'order-lines', 'customers', 'takings'];

/** Exports the shop's data as a file; orders and takings for a period. */
export function ExportPanel() {
  const t = useTexts(importExportTexts);
  const { now } = useEnvironment();
  const { act, isBusy } = useAct();
  const today = dayOf(now());
  const [kind, setKind] = useState<ExportKind>('products');
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [days, setDays] = useState({ from: addDays(today, -30), to: today });
  const isDated = kind !== 'products' && kind !== 'customers';
  const download = async () => {
    const { data } = await api('POST /api/office/exports/', {
      body: { kind, format, ...(isDated ? days : {}) },
    });
    location.assign(data.url);
  };
  return (
    <Panel title={t('exportTitle')}>
      <TextField
        select
        label={t('what')}
        value={kind}
        onChange={(event) => setKind(event.target.value as ExportKind)}
        fullWidth
      >
        {kinds.map((name) => (
          <MenuItem key={name} value={name}>
            {t(name)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('format')}
        value={format}
        onChange={(event) => setFormat(event.target.value as ExportFormat)}
        fullWidth
      >
        <MenuItem value="xlsx">XLSX (Excel)</MenuItem>
        <MenuItem value="csv">CSV</MenuItem>
      </TextField>
      {isDated && <DayRange days={days} change={setDays} />}
      <Button variant="contained" loading={isBusy} onClick={() => void act(download)} sx={{ marginTop: 1 }}>
        {t('download')}
      </Button>
    </Panel>
  );
}

type Days = { from: string; to: string };

function DayRange({ days, change }: { days: Days; change: (days: Days) => void }) {
  const t = useTexts(importExportTexts);
  return (
    <Box sx={{ display: 'grid', columnGap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(158px, 1fr))' }}>
      {(['from', 'to'] as const).map((name) => (
        <DayBox
          key={name}
          label={t(name)}
          value={days[name]}
          changed={(day) => change({ ...days, [name]: day })}
          fullWidth
          sx={{ minWidth: 0 }}
        />
      ))}
    </Box>
  );
}
