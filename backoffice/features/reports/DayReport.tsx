import { Typography, useMediaQuery } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { transferTexts } from '#domain/ledger/ledger.texts.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { bookAmount, count } from '#domain/print/money.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { DayBox } from '#backoffice/parts/inputs/DayBox.tsx';
import { type FigureRow, FigureTable } from './FigureTable.tsx';
import { ReportFile } from './ReportFile.tsx';
import { reportTexts } from './reports.texts.ts';
import { CountLine } from '#backoffice/features/ledger/CountLine.tsx';
import { useAccountName } from '#backoffice/features/ledger/use-account-name.ts';
import { useDifference } from '#backoffice/features/ledger/use-difference.ts';

type DayClose = Answer<OfficeRoutes['GET /api/office/reports/day/']>['data'];

/** Daily close: money by kind, hand-ins, and outstanding balances. */
export function DayReport() {
  const t = useTexts(reportTexts);
  const { now } = useEnvironment();
  const [day, setDay] = useState(dayOf(now()));
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/reports/day/', { query: { day } });
  return (
    <>
      <DayBox label={t('onDay')} value={day} changed={setDay} sx={{ width: 180 }} />
      <Answered isPending={isPending} error={error} retry={refetch}>
        {data && <DayFigures close={data.data} />}
      </Answered>
      <ReportFile report="day" from={day} to={day} />
    </>
  );
}

function DayFigures({ close }: { close: DayClose }) {
  const t = useTexts(reportTexts);
  const words = useTexts(orderWords);
  const names = {
    card: t('card'),
    cash: words('CASH'),
    terminal: words('TERMINAL'),
    transfer: t('transfer'),
  };
  const kinds = (['card', 'cash', 'terminal', 'transfer'] as const).map((kind) => {
    const { taken, back } = close[kind];
    return { key: kind, cells: [names[kind], bookAmount(taken), bookAmount(back), bookAmount(taken - back)] };
  });
  const sumOf = (of: 'taken' | 'back') =>
    close.card[of] + close.cash[of] + close.terminal[of] + close.transfer[of];
  const total = [t('total'), bookAmount(sumOf('taken')), bookAmount(sumOf('back')), bookAmount(close.total)];
  const facts = [
    [t('soldOrders'), count(close.orders)],
    [t('handedIn'), bookAmount(close.handedIn)],
    [t('difference'), bookAmount(close.difference)],
  ];
  return (
    <>
      <Panel title={t('day')} sx={{ overflowX: 'auto' }}>
        <FigureTable
          heads={[t('sum'), t('taken'), t('back'), t('left')]}
          rows={[...kinds, { key: 'total', cells: total, isTotal: true }]}
        />
        {facts.map(([name, figure]) => (
          <Typography key={name} className="tabular" sx={{ marginTop: 1 }}>
            {name}: <b>{figure}</b>
          </Typography>
        ))}
      </Panel>
      <Panel title={t('balances')}>
        {close.balances.length === 0 && <Typography color="text.secondary">{t('nobody')}</Typography>}
        {close.balances.map(({ courierId, courier, balance }) => (
          <Typography key={courierId ?? courier} className="tabular">
            {courierId === null ? t('typedName', { name: courier }) : courier}: <b>{bookAmount(balance)}</b>
          </Typography>
        ))}
      </Panel>
      {close.counts.length > 0 && <DayCounts counts={close.counts} />}
      <DayBooks close={close} />
    </>
  );
}

function DayCounts({ counts }: Pick<DayClose, 'counts'>) {
  const t = useTexts(reportTexts);
  const nameOf = useAccountName();
  return (
    <Panel title={t('counts')}>
      {counts.map((count) => (
        <CountLine key={count.id} count={count} name={nameOf({ kind: count.kind, owner: '' })} />
      ))}
    </Panel>
  );
}

