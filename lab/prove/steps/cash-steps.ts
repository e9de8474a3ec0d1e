/** Steps at the counter: till and safe are counted, cash is carried away, banks pay out, certificates are sold. */
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { printedCode } from '#domain/certificates/certificate.ts';
import {
  type CashBox,
  cashBoxes,
  type CashSource,
  cashSources,
  type CashTarget,
  cashTargets,
  type PayoutSource,
} from '#domain/ledger/cash.ts';
import type { AccountKind } from '#domain/ledger/ledger.ts';
import { voidCertificate } from '#server/features/certificates/change-certificate.ts';
import { issueCertificate } from '#server/features/certificates/issue-certificate.ts';
import { findPlaces, readBox } from '#server/features/ledger/cash.read.ts';
import { countCash } from '#server/features/ledger/count-cash.ts';
import { bookPayout, moveCash } from '#server/features/ledger/move-cash.ts';
import { closeOfDay } from '#server/features/ledger/money.read.ts';
import { refusalCode } from '../../../tests/support/people/paying.ts';
import type { Life, Simulation } from '../world.ts';
import { byStaff } from './certificate-steps.ts';
import { buyOne } from './customer-steps.ts';
import type { Step } from './pick.ts';

const most = 8_000;
const often = ({ chance }: Life) => Array.from({ length: chance.oneOf([1, 1, 2, 3]) });

/** Notes what was acknowledged, for the books at the end. */
function note({ cash }: Life, kind: AccountKind | 'paid-out', tenge: number): void {
  cash.set(kind, (cash.get(kind) ?? 0) + tenge);
}

/** Sometimes by several people at once: of those who saw the same sum one may find another. */
const count: Step = async ({ shop: { ctx } }, life) => {
  const { chance } = life;
  const kind = chance.oneOf(cashBoxes);
  const balance = await readBox(ctx.db, kind);
  const expected = balance + chance.oneOf([0, 0, 0, 1]);
  const counts = often(life).map(() => Math.max(0, balance + chance.oneOf([0, 0, -chance.upTo(most), 700])));
  const say = counts.map((counted) =>
    refusalCode(countCash(ctx, { kind, expected, counted, note: chance.is(0.9) ? 'x' : '' }, byStaff)),
  );
  const said = await Promise.all(say);
  const accepted = counts.filter((_, at) => said[at] === 'accepted');
  const now = await readBox(ctx.db, kind);
  if (accepted.length > 0 && !accepted.includes(now))
    throw new Error(`${kind}: counted ${accepted.join()}, the books say ${now}`);
  if (kind === 'safe') note(life, kind, now - balance);
  return said.join();
};

type Move = { from: CashSource; to: CashTarget; sum: number };

function noteMove(life: Life, { from, to, sum }: Move): void {
  if (from !== 'till') note(life, from, from === 'own-money' ? sum : -sum);
  if (to !== 'till') note(life, to, sum);
}

/** Sometimes by several people at once, more than there is, and somewhere that it cannot go. */
const move: Step = async ({ shop: { ctx } }, life) => {
  const { chance } = life;
  const from = chance.oneOf<CashSource>(cashSources);
  const box: CashBox = from === 'own-money' ? 'till' : from;
  const seen = await readBox(ctx.db, box);
  const said = await Promise.all(
    often(life).map(async () => {
      const to = from === 'own-money' && chance.is(0.8) ? 'till' : chance.oneOf<CashTarget>(cashTargets);
      const one = { from, to, sum: chance.upTo(Math.max(most, seen)) };
      const code = await refusalCode(
        moveCash(ctx, { ...one, note: chance.oneOf(['x', 'x', '']), seen }, byStaff),
      );
      if (code === 'accepted') noteMove(life, one);
      return code;
    }),
  );
  const left = await readBox(ctx.db, box);
  // Money given back by hand may have left less than nothing.
  if (said.includes('accepted') && left < Math.min(0, seen))
    throw new Error(`${box} gave more than it had: ${left}`);
  return said.join();
};

