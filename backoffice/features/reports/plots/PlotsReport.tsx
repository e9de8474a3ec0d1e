import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { BestList } from './BestList.tsx';
import { plotTexts } from './plot.texts.ts';
import { RevenuePlot } from './RevenuePlot.tsx';
import { SmsPlot } from './SmsPlot.tsx';

const spans = { day: 29, week: 12 * 7, month: 364 } as const;
type Span = keyof typeof spans;

/** Revenue of the last weeks, best sellers and messages, as plots. */
export function PlotsReport() {
  const t = useTexts(plotTexts);
  const { now } = useEnvironment();
  const [by, setBy] = useState<Span>('day');
  const today = dayOf(now());
  const query = { by, from: addDays(today, -spans[by]), to: today };
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/dashboard/', { query });
  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={by}
      onChange={(_, chosen: Span | null) => chosen && setBy(chosen)}
    >
      {(Object.keys(spans) as Span[]).map((name) => (
        <ToggleButton key={name} value={name}>
          {t(name)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return (
    <>
      <Panel title={t('revenue')} side={choice}>
        <Answered isPending={isPending} error={error} retry={refetch}>
          {data && <RevenuePlot rows={data.data.revenue} by={by} />}
        </Answered>
      </Panel>
      {data && (
        <Box sx={columns}>
          <BestList best={data.data.best} />
          <Panel title={t('sms')}>
            <SmsPlot rows={data.data.sms} />
          </Panel>
        </Box>
      )}
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
} as const;
