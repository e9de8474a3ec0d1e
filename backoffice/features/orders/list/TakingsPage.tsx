import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { amount, clock, shopDay } from '#backoffice/lang/format.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { DayBox } from '#backoffice/parts/inputs/DayBox.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { orderWords } from '#backoffice/features/orders/show/order.texts.ts';
import { takingsTexts } from './takings.texts.ts';

/** Money taken on delivery on a day: what each courier owes the till, and by which orders. */
export default function TakingsPage() {
  const t = useTexts(takingsTexts);
  const words = useTexts(orderWords);
  const { now } = useEnvironment();
  const [day, setDay] = useState(shopDay(now()));
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/takings/', { query: { day } });
  const takings = data?.data;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Title title={t('title')} />
      <DayBox label={t('day')} value={day} changed={setDay} sx={{ width: 180 }} />
      <Answered
        isPending={isPending}
        error={error}
        retry={refetch}
        isEmpty={takings?.rows.length === 0}
        emptyText={t('empty')}
      >
        <Panel title={t('couriers')} sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('courier')}</TableCell>
                <TableCell align="right">{words('CASH')}</TableCell>
                <TableCell align="right">{words('TERMINAL')}</TableCell>
                <TableCell align="right">{t('orders')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {takings?.couriers.map((row) => (
                <TableRow key={row.courier}>
                  <TableCell sx={{ fontWeight: 650 }}>{row.courier || '—'}</TableCell>
                  <TableCell align="right">{amount(row.cash)}</TableCell>
                  <TableCell align="right">{amount(row.terminal)}</TableCell>
                  <TableCell align="right">{row.orders}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Panel>
        <Panel title={t('rows')}>
          {takings?.rows.map((row) => (
            <Box
              key={`${row.order}${row.at}`}
              sx={{ display: 'flex', gap: 1, paddingBlock: 0.75, alignItems: 'baseline' }}
            >
              <Link to={`/orders/${row.order}/show`} style={{ color: 'var(--anar)', fontWeight: 650 }}>
                {row.number}
              </Link>
              <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
                {clock(row.at)} · {[row.courier, words(row.kind), row.staff].filter(Boolean).join(' · ')}
              </Typography>
              <span className="tabular">{amount(row.amount)}</span>
            </Box>
          ))}
        </Panel>
      </Answered>
    </Box>
  );
}
