import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { FileSpreadsheet, Images } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { callAddress } from '#contract/client.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { importExportTexts } from './import-export.texts.ts';
import { FileChoice } from './FileChoice.tsx';
import { sendChunks } from './send-chunks.ts';

/** Template, spreadsheet, pictures; then a dry run that writes nothing. */
export function ImportStart({ opened }: { opened: (id: string) => void }) {
  const t = useTexts(importExportTexts);
  const { act, isBusy } = useAct();
  const [spreadsheet, setSpreadsheet] = useState<File>();
  const [pictures, setPictures] = useState<File>();
  const [share, setShare] = useState<number>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!spreadsheet) return;
    await act(async () => {
      const { data } = await api('POST /api/office/imports/', { body: { name: spreadsheet.name } });
      const all = spreadsheet.size + (pictures?.size ?? 0);
      await sendChunks(data.id, 'sheet', spreadsheet, (part) => setShare((part * spreadsheet.size) / all));
      if (pictures)
        await sendChunks(data.id, 'pictures', pictures, (part) =>
          setShare((spreadsheet.size + part * pictures.size) / all),
        );
      await api('POST /api/office/imports/:id/check/', { params: { id: data.id } });
      opened(data.id);
    });
    setShare(undefined);
  };
  return (
    <Panel title={t('importTitle')}>
      <form onSubmit={(event) => void submit(event)}>
        <Typography gutterBottom>{t('importText')}</Typography>
        <TemplateLinks />
        <FileChoice
          label={t('sheet')}
          accept=".xlsx,.csv,.txt,.tsv,.xls,.ods"
          icon={FileSpreadsheet}
          file={spreadsheet}
          chosen={setSpreadsheet}
        />
        <FileChoice label={t('pictures')} accept=".zip" icon={Images} file={pictures} chosen={setPictures} />
        {spreadsheet?.size === 0 && <Alert severity="error">{t('emptyFile')}</Alert>}
        {share !== undefined && (
          <LinearProgress
            variant="determinate"
            value={share * 100}
            aria-label={t('uploading')}
            sx={{ height: 8, borderRadius: 4, marginBlock: 1 }}
          />
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={!spreadsheet?.size}
          loading={isBusy}
          sx={{ marginTop: 1 }}
        >
          {t('start')}
        </Button>
      </form>
    </Panel>
  );
}

function TemplateLinks() {
  const t = useTexts(importExportTexts);
  const lang = useLanguage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBottom: 1.5 }}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          variant="outlined"
          href={callAddress('GET /api/office/imports/template/', { query: { format, lang } })}
          download
        >
          {t('template', { format: format.toUpperCase() })}
        </Button>
      ))}
    </Box>
  );
}
