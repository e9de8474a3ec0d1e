import { Box, Button, IconButton } from '@mui/material';
import { CircleAlert, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import type { BulkReason } from '#domain/staff-moves.ts';
import { useTicking } from '#backoffice/api/environment.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { bulkReasonTexts } from '#backoffice/features/orders/steps/bulk.texts.ts';
import { rowTexts } from '#backoffice/features/orders/list/row.texts.ts';
import { cureTexts, doneTexts } from './board.texts.ts';
import { leftByReason, useLeftOver } from './bulk-moves.ts';

type Props = { orders: readonly OfficeOrderRow[]; open: (id: string) => void };

/** The orders that a step of many left over, above the lanes: why, and what to do next; until it is closed. */
export function LeftStrip({ orders, open }: Props) {
  const done = useTexts(doneTexts);
  const say = useTexts(partTexts);
  const now = useTicking(30_000);
  const [leftOver, keep] = useLeftOver();
  const left = leftOver ? [...leftByReason(leftOver, orders, now)] : [];
  const count = left.reduce((sum, [, of]) => sum + of.length, 0);
  return (
    <Box role="status">
      {leftOver && count > 0 && (
        <Box
          sx={{
            display: 'flex',
            gap: 1.25,
            alignItems: 'flex-start',
            marginTop: 1,
            padding: '3px 6px 3px 12px',
            borderRadius: '11px',
            backgroundColor: 'var(--warn-soft)',
            color: '#4a2d00',
            fontSize: 13,
            '& > svg': { flex: 'none', marginTop: '8px' },
          }}
        >
          <CircleAlert size={16} aria-hidden />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            {left.map(([reason, of], at) => (
              <ReasonLine key={reason} reason={reason} orders={of.map(({ order }) => order)} open={open}>
                {at === 0 ? `${done(leftOver.move, { done: leftOver.done, left: count })} ` : ''}
              </ReasonLine>
            ))}
          </Box>
          <IconButton size="small" aria-label={say('close')} onClick={() => keep(null)}>
            <X size={16} />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

const mostNumbers = 4;
type LineProps = {
  reason: BulkReason;
  orders: readonly OfficeOrderRow[];
  open: (id: string) => void;
  children: string;
};

function ReasonLine({ reason, orders, open, children }: LineProps) {
  const t = useTexts(rowTexts);
  const say = useTexts(bulkReasonTexts);
  const cures = useTexts(cureTexts);
  const rest = orders.length - mostNumbers;
  const [first] = orders;
  const toPhotos = reason === 'photo' ? { component: Link, to: '/board/photos' } : {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', minHeight: 32 }}>
      <span style={{ flex: '1 1 200px' }}>
        <b>{children}</b>
        {orders.slice(0, mostNumbers).map(({ id, number }) => (
          <Link
            key={id}
            to={`/orders/${id}/show`}
            style={{ color: 'var(--anar)', fontWeight: 650, marginRight: 6, whiteSpace: 'nowrap' }}
          >
            {number}
          </Link>
        ))}
        {rest > 0 && `${t('more', { n: rest })} `}
        {say(reason)}
      </span>
      <Button size="small" onClick={() => reason !== 'photo' && first && open(first.id)} {...toPhotos}>
        {cures(reason)}
      </Button>
    </Box>
  );
}
