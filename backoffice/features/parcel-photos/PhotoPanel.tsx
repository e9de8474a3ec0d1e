import { Alert, Box, IconButton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { OfficePhotos } from '#contract/parcel-photos/office-photos.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { clock } from '#domain/print/clocks.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { CameraButton } from './CameraButton.tsx';
import { photoTexts, sayWhy } from './photo.texts.ts';
import { takePhoto } from './take-photo.ts';

/** Photos of the parcel for the buyer: taken with the phone's camera, published at once. */
export function PhotoPanel({ id }: { id: string }) {
  const t = useTexts(photoTexts);
  const language = useLanguage();
  const { data } = useAnswer('GET /api/office/orders/:id/photos/', { params: { id } }, { everyMs: 30_000 });
  const { act, isBusy } = useAct();
  const queries = useQueryClient();
  if (!data || (!data.data.report && !data.data.mayTake && data.data.skipped === undefined)) return null;
  const { report, mayTake, skipped } = data.data;
  const run = (call: () => Promise<unknown>) =>
    void act(async () => {
      await call();
      await queries.invalidateQueries({ queryKey: ['office', 'GET /api/office/orders/:id/photos/'] });
    });
  return (
    <Panel title={t('title')}>
      <Said report={report} />
      {skipped && (
        <Typography variant="body2" sx={{ marginBottom: 1 }}>
          {t('skippedWhy', { why: sayWhy(skipped, language) })}
        </Typography>
      )}
      {report?.proofs && <Typography variant="body2">{t('proof')}</Typography>}
      <Photos photos={report?.proofs ?? []} />
      <Photos
        photos={report?.photos ?? []}
        remove={(photo) =>
          run(() => api('DELETE /api/office/orders/:id/photos/:photo/', { params: { id, photo } }))
        }
      />
      {mayTake && <CameraButton isBusy={isBusy} take={(file) => run(() => takePhoto(id, file))} />}
    </Panel>
  );
}

/** The buyer's answer to the photos, or until when the order waits for it. */
function Said({ report }: Pick<OfficePhotos, 'report'>) {
  const t = useTexts(photoTexts);
  const { answer, words = '', isDone, state, askedUntil, leftWhy: why } = report ?? {};
  if (state === 'silent')
    return (
      <Alert severity="info" sx={{ marginBottom: 1 }}>
        {t('silent')}
      </Alert>
    );
  if (state === 'asked' && askedUntil)
    return (
      <Alert severity="warning" sx={{ marginBottom: 1 }}>
        {t('waits', { time: clock(askedUntil) })}
      </Alert>
    );
  if (!answer) return null;
  if (state === 'change-left')
    return (
      <Alert severity="info" sx={{ marginBottom: 1 }}>
        {why ? t('changeLeft', { words, why }) : t('changeSent', { words })}
      </Alert>
    );
  if (answer === 'good') return <Alert severity="success">{t('good')}</Alert>;
  return (
    <Alert severity={isDone ? 'info' : 'warning'} sx={{ marginBottom: 1 }}>
      {t(isDone ? 'changeDone' : 'change', { words })}
      {!isDone && <Typography variant="body2">{t('next')}</Typography>}
    </Alert>
  );
}

type PhotosProps = {
  photos: NonNullable<OfficePhotos['report']>['photos'];
  remove?: (photo: string) => void;
};

function Photos({ photos, remove }: PhotosProps) {
  const t = useTexts(photoTexts);
  if (photos.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBottom: 1.5 }}>
      {photos.map(({ id, src, width, height }, at) => (
        <Box key={id} sx={{ position: 'relative' }}>
          <a href={src} target="_blank" rel="noreferrer">
            <img
              {...{ src, width, height }}
              alt={t('one', { n: at + 1 })}
              style={{ width: 132, height: 'auto', borderRadius: 10, display: 'block' }}
            />
          </a>
          {remove && (
            <IconButton
              size="small"
              aria-label={`${t('remove')}: ${t('one', { n: at + 1 })}`}
              onClick={() => remove(id)}
              sx={{ position: 'absolute', top: 4, right: 4, backgroundColor: 'background.paper' }}
            >
              <Trash2 size={16} />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
}
