import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { clock } from '#domain/print/clocks.ts';
import { shortDay } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { dashboardTexts } from './dashboard.texts.ts';
import { DayCounts } from './DayCounts.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { NeedsList } from './NeedsList.tsx';
import { ShopLines } from './ShopLines.tsx';
import { TodayPart } from './TodayPart.tsx';
import { useNeeds } from './use-needs.ts';

/** Today: what waits for somebody, the money, the orders, and what the shop runs out of. */
export function DashboardView() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const needs = useNeeds();
  const { now } = useEnvironment();
  const day = dayOf(now());
  const { data, isPending, error, refetch, dataUpdatedAt } = useAnswer(
    'GET /api/office/dashboard/',
    { query: { from: day, to: day } },
    { everyMs: 60_000 },
  );
  const board = data?.data;
  const [money] = board?.revenue ?? [];
  const asOf = clock(new Date(dataUpdatedAt).toISOString());
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 760 }}>
      <Title title={t('title')} />
      <FirstSteps />
      {needs && <NeedsList needs={needs.data} />}
      <Answered isPending={isPending} error={board ? undefined : error} retry={refetch} rows={8}>
        {money && (
          <TodayPart title={t('money')} side={t('asOf', { time: asOf })}>
            <MoneyCard money={money} />
          </TodayPart>
        )}
        {board && (
          <TodayPart title={t('title')} side={shortDay(board.today.day, language)}>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <DayCounts today={board.today} />
              <ShopLines low={board.low} out={board.out} />
            </Box>
          </TodayPart>
        )}
      </Answered>
    </Box>
  );
}
