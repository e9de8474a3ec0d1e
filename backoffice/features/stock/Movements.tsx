import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StockMovement } from '#contract/stock/office.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { count } from '#domain/print/money.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { sayReason } from './say-reason.ts';
import { stockTexts } from './stock.texts.ts';

/** On a phone the time stands below what happened. */
const onlyWide = { display: { xs: 'none', sm: 'table-cell' } };

/** Stock movements of one option, newest first. */
export function Movements({ option }: { option: number }) {
  const t = useTexts(stockTexts);
  const [size, setSize] = useState(25);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/stock/:id/movements/', {
    params: { id: option },
    query: { page_size: size },
  });
  return (
    <>
      <Typography variant="h6" component="h2">
        {t('movements')}
      </Typography>
      <Answered
        isPending={isPending}
        error={error}
        retry={refetch}
        isEmpty={data?.data.length === 0}
        emptyText={t('noMovements')}
      >
        <Table
          size="small"
          sx={{
            '& th, & td': { paddingInline: { xs: 0.75, sm: 2 } },
            '& th': { fontSize: { xs: 12, sm: 14 } },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell sx={onlyWide}>{t('when')}</TableCell>
              <TableCell>{t('what')}</TableCell>
              <TableCell align="right">{t('onHand')}</TableCell>
              <TableCell align="right">{t('reserved')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.data.map((movement) => (
              <MovementRow key={movement.id} movement={movement} />
            ))}
          </TableBody>
        </Table>
        {data && data.page.total > size && size < 100 && (
          <Button onClick={() => setSize(Math.min(100, size + 25))}>{t('more')}</Button>
        )}
      </Answered>
    </>
  );
}

function MovementRow({ movement }: { movement: StockMovement }) {
  const language = useLanguage();
  const t = useTexts(stockTexts);
  const { at, kind, onHandDelta, reservedDelta, order, orderNumber, reason, staff } = movement;
  return (
    <TableRow>
      <TableCell sx={{ ...onlyWide, whiteSpace: 'nowrap' }}>{dateAndClock(at)}</TableCell>
      <TableCell>
        {t(kind)}
        <Typography variant="body2" color="text.secondary" sx={{ display: { sm: 'none' } }}>
          {dateAndClock(at)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[sayReason(reason, language), staff].filter(Boolean).join(' · ')}
          {order && (
            <Link to={`/orders/${order}/show`} style={{ color: 'var(--anar)' }}>
              {orderNumber ?? t('toOrder')}
            </Link>
          )}
        </Typography>
      </TableCell>
      <Delta units={onHandDelta} />
      <Delta units={reservedDelta} />
    </TableRow>
  );
}

/** Change in units; empty if this column did not change. */
function Delta({ units }: { units: number }) {
  return (
    <TableCell align="right" className="tabular" sx={{ fontWeight: 650 }}>
      {units > 0 ? '+' : ''}
      {units === 0 ? '' : count(units)}
    </TableCell>
  );
}
