import { Box } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { dayOf } from '#domain/delivery/calendar.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import type { Deed } from './cash-deed.ts';
import { cashTexts } from './cash.texts.ts';
import { DaySteps } from './DaySteps.tsx';
import { CountDialog } from './CountDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { PayoutDialog } from './PayoutDialog.tsx';
import { PlacePanel } from './PlacePanel.tsx';

/** Refreshed while money is taken. */
const everyMs = 30_000;

/** Till, safe, account, terminal and banks: what they hold by the books, counted and moved. */
export default function CashPage() {
  const t = useTexts(cashTexts);
  const { now } = useEnvironment();
  const today = dayOf(now());
  const [day, setDay] = useState(today);
  const { data, isPending, error, refetch } = useAnswer(
    'GET /api/office/cash/',
    { query: { day } },
    { everyMs },
  );
  const [deed, setDeed] = useState<Deed>();
  const close = () => setDeed(undefined);
  return (
    <>
      <Title title={t('title')} />
      <DaySteps day={day} today={today} change={setDay} />
      <Answered isPending={isPending} error={error} retry={refetch}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {data?.data.places.map((place) => (
            <PlacePanel key={`${place.kind} ${place.owner} ${day}`} place={place} ask={setDeed} />
          ))}
        </Box>
      </Answered>
      {deed?.what === 'count' && <CountDialog place={deed.place} close={close} />}
      {deed?.what === 'move' && <MoveDialog {...deed} close={close} />}
      {deed?.what === 'payout' && <PayoutDialog place={deed.place} close={close} />}
    </>
  );
}