/** What every account had at the beginning of the day, what moved, and what it had at the end. */
function DayBooks({ close: { accounts, counts, hash, closedAt } }: { close: DayClose }) {
  const t = useTexts(reportTexts);
  // Five columns are wider than a phone.
  const isPhone = useMediaQuery('(max-width:760px)');
  const nameOf = useAccountName();
  const names = {
    code: useTexts(transferTexts),
    account: (account: DayAccount) => (
      <AccountHead name={nameOf(account)} difference={differenceOf(account, counts)} />
    ),
  };
  const heads = isPhone
    ? [t('account'), t('sum')]
    : [t('account'), t('opening'), t('taken'), t('went'), t('closing')];
  const rows = accounts.flatMap((account) =>
    isPhone ? narrowRows(account, names, t) : wideRows(account, names),
  );
  return (
    <Panel title={t('accounts')} sx={{ overflowX: 'auto' }}>
      {rows.length === 0 && <Typography color="text.secondary">{t('noBooks')}</Typography>}
      {rows.length > 0 && <FigureTable heads={heads} rows={rows} />}
      {hash && closedAt && (
        <Typography variant="body2" color="text.secondary" sx={{ marginTop: 1, overflowWrap: 'anywhere' }}>
          {t('closed', { at: dateAndClock(closedAt), hash: hash.slice(0, 20).toUpperCase() })}
        </Typography>
      )}
    </Panel>
  );
}

type DayAccount = DayClose['accounts'][number];
type Names = {
  code: (code: DayAccount['moves'][number]['code']) => string;
  account: (account: DayAccount) => ReactNode;
};

/** Whether the books of an account agree: opening and movements come to its closing, and the last count to that. */
function AccountHead({ name, difference }: { name: string; difference: number }) {
  const say = useDifference();
  return (
    <>
      {name}
      <Typography
        variant="body2"
        sx={{ color: difference === 0 ? 'var(--ok)' : 'var(--err)', fontWeight: 400 }}
      >
        {say(difference)}
      </Typography>
    </>
  );
}

/** What its books lack (below zero) or have too much, else what its last count of the day did. */
function differenceOf({ kind, opening, moves, closing }: DayAccount, counts: DayClose['counts']): number {
  const inBooks = closing - moves.reduce((sum, move) => sum + move.in - move.out, opening);
  return inBooks || (counts.findLast((count) => count.kind === kind)?.difference ?? 0);
}

function wideRows(account: DayAccount, names: Names): FigureRow[] {
  const { kind, owner, opening, moves, closing } = account;
  const cells = [names.account(account), bookAmount(opening), '', '', bookAmount(closing)];
  return [
    { key: `${kind} ${owner}`, cells, isTotal: true },
    ...moves.map(({ code, ...move }) => ({
      key: `${kind} ${owner} ${code}`,
      cells: [
        names.code(code),
        '',
        move.in ? bookAmount(move.in) : '',
        move.out ? bookAmount(move.out) : '',
        '',
      ],
    })),
  ];
}

/** A row for each figure, with its sign. */
function narrowRows(
  account: DayAccount,
  names: Names,
  t: (key: 'opening' | 'closing') => string,
): FigureRow[] {
  const { kind, owner, opening, moves, closing } = account;
  const key = `${kind} ${owner}`;
  return [
    { key, cells: [names.account(account), ''], isTotal: true },
    { key: `${key} opening`, cells: [t('opening'), bookAmount(opening)] },
    ...moves.flatMap(({ code, ...move }) => [
      ...(move.in
        ? [{ key: `${key} ${code} in`, cells: [names.code(code), `+${bookAmount(move.in)}`] }]
        : []),
      ...(move.out
        ? [{ key: `${key} ${code} out`, cells: [names.code(code), `−${bookAmount(move.out)}`] }]
        : []),
    ]),
    { key: `${key} closing`, cells: [t('closing'), bookAmount(closing)], isTotal: true },
  ];
}
