import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type CashBox, cashBoxes, cashWays } from '#domain/ledger/cash.ts';
import { transferTexts } from '#domain/ledger/ledger.texts.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { bookAmount, bookMoney } from '#domain/print/money.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import type { Deed, Place } from './cash-deed.ts';
import { CountLine } from './CountLine.tsx';
import { cashTexts, targetTexts } from './cash.texts.ts';
import { OrderLink } from './OrderLink.tsx';
import { useAccountName } from './use-account-name.ts';

type Props = { place: Place; ask: (deed: Deed) => void };

/** A busy bank has hundreds in a day. */
const firstMoves = 10;

const boxOf = ({ kind }: Place): CashBox | undefined => cashBoxes.find((box) => box === kind);

/** One place where money is: its sum, the last count, what staff can do there, and the movements of the day. */
export function PlacePanel({ place, ask }: Props) {
  const t = useTexts(cashTexts);
  const nameOf = useAccountName();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={nameOf(place)}>
      <Typography className="tabular" sx={{ fontSize: 24, fontWeight: 650, lineHeight: 1.2 }}>
        {bookMoney(place.balance)}{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {t('byBooks')}
        </Typography>
      </Typography>
      {place.lastCount && <CountLine count={place.lastCount} />}
      {!place.lastCount && boxOf(place) && (
        <Typography variant="body2" color="text.secondary">
          {t('never')}
        </Typography>
      )}
      <PlaceButtons place={place} ask={ask} />
      <Box sx={{ marginTop: 1.5 }}>
        {place.moves.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {t('noMoves')}
          </Typography>
        )}
        {place.moves.slice(0, isOpen ? undefined : firstMoves).map((move) => (
          <MoveRow key={move.id} move={move} />
        ))}
        {!isOpen && place.moves.length > firstMoves && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {t('showAll', { n: place.moves.length })}
          </Button>
        )}
      </Box>
    </Panel>
  );
}

/** What may be asked of a place. */
function useDeeds(place: Place): (readonly [name: string, deed: Deed])[] {
  const t = useTexts(cashTexts);
  const targets = useTexts(targetTexts);
  const may = useMay();
  const box = boxOf(place);
  const all: (readonly [string, Deed])[] = [];
  if (box && may('takings.write')) all.push([t('count'), { what: 'count', place }]);
  if (!may('cash.write')) return all;
  if (box) for (const to of cashWays[box]) all.push([targets(to), { what: 'move', place, from: box, to }]);
  if (box === 'till') all.push([t('float'), { what: 'move', place, from: 'own-money', to: box }]);
  if (place.kind === 'bank' || place.kind === 'terminal') all.push([t('payout'), { what: 'payout', place }]);
  return all;
}

function PlaceButtons({ place, ask }: Props) {
  const deeds = useDeeds(place);
  if (deeds.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
      {deeds.map(([name, deed]) => (
        <Button
          key={name}
          size="small"
          variant={deed.what === 'count' ? 'contained' : 'outlined'}
          disabled={deed.what === 'move' && deed.from !== 'own-money' && place.balance <= 0}
          onClick={() => ask(deed)}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}

function MoveRow({ move: { at, code, amount: sum, other, note, staff } }: { move: Place['moves'][number] }) {
  const codes = useTexts(transferTexts);
  const nameOf = useAccountName();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, paddingBlock: 0.75, borderTop: '1px solid var(--line)' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {codes(code)}
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[dateAndClock(at), nameOf(other), staff, note].filter(Boolean).join(' · ')}
          {other.orderId && <OrderLink id={other.orderId} />}
        </Typography>
      </Box>
      <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
        {sum > 0 ? '+' : '−'}
        {bookAmount(Math.abs(sum))}
      </span>
    </Box>
  );
}
