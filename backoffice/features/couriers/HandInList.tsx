import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { HandIn } from '#contract/couriers/office-couriers.ts';
import { joinOf } from '#domain/payments/hand-in.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { amount, money } from '#domain/print/money.ts';
import { clock, dateAndClock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { takingsTexts } from './takings.texts.ts';

const size = 10;

/** Hand-ins with sum and who counted it, newest first. */
export function HandInList() {
  const t = useTexts(takingsTexts);
  const [shown, setShown] = useState(size);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/hand-ins/', {
    query: { page_size: Math.min(100, shown) },
  });
  const noteOf = (row: HandIn) => {
    const join = joinOf(row);
    return join ? t(join.way === 'to' ? 'joinedTo' : 'joinedFrom', { name: join.name }) : row.note;
  };
  return (
    <Panel title={t('history')}>
      <Answered
        isPending={isPending}
        error={error}
        retry={refetch}
        isEmpty={data?.data.length === 0}
        emptyText={t('none')}
        rows={2}
      >
        {data?.data.map((row) => (
          <Box key={row.id} sx={{ paddingBlock: 0.75 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
              <Box component="b" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {row.courier}
              </Box>
              <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
                {amount(joinOf(row) ? Math.abs(row.counted) : row.counted)}
              </span>
            </Box>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {[dateAndClock(row.at), row.staff, noteOf(row)].filter(Boolean).join(' · ')}
            </Typography>
            {row.courierCounted !== null && row.courierCountedAt !== null && (
              <Typography variant="body2" color="text.secondary">
                {t('ownCount', { sum: money(row.courierCounted), at: clock(row.courierCountedAt) })}
              </Typography>
            )}
            {row.difference !== 0 && (
              <Typography variant="body2" sx={{ color: 'var(--err)' }}>
                {t(row.difference < 0 ? 'lacks' : 'tooMuch', { sum: money(Math.abs(row.difference)) })}
              </Typography>
            )}
          </Box>
        ))}
        {data && data.page.total > shown && shown < 100 && (
          <Button size="small" onClick={() => setShown(shown * 3)}>
            {t('more')}
          </Button>
        )}
      </Answered>
    </Panel>
  );
}
