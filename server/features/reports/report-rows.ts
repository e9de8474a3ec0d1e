/** The rows of a report's file. Sums are of manat. */
import type { DayClose, SalesBy } from '#contract/reports/office.ts';
import type { Lang, LocalText } from '#contract/shared.ts';
import { addDays, type Day, dayOf, minuteOf, momentOf, timeAt } from '#domain/delivery/calendar.ts';
import type { AccountKind } from '#domain/ledger/ledger.ts';
import { accountName, accountTexts, transferTexts } from '#domain/ledger/ledger.texts.ts';
import { manats } from '#domain/print/money.ts';
import type { DbContext } from '#server/context.ts';
import { readTransfers } from '#server/features/ledger/transfers.read.ts';
import { listBalances } from '#server/features/ledger/show-ledger.ts';
import { bankNames } from '#server/features/payments/bank-titles.ts';
import { findStockValue, sumStockValue } from '#server/features/stock/stock-value.read.ts';
import type { Cell, SumCell } from '#server/platform/spreadsheets/xlsx-write.ts';
import { closeDay } from './close-day.ts';
import { salesWords, stateWords, words } from './report-words.ts';
import { showSales } from './show-sales.ts';

type Query = { from: Day; to: Day; by?: SalesBy | undefined; lang: Lang };
type Row = readonly Cell[];

/** More than a shop has products; a file has to end. */
const mostRows = 50_000;

const sum = (tenge: number): SumCell => ({ sum: manats(tenge) });
const say = (text: LocalText, lang: Lang): string => text[lang] || text.tm;

/** Sales of the period, with units for products and categories, otherwise with orders; the total comes last. */
export async function* salesRows(ctx: DbContext, query: Query): AsyncGenerator<Row> {
  const { lang, by = 'product' } = query;
  const { rows, total, certificates } = await showSales(ctx, { ...query, by, limit: mostRows });
  const number = by === 'product' || by === 'category' ? ('units' as const) : ('orders' as const);
  yield [salesWords[by][lang], words[number][lang], words.sum[lang]];
  for (const row of rows) yield [say(row.title, lang), row[number], sum(row.sum)];
  yield [words.total[lang], total[number] ?? 0, sum(total.sum)];
  if (certificates) yield [words.certificates[lang], certificates.units, sum(certificates.sum)];
}

/** The end-of-day report of the last day of the period. */
export async function* dayRows(ctx: DbContext, { to, lang }: Query): AsyncGenerator<Row> {
  const close = await closeDay(ctx, to);
  yield (['kind', 'taken', 'back', 'left'] as const).map((name) => words[name][lang]);
  for (const name of ['card', 'cash', 'terminal', 'transfer'] as const) {
    const { taken, back } = close[name];
    yield [words[name][lang], sum(taken), sum(back), sum(taken - back)];
  }
  yield [words.total[lang], null, null, sum(close.total)];
  yield [words.orders[lang], null, null, close.orders];
  yield [words.handedIn[lang], null, null, sum(close.handedIn)];
  yield [words.difference[lang], null, null, sum(close.difference)];
  for (const { courier, balance } of close.balances)
    yield [`${words.withCourier[lang]} · ${courier}`, null, null, sum(balance)];
  yield* countRows(close, lang);
  yield [];
  yield* accountRows(close, lang);
}

/** Counts of the till and the safe: by the books, counted, the difference, and who says why. */
function* countRows({ counts }: DayClose, lang: Lang): Generator<Row> {
  if (counts.length === 0) return;
  yield [];
  yield (['count', 'expected', 'counted', 'countDifference', 'note'] as const).map(
    (name) => words[name][lang],
  );
  for (const { kind, expected, counted, difference, note, staff, at } of counts) {
    const name = `${accountTexts[kind][lang]} · ${timeAt(minuteOf(new Date(at)))} · ${staff}`;
    yield [name, sum(expected), sum(counted), sum(difference), note];
  }
}

/** Opening, movements and closing of each account, and the hash of a closed day. */
function* accountRows({ accounts, hash }: DayClose, lang: Lang): Generator<Row> {
  yield (['account', 'opening', 'came', 'went', 'closing'] as const).map((name) => words[name][lang]);
  for (const { opening, moves, closing, ...account } of accounts) {
    const total = (side: 'in' | 'out') => sum(moves.reduce((all, move) => all + move[side], 0));
    yield [nameOf(account, lang), sum(opening), total('in'), total('out'), sum(closing)];
    for (const { code, ...move } of moves)
      yield [`  ${transferTexts[code][lang]}`, null, sum(move.in), sum(move.out), null];
  }
  if (hash) yield [words.hash[lang], hash];
}

/** The stock as it is now, whatever the period. */
export async function* stockRows({ db }: DbContext, { lang }: Query): AsyncGenerator<Row> {
  const names = ['product', 'option', 'sku', 'units', 'cost', 'price', 'allCost', 'allPrice'] as const;
  yield names.map((name) => words[name][lang]);
  for (const { title, optionTitle, sku, onHand, cost, price } of await findStockValue(db, mostRows))
    yield [
      say(title, lang),
      say(optionTitle, lang),
      sku,
      onHand,
      cost === null ? null : sum(cost),
      sum(price),
      cost === null ? null : sum(cost * onHand),
      sum(price * onHand),
    ];
  const all = await sumStockValue(db);
  yield [words.total[lang], null, null, all.units, null, null, sum(all.cost), sum(all.price)];
}

/** What each account holds when the last day ends. */
export async function* balanceRows(ctx: DbContext, { to, lang }: Query): AsyncGenerator<Row> {
  yield [words.account[lang], words.balance[lang], words.pending[lang]];
  const at = new Date(momentOf(addDays(to, 1), '00:00').getTime() - 1).toISOString();
  for (const account of await listBalances(ctx, { at }))
    yield [nameOf(account, lang), sum(account.balance), sum(account.pending)];
}

/** The transfers of the period, the first one first. */
export async function* transferRows({ db }: DbContext, { from, to, lang }: Query): AsyncGenerator<Row> {
  const names = ['at', 'what', 'debit', 'credit', 'sum', 'state'] as const;
  yield names.map((name) => words[name][lang]);
  for await (const { at, code, debit, credit, amount, state } of readTransfers(db, { from, to }))
    yield [
      { date: `${dayOf(at)} ${timeAt(minuteOf(at))}` },
      transferTexts[code][lang],
      nameOf(debit, lang),
      nameOf(credit, lang),
      sum(amount),
      stateWords[state][lang],
    ];
}

const nameOf = (account: { kind: AccountKind; owner: string }, lang: Lang): string =>
  accountName(account, lang, bankNames);
