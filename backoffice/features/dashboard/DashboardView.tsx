import { Alert, Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { UndatedNotice } from '#backoffice/features/people/UndatedHolidays.tsx';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { BestList, LowList, OutList } from './ProductLists.tsx';
import { dashboardTexts } from './dashboard.texts.ts';
import { RevenuePlot } from './RevenuePlot.tsx';
import { SmsPlot } from './SmsPlot.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { WaitingList } from './WaitingList.tsx';
import { TodayFigures } from './TodayFigures.tsx';
import { AlarmList, UnpaidList } from './AttentionLists.tsx';

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
} as const;
const spans = { day: 29, week: 12 * 7, month: 364 } as const;

/** The dashboard: today, the last weeks, best sellers, out of stock, and what needs a person. */
export function DashboardView() {
  const t = useTexts(dashboardTexts);
  const { now } = useEnvironment();
  const [by, setBy] = useState<keyof typeof spans>('day');
  const today = dayOf(now());
  const { data, isPending, error, refetch } = useAnswer(
    'GET /api/office/dashboard/',
    { query: { by, from: addDays(today, -spans[by]), to: today } },
    { everyMs: 60_000 },
  );
  const board = data?.data;
  return (
    <>
      <Title title={t('title')} />
      <Answered isPending={isPending} error={board ? undefined : error} retry={refetch} rows={8}>
        {board && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FirstSteps />
            <TodayFigures today={board.today} />
            <UndatedNotice />
            {board.areCodesGuessed && <Alert severity="warning">{t('guessed')}</Alert>}
            {board.alarms.length > 0 && <AlarmList alarms={board.alarms} />}
            <Box sx={columns}>
              <WaitingList />
              <LowList low={board.low} />
            </Box>
            <Panel
              title={t('revenue')}
              side={
                <ToggleButtonGroup
                  exclusive
                  size="small"
                  value={by}
                  onChange={(_, chosen: typeof by | null) => chosen && setBy(chosen)}
                >
                  {(Object.keys(spans) as (typeof by)[]).map((name) => (
                    <ToggleButton key={name} value={name}>
                      {t(name)}
                    </ToggleButton>
                  ))}
                </ToggleButtonGroup>
              }
            >
              <RevenuePlot rows={board.revenue} by={by} />
            </Panel>
            <Box sx={columns}>
              <BestList best={board.best} />
              <OutList out={board.out} />
              <UnpaidList unpaid={board.unpaid} />
              <Panel title={t('sms')}>
                <SmsPlot rows={board.sms} />
              </Panel>
            </Box>
          </Box>
        )}
      </Answered>
    </>
  );
}
