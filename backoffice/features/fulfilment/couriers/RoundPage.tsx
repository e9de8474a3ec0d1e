import { Box, Button, Typography } from '@mui/material';
import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { Title } from 'react-admin';
import type { RoundStop } from '#contract/couriers/office-couriers.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { UndoBar } from '#backoffice/features/orders/steps/UndoBar.tsx';
import { useOfferUndo } from '#backoffice/features/orders/steps/undo-steps.ts';
import { money, phone } from '#backoffice/lang/format.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { largeButton } from './RoundSteps.tsx';
import { RoundStopCard } from './RoundStopCard.tsx';
import { roundTexts } from './round.texts.ts';

const everyMs = 30_000;
/** The separate offline page, if the shop has it switched on. */
const courierPage = '/office/courier/';

/** A courier's page for one-handed use on a phone: today's deliveries, the next one first. */
export default function RoundPage() {
  const t = useTexts(roundTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/round/', undefined, { everyMs });
  const round = data?.data;
  const hasPage = round?.hasPage ?? false;
  useEffect(() => {
    if (hasPage) location.replace(courierPage);
  }, [hasPage]);
  const stops = round?.stops ?? [];
  const done = stops.filter(({ status }) => status === 'delivered').length;
  return (
    <Box sx={{ maxWidth: 560, marginInline: 'auto', display: 'grid', gap: 1.5, fontSize: 17 }}>
      <Title title={t('title')} />
      {round && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flexGrow: 1 }}>
            {stops.length > 0 && (
              <Typography sx={{ fontWeight: 650 }}>{t('done', { n: done, all: stops.length })}</Typography>
            )}
            {round.balance !== 0 && <Typography>{t('balance', { sum: money(round.balance) })}</Typography>}
          </Box>
          {round.phones.slice(0, 1).map((number) => (
            <Button
              key={number}
              variant="outlined"
              startIcon={<Phone size={18} />}
              href={`tel:${number}`}
              aria-label={`${t('callShop')} ${phone(number)}`}
            >
              {t('callShop')}
            </Button>
          ))}
        </Box>
      )}
      <TakeAll stops={stops} />
      <Answered
        isPending={isPending}
        error={round ? undefined : error}
        retry={refetch}
        isEmpty={stops.length === 0}
        emptyText={t('empty')}
      >
        {stops.map((stop) => (
          <RoundStopCard
            key={stop.id}
            stop={stop}
            today={round?.day ?? ''}
            mayBringBack={round?.mayBringBack ?? false}
          />
        ))}
      </Answered>
      <UndoBar undo={undoOwn} />
    </Box>
  );
}

/** One request after the other: those that can no longer be undone do not stop the others. */
async function undoOwn(ids: readonly string[], sorry: (left: number) => string): Promise<void> {
  const faults: unknown[] = [];
  for (const id of ids)
    await api('POST /api/office/round/:id/undo/', { params: { id } }).catch((fault: unknown) =>
      faults.push(fault),
    );
  if (faults.length > 0) throw ids.length === 1 ? faults[0] : new Error(sorry(faults.length));
}

/** Takes all ready orders with one press, one request after the other. */
function TakeAll({ stops }: { stops: readonly RoundStop[] }) {
  const t = useTexts(roundTexts);
  const { act, isBusy } = useAct();
  const offerUndo = useOfferUndo();
  const ready = stops.filter(({ status }) => status === 'ready');
  if (ready.length < 2) return null;
  const takeAll = async () => {
    const faults: unknown[] = [];
    const ids: string[] = [];
    for (const { id } of ready)
      await api('POST /api/office/round/:id/move/', { params: { id }, body: { action: 'send' } }).then(
        () => ids.push(id),
        (fault: unknown) => faults.push(fault),
      );
    if (ids.length > 0) offerUndo({ ids, step: 'send' });
    // One failure does not stop the others.
    if (faults.length > 0) throw faults[0];
  };
  return (
    <Button variant="contained" loading={isBusy} onClick={() => void act(takeAll)} sx={largeButton}>
      {t('takeAll', { n: ready.length })}
    </Button>
  );
}
