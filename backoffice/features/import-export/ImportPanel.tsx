import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import type { Import } from '#contract/import-export/office.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { count } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { importExportTexts } from './import-export.texts.ts';
import { ImportHeadings } from './ImportHeadings.tsx';
import { ImportErrors } from './ImportErrors.tsx';

const atWork: readonly Import['state'][] = ['uploading', 'checking', 'applying', 'undoing'];

/** One import: progress, planned changes, errors and possible actions. */
export function ImportPanel({ id, close }: { id: string; close: () => void }) {
  const { data, isPending, error, refetch } = useAnswer(
    'GET /api/office/imports/:id/',
    { params: { id } },
    { everyMs: 1500 },
  );
  return (
    <Answered isPending={isPending} error={data ? undefined : error} retry={refetch}>
      {data && <OneImport one={data.data} close={close} />}
    </Answered>
  );
}

function OneImport({ one, close }: { one: Import; close: () => void }) {
  const t = useTexts(importExportTexts);
  const language = useLanguage();
  const { summary, state } = one;
  const queries = useQueryClient();
  // Each finished step may have found other errors: reload them.
  useEffect(() => {
    if (!atWork.includes(state))
      void queries.invalidateQueries({ queryKey: ['office', 'GET /api/office/imports/:id/errors/'] });
  }, [queries, state]);
  const isWorking = atWork.includes(state);
  const isFaulty = state === 'checked' && summary.errors > 0;
  return (
    <Panel
      title={one.name}
      side={
        <Mark tone={state === 'failed' ? 'err' : isWorking || isFaulty ? 'warn' : 'ok'}>
          {isFaulty ? t('checkedWith', { n: summary.errors }) : t(state)}
        </Mark>
      }
    >
      {isWorking && <ImportProgress one={one} />}
      {one.failure && <Alert severity="error">{pick(one.failure, language)}</Alert>}
      <ImportFigures summary={summary} />
      {isFaulty && <Alert severity="warning">{t(hasRows(summary) ? 'skipped' : 'nothingToApply')}</Alert>}
      {state === 'checked' && (summary.warnings ?? 0) > 0 && <Alert severity="warning">{t('warned')}</Alert>}
      <ImportButtons one={one} close={close} />
      {state === 'checked' && <ImportHeadings id={one.id} />}
      {!isWorking && summary.errors + (summary.warnings ?? 0) > 0 && <ImportErrors id={one.id} />}
    </Panel>
  );
}

function ImportProgress({ one: { progress, state } }: { one: Import }) {
  const t = useTexts(importExportTexts);
  return (
    <Box role="status" sx={{ marginBottom: 1.5 }}>
      <LinearProgress
        variant={progress.total > 0 ? 'determinate' : 'indeterminate'}
        value={progress.total > 0 ? (progress.done / progress.total) * 100 : 0}
        aria-label={t(state)}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" className="tabular">
        {count(progress.done)} / {count(progress.total)}
      </Typography>
    </Box>
  );
}

function ImportFigures({ summary }: Pick<Import, 'summary'>) {
  const t = useTexts(importExportTexts);
  const figures = [
    ['create', summary.create],
    ['update', summary.update],
    ['same', summary.same],
    ['picturesCount', summary.pictures],
    ['errors', summary.errors],
    ...(summary.warnings ? [['warnings', summary.warnings] as const] : []),
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBlock: 1 }}>
      {figures.map(([name, n]) => (
        <div key={name}>
          <Typography
            variant="h5"
            component="p"
            className="tabular"
            color={name === 'errors' && n > 0 ? 'error' : 'inherit'}
          >
            {count(n)}
          </Typography>
          <Typography variant="body2">{t(name)}</Typography>
        </div>
      ))}
    </Box>
  );
}

/** Whether applying changes anything. */
const hasRows = ({ create, update }: Import['summary']) => create + update > 0;

/** Actions of the import in its state. */
function ImportButtons({ one, close }: { one: Import; close: () => void }) {
  const t = useTexts(importExportTexts);
  const { act, isBusy } = useAct();
  const params = { id: one.id };
  const { summary, state } = one;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1.5 }}>
      {state === 'checked' && (
        <Button
          variant="contained"
          loading={isBusy}
          disabled={!hasRows(summary)}
          onClick={() => void act(() => api('POST /api/office/imports/:id/apply/', { params }))}
        >
          {t('apply')}
        </Button>
      )}
      {state === 'applied' && (
        <Button
          variant="outlined"
          color="error"
          loading={isBusy}
          onClick={() => void act(() => api('POST /api/office/imports/:id/undo/', { params }))}
        >
          {t('undo')}
        </Button>
      )}
      {['uploading', 'checking', 'checked', 'failed'].includes(state) && (
        <Button
          onClick={() => {
            // Closed first, so that the deleted import is not requested again.
            close();
            void act(() => api('DELETE /api/office/imports/:id/', { params }));
          }}
        >
          {t('discard')}
        </Button>
      )}
      {!atWork.includes(state) && <Button onClick={close}>{t('another')}</Button>}
    </Box>
  );
}