/** Also the same paper twice at once. */
const payOut: Step = async ({ shop: { ctx } }, life) => {
  const { chance } = life;
  const held = (await findPlaces(ctx.db)).filter(
    ({ kind, balance }) => (kind === 'bank' || kind === 'terminal') && balance > 0,
  );
  if (held.length === 0) return 'nobody';
  const { kind, owner, balance } = chance.oneOf(held);
  const from = (kind === 'bank' ? owner : 'terminal') as PayoutSource;
  const gross = chance.upTo(balance);
  const fee = chance.oneOf([0, gross, chance.upTo(gross)]);
  const paper = `${life.history.length}`;
  const payout = { from, gross, fee, paper, day: dayOf(ctx.now()) };
  const said = await Promise.all(often(life).map(() => refusalCode(bookPayout(ctx, payout, byStaff))));
  const times = said.filter((one) => one === 'accepted').length;
  if (times !== 1) throw new Error(`paper ${paper} was booked ${times} times`);
  if (kind === 'bank') note(life, 'paid-out', gross);
  note(life, 'shop-account', gross - fee);
  note(life, 'bank-fee', fee);
  return said.join();
};

/** In cash, at the terminal, by transfer, or given. */
const issue: Step = async ({ shop: { ctx } }, life) => {
  const { chance } = life;
  const paidBy = chance.oneOf(['CASH', 'TERMINAL', 'TRANSFER', null] as const);
  const face = 100 + chance.upTo(4_000);
  const what = { face, reason: 'x', isPaid: paidBy !== null, paidBy, months: 12, second: null };
  const code = await refusalCode(issueCertificate(ctx, what, byStaff));
  if (code === 'accepted' && paidBy === 'TRANSFER') note(life, 'shop-account', face);
  return `${paidBy} ${code}`;
};

/** One that was sold at the counter pays for an order, or is ended: its rest goes where its money came from. */
const useSold: Step = async (world, life) => {
  const { ctx } = world.shop;
  const rows = await ctx.db
    .selectFrom('certificate')
    .innerJoin('certificate_money', 'certificate_id', 'id')
    .select(['id', 'paid_by as paidBy', 'balance_tenge as balance', 'code_sealed as sealed'])
    .where('paid_by', 'in', ['CASH', 'TERMINAL', 'TRANSFER'])
    .where('state', '=', 'active')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return 'nobody';
  const { id, paidBy, balance, sealed } = life.chance.oneOf(rows);
  if (sealed && life.chance.is(0.6)) {
    const code = printedCode(ctx.secrets.unseal('certificate', sealed));
    return buyOne(world, life, { certificates: [code] });
  }
  const code = await refusalCode(voidCertificate(ctx, { id, reason: 'x' }, byStaff));
  if (code === 'accepted' && paidBy === 'TRANSFER') note(life, 'shop-account', -balance);
  return code;
};

export const cashSteps: readonly [name: string, weight: number, step: Step][] = [
  ['staff count cash', 3, count],
  ['staff move cash', 4, move],
  ['a bank pays out', 2, payOut],
  ['a certificate over the counter', 2, issue],
  ['one from the counter is used', 2, useSold],
];

/** Every account that only staff with cash move has what was acknowledged, and the close of a day says what the books do. */
export async function findWrongCash({ shop: { ctx } }: Simulation, { cash }: Life): Promise<string[]> {
  // The books may stand in a later day than the clock, which was set back.
  const { accounts } = await closeOfDay(ctx.db, addDays(dayOf(ctx.now()), 30));
  const closing = (kind: string) =>
    accounts.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.closing, 0);
  const known = ['safe', 'shop-account', 'expense', 'own-money', 'bank-fee'] as const;
  const wrongs = known
    .filter((kind) => closing(kind) !== (cash.get(kind) ?? 0))
    .map((kind) => `${kind}: acknowledged ${cash.get(kind) ?? 0}, the books say ${closing(kind)}`);
  for (const kind of cashBoxes)
    if ((await readBox(ctx.db, kind)) !== closing(kind)) wrongs.push(`${kind}: two sums by the books`);
  return wrongs;
}
