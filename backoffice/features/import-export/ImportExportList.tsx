import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Title } from 'react-admin';
import { useMay } from '#backoffice/api/me.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ExportPanel } from './ExportPanel.tsx';
import { importExportTexts } from './import-export.texts.ts';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { ImportStart } from './ImportStart.tsx';

/** Import and export of products as spreadsheets. */
export function ImportExportList() {
  const t = useTexts(importExportTexts);
  const may = useMay();
  const [open, setOpen] = useState<string>();
  const shown = useRef<HTMLDivElement>(null);
  // Imports are chosen at the bottom of the page and shown at its top.
  useEffect(() => {
    if (open) shown.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,3fr) minmax(0,2fr)' },
      }}
    >
      <Title title={t('title')} />
      <Box ref={shown} sx={{ display: 'grid', gap: 2, scrollMarginTop: 80, minWidth: 0 }}>
        {open ? <ImportPanel id={open} close={() => setOpen(undefined)} /> : <ImportStart opened={setOpen} />}
        <ImportHistory open={open} choose={setOpen} />
      </Box>
      {may('export.run') && <ExportPanel />}
    </Box>
  );
}
