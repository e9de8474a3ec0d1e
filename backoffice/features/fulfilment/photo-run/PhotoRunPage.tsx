import { Box, Button, Dialog, IconButton, LinearProgress, Typography } from '@mui/material';
import { ArrowRight, X } from 'lucide-react';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { useWhy } from '#backoffice/features/parcel-photos/NoPhotoDialog.tsx';
import { isOfSlot, unphotographed } from '../board/bulk-moves.ts';
import { GoodsList, OneMark, RowHead, WrapMarks } from '#backoffice/features/orders/list/RowParts.tsx';
import { RunPhotos } from './RunPhotos.tsx';
import { runTexts } from './run.texts.ts';
import { usePhotoRun } from './use-photo-run.ts';

/** The parcels of a day that lack a photo, one after the other, over the whole screen. */
export default function PhotoRunPage() {
  const t = useTexts(runTexts);
  const { now } = useEnvironment();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const today = dayOf(now());
  const query = { day: search.get('day') ?? today };
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/board/', { query });
  const shown = data?.data.orders.filter((one) => isOfSlot(one, search.get('slot') ?? undefined, now()));
  const leave = () => void navigate(`/board?${search}`);
  return (
    <>
      <Title title={t('title')} />
      <Dialog open fullScreen onClose={leave} aria-labelledby={headId} slotProps={{ paper: { sx: whole } }}>
        <Answered isPending={isPending} error={data ? undefined : error} retry={refetch}>
          <Run orders={unphotographed(shown ?? [], now())} today={today} leave={leave} />
        </Answered>
      </Dialog>
    </>
  );
}

const headId = 'photo-run';
/** Also on a phone, where dialogs leave a margin. */
const whole = {
  '&.MuiDialog-paper': { width: '100%', maxWidth: '100%', maxHeight: '100%', margin: 0, borderRadius: 0 },
  backgroundColor: 'var(--bg)',
};

type RunProps = { orders: readonly OfficeOrderRow[]; today: string; leave: () => void };

function Run({ orders, today, leave }: RunProps) {
  const t = useTexts(runTexts);
  const { parcel, at, all, sending, add, remove, skip, next, explain } = usePhotoRun(orders);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Head at={at} all={all} leave={leave} />
      <Box sx={{ ...column, ...middle }}>
        {parcel ? (
          <>
            <Contents order={parcel.order} today={today} />
            {parcel.fault && <Typography color="error">{t('again', { why: parcel.fault })}</Typography>}
            <RunPhotos key={at} photos={parcel.photos} add={add} remove={remove} />
          </>
        ) : (
          <Typography role="status" sx={{ paddingBlock: 6, textAlign: 'center' }}>
            {sending > 0 ? t('sending', { n: sending }) : t('through')}
          </Typography>
        )}
      </Box>
      <Box sx={{ ...column, paddingBlock: 1.25, borderTop: '1px solid var(--line)', background: '#fff' }}>
        {parcel ? (
          <>
            <Button
              variant="contained"
              fullWidth
              disabled={parcel.photos.length === 0}
              endIcon={<ArrowRight size={20} />}
              onClick={next}
              sx={{ minHeight: 54, fontSize: 17 }}
            >
              {t('next')}
            </Button>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', marginTop: 0.5 }}>
              <Button onClick={skip}>{t('skip')}</Button>
              <Button onClick={() => setAsked(true)}>{t('without')}</Button>
            </Box>
          </>
        ) : (
          <Button variant="contained" fullWidth onClick={leave} sx={{ minHeight: 54, fontSize: 17 }}>
            {t('toBoard')}
          </Button>
        )}
      </Box>
      {isAsked && parcel && (
        <WhyDialog order={parcel.order.id} explain={explain} close={() => setAsked(false)} />
      )}
    </>
  );
}

/** On a wide screen as wide as a phone held sideways. */
const column = { width: '100%', maxWidth: 640, marginInline: 'auto', paddingInline: '14px' } as const;
/** Many goods scroll; the buttons stay in sight. */
const middle = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  paddingBlock: 1.5,
} as const;

function Head({ at, all, leave }: { at: number; all: number; leave: () => void }) {
  const t = useTexts(runTexts);
  const say = useTexts(partTexts);
  return (
    <Box component="header" sx={{ background: 'var(--deep)', color: '#fff8ef' }}>
      <Box sx={{ ...column, display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
        <IconButton color="inherit" aria-label={say('close')} onClick={leave} sx={{ marginLeft: -1 }}>
          <X size={20} />
        </IconButton>
        <Typography variant="h6" id={headId} sx={{ flexGrow: 1 }}>
          {t('title')}
        </Typography>
        {all > 0 && <b className="tabular">{t('place', { n: Math.min(at + 1, all), all })}</b>}
      </Box>
      <LinearProgress
        variant="determinate"
        value={all > 0 ? (at / all) * 100 : 100}
        aria-label={t('title')}
        sx={{ backgroundColor: '#f0dfce', '& .MuiLinearProgress-bar': { backgroundColor: 'var(--gold)' } }}
      />
    </Box>
  );
}

function Contents({ order, today }: { order: OfficeOrderRow; today: string }) {
  return (
    <>
      <RowHead order={order} />
      <Box
        sx={{
          padding: '8px 14px 10px',
          background: '#fff',
          border: '1px solid var(--line)',
          borderRadius: '14px',
        }}
      >
        <GoodsList order={order} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <WrapMarks order={order} />
          <OneMark order={order} today={today} />
        </Box>
      </Box>
    </>
  );
}

type WhyProps = { order: string; explain: (reason: string) => void; close: () => void };

function WhyDialog({ order, explain, close }: WhyProps) {
  const t = useTexts(runTexts);
  const { why, fields, draft } = useWhy(order);
  return (
    <ActionDialog
      title={t('without')}
      go={t('next')}
      isFit={why !== ''}
      run={async () => explain(why)}
      close={close}
      draft={draft}
    >
      {fields}
    </ActionDialog>
  );
}
