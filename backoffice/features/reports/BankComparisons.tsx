import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BankComparison } from '#contract/reports/office.ts';
import { api } from '#backoffice/api/api.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { date } from '#domain/print/days.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { DaySpan } from '#backoffice/parts/inputs/DaySpan.tsx';
import { differenceTexts, reportTexts } from './reports.texts.ts';

const lookEveryMs = 5_000;

/**
 * Reconciliation of card orders with the banks, payment by payment: started here, run by the server; the last ones
 * are listed.
 */
export function BankComparisons() {
  const t = useTexts(reportTexts);
  const { now } = useEnvironment();
  const { act, isBusy } = useAct();
  const today = dayOf(now());
  const [span, setSpan] = useState({ from: addDays(today, -6), to: today });
  const path = 'GET /api/office/reports/banks/';
  const { data, isPending, error, refetch } = useAnswer(path, undefined, { everyMs: lookEveryMs });
  const isRunning = data?.data[0]?.state === 'running';
  const compare = () => act(() => api('POST /api/office/reports/banks/', { body: span }), t('begun'));
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <DaySpan span={span} change={setSpan} />
        <Button
          variant="contained"
          disabled={isRunning || span.from < addDays(span.to, -30)}
          loading={isBusy}
          onClick={() => void compare()}
        >
          {t('compare')}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {t('atMost')}
        </Typography>
      </Box>
      <Answered
        isPending={isPending}
        error={error}
        retry={refetch}
        isEmpty={data?.data.length === 0}
        emptyText={t('never')}
      >
        {data?.data.map((one) => (
          <Comparison key={one.id} comparison={one} />
        ))}
      </Answered>
    </>
  );
}

function Comparison({ comparison }: { comparison: BankComparison }) {
  const t = useTexts(reportTexts);
  const { from, to, state, orders, attempts, unanswered, differences, staff, startedAt } = comparison;
  return (
    <Panel title={`${date(from)} – ${date(to)}`} side={<StateMark comparison={comparison} />}>
      <Typography variant="body2" color="text.secondary">
        {dateAndClock(startedAt)} · {staff}
      </Typography>
      {state === 'done' && <Typography>{t('compared', { orders, attempts })}</Typography>}
      {unanswered > 0 && <Typography>{t('unanswered', { n: unanswered })}</Typography>}
      {differences.map((row) => (
        <Difference key={`${row.order}${row.payment}${row.difference}`} row={row} />
      ))}
    </Panel>
  );
}

function StateMark({ comparison: { state, differences, unanswered } }: { comparison: BankComparison }) {
  const t = useTexts(reportTexts);
  if (state === 'running') return <Mark tone="warn">{t('running')}</Mark>;
  if (state === 'failed') return <Mark tone="err">{t('failed')}</Mark>;
  if (differences.length > 0) return <Mark tone="err">{t('differs', { n: differences.length })}</Mark>;
  return unanswered > 0 ? null : <Mark tone="ok">{t('agrees')}</Mark>;
}

function Difference({
  row: { order, number, payment, difference },
}: {
  row: BankComparison['differences'][number];
}) {
  const words = useTexts(differenceTexts);
  const isKnown = Object.hasOwn(differenceTexts, difference);
  return (
    <Typography sx={{ marginTop: 0.75 }}>
      <Link to={`/orders/${order}/show`} style={{ color: 'var(--anar)', fontWeight: 650 }}>
        {number}
      </Link>{' '}
      {isKnown ? words(difference as keyof typeof differenceTexts) : difference}
      {payment && ` · ${payment}`}
    </Typography>
  );
}
