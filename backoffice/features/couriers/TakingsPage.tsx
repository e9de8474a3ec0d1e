import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { amount } from '#domain/print/money.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { DaySpan } from '#backoffice/parts/inputs/DaySpan.tsx';
import { CourierTable, isTyped } from './CourierTable.tsx';
import { HandInList } from './HandInList.tsx';
import { PhonesPanel } from './PhonesPanel.tsx';
import { takingsTexts } from './takings.texts.ts';

/** Refreshed while couriers count. */
const everyMs = 30_000;

/** Cash on delivery: what each courier collected, handed in and still has, by order. */
export default function TakingsPage() {
  const t = useTexts(takingsTexts);
  const { now } = useEnvironment();
  const today = dayOf(now());
  const [span, setSpan] = useState({ from: today, to: today });
  const query = { day: span.from, to: span.to };
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/takings/', { query }, { everyMs });
  const takings = data?.data;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={t('title')} />
      <DaySpan span={span} change={setSpan} />
      <Answered
        isPending={isPending}
        error={error}
        retry={refetch}
        isEmpty={takings?.couriers.length === 0}
        emptyText={t('empty')}
      >
        {takings && <CourierTable couriers={takings.couriers} />}
        {takings && takings.rows.length > 0 && <TakingRows rows={takings.rows} />}
      </Answered>
      <PhonesPanel />
      <HandInList />
    </Box>
  );
}

type Rows = Answer<OfficeRoutes['GET /api/office/takings/']>['data']['rows'];

function TakingRows({ rows }: { rows: Rows }) {
  const t = useTexts(takingsTexts);
  const words = useTexts(orderWords);
  return (
    <Panel title={t('rows')}>
      {rows.map((row) => (
        <Box
          key={`${row.order}${row.at}${row.amount}`}
          sx={{ display: 'flex', gap: 1, paddingBlock: 0.75, alignItems: 'baseline' }}
        >
          <Link
            to={`/orders/${row.order}/show`}
            style={{ color: 'var(--anar)', fontWeight: 650, whiteSpace: 'nowrap' }}
          >
            {row.number}
          </Link>
          <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
            {dateAndClock(row.at)} · {row.courier || t('till')}{' '}
            {isTyped(row) && <Mark>{t('typedName')}</Mark>}
            {[words(row.kind), row.staff === row.courier ? '' : row.staff, row.amount < 0 && t('takenOff')]
              .filter(Boolean)
              .map((part) => ` · ${part}`)}
          </Typography>
          <span className="tabular">{amount(row.amount)}</span>
        </Box>
      ))}
    </Panel>
  );
}
