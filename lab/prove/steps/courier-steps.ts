/**
 * Steps of couriers in the simulated shop: they bring orders, take cash on delivery and hand it in; staff count it too, join what
 * stands under a typed name, and give money back out of a purse.
 */
import { sql } from 'kysely';
import { sync } from '#backoffice/features/couriers/phone/phone.ts';
import { type DeedDraft, writeDeeds } from '#backoffice/features/couriers/phone/write-deeds.ts';
import { isOver } from '#domain/couriers/show-stops.ts';
import { failedReasons } from '#domain/delivery/delivery-attempts.ts';
import type { RoundStop } from '#contract/couriers/office-couriers.ts';
import { moveOrder } from '#server/features/checkout/move-order.ts';
import { assignCourier } from '#server/features/fulfilment/assign-courier.ts';
import { countHandIn } from '#server/features/couriers/count-hand-in.ts';
import { joinBalance } from '#server/features/couriers/take-hand-in.ts';
import { takeHandIn } from '#server/features/couriers/take-hand-in.ts';
import { endOrderAsStaff, moveAsStaff } from '#server/features/fulfilment/move-as-staff.ts';
import { refundOrder } from '#server/features/fulfilment/refund-order.ts';
import { type Courier, readBalance, readPurses } from '#server/features/couriers/core/purse.read.ts';
import { refusalCode } from '../../../tests/support/people/paying.ts';
import type { Chance } from '../chance.ts';
import { staffId } from '../staff-id.ts';
import type { Life, Simulation } from '../world.ts';
import { byStaff } from './certificate-steps.ts';
import { byCourier, type LifePhone } from './courier-phones.ts';
import { buyOne } from './customer-steps.ts';
import { pick, type Step } from './pick.ts';

/** A courier without an account: cash stands under the name until it is joined. */
const typed: Courier = { courierId: null, courier: 'Merdan' };
const undoSeconds = 13;
const most = 500;

/** An order is made ready and assigned; often brought and paid at once, by a phone or under a typed name. */
const assign: Step = async (world, life) => {
  const { chance } = life;
  const { ctx } = world.shop;
  if (chance.is(0.8)) await buyOne(world, life, { payment: 'CASH' });
  const known = pick(life);
  if (!known) return 'nobody';
  const { id } = known;
  for (const action of ['confirm', 'prepare', 'make-ready'] as const)
    await refusalCode(moveOrder(ctx, { orderId: id, action, staffId }));
  if (chance.is(0.3)) {
    const sent = await refusalCode(moveAsStaff(ctx, { id, action: 'send', courier: typed.courier }, byStaff));
    const delivered = await refusalCode(moveAsStaff(ctx, { id, action: 'deliver' }, byStaff));
    return `${sent} ${delivered}`;
  }
  const phone = chance.oneOf(life.phones);
  const { courierId } = phone.owner;
  const assigned = await refusalCode(assignCourier(ctx, { orders: [id], courierId }, byStaff));
  return chance.is(0.3) ? assigned : `${assigned} ${await bringAll(world, phone)}`;
};

/** Everything on the round is handed over and paid as it was ordered. */
async function bringAll({ advance }: Simulation, phone: LifePhone): Promise<string> {
  await sync(phone);
  const stops = (await phone.store.read())?.round?.stops ?? [];
  for (const { id: order, status, toCollect: sum } of stops) {
    const facts = sum > 0 ? { taken: { kind: 'CASH' as const, sum } } : {};
    if (!isOver(status)) await writeDeeds(phone, [{ order, kind: 'handed-over', facts }]);
  }
  advance(undoSeconds);
  return sync(phone);
}

function deedAt({ id, toCollect }: RoundStop, chance: Chance): DeedDraft {
  const kind = chance.oneOf(['taken-along', 'handed-over', 'handed-over', 'not-delivered'] as const);
  if (kind === 'taken-along') return { order: id, kind, facts: {} };
  if (kind === 'not-delivered') return { order: id, kind, facts: { reason: chance.oneOf(failedReasons) } };
  const sum = chance.is(0.1) ? toCollect + chance.upTo(most) : toCollect;
  const taken = { kind: chance.oneOf(['CASH', 'CASH', 'TERMINAL'] as const), sum };
  return { order: id, kind, facts: sum > 0 ? { taken } : {} };
}

/** Up to four deeds are done without a connection; then the phone sends, while others do the same or staff change the orders. */
const bring: Step = async (world, life) => {
  const { chance } = life;
  const phone = chance.oneOf(life.phones);
  if (chance.is(0.7)) await sync(phone);
  const stops = (await phone.store.read())?.round?.stops ?? [];
  if (stops.length === 0) return 'nobody';
  for (let deeds = chance.upTo(4); deeds > 0; deeds -= 1) {
    await writeDeeds(phone, [deedAt(chance.oneOf(stops), chance)]);
    world.advance(undoSeconds);
  }
  phone.isPoor = chance.is(0.5);
  const meanwhile: Promise<string>[] = [];
  if (chance.is(0.3)) meanwhile.push(sync(phone));
  if (chance.is(0.3)) meanwhile.push(sync(chance.oneOf(life.phones)));
  if (chance.is(0.2)) meanwhile.push(staffIntervene(world, life, chance.oneOf(stops).id));
  const said = await Promise.all([sync(phone), ...meanwhile]);
  phone.isPoor = false;
  return said.join();
};

/** Cancelled, or given to another courier, while the phone of the first has it. */
function staffIntervene(world: Simulation, { chance }: Life, id: string): Promise<string> {
  const { ctx } = world.shop;
  if (chance.is(0.5)) return refusalCode(endOrderAsStaff(ctx, id, { end: 'cancel', note: 'x' }, byStaff));
  const { courierId } = chance.oneOf(world.couriers);
  return refusalCode(assignCourier(ctx, { orders: [id], courierId }, byStaff));
}

const purseOf = ({ courierId, courier }: Courier): string => (courierId === null ? courier : `#${courierId}`);

/** Notes what was acknowledged, for the books at the end. */
async function acknowledge(life: Life, work: Promise<unknown>, moved: [purse: Courier, tenge: number][]) {
  const said = await refusalCode(work);
  if (said !== 'accepted') return said;
  for (const [purse, tenge] of moved) {
    const key = purseOf(purse);
    life.handedIn.set(key, (life.handedIn.get(key) ?? 0) + tenge);
  }
  return said;
}

/** The courier counts, staff count, sometimes twice and with a difference, while the phone brings more cash. */
const handIn: Step = async ({ shop: { ctx }, couriers }, life) => {
  const { chance } = life;
  const purses = await readPurses(ctx.db);
  if (purses.length === 0) return 'nobody';
  const { balance: expected, ...purse } = chance.oneOf(purses);
  const owner = couriers.find(({ courierId }) => courierId === purse.courierId) ?? chance.oneOf(couriers);
  const count = () => expected + chance.oneOf([0, 0, 0, -chance.upTo(most), chance.upTo(most)]);
  const countOwn = () =>
    refusalCode(countHandIn(ctx, { expected, counted: Math.max(0, count()) }, byCourier(owner)));
  const own = purse.courierId !== null && chance.is(0.6) ? await countOwn() : '-';
  const presses = Array.from({ length: chance.oneOf([1, 1, 2]) }, () => {
    const counted = count();
    const restStays = chance.is(0.2);
    const note = chance.is(0.8) ? 'x' : '';
    const hand = takeHandIn(ctx, { ...purse, expected, counted, restStays, note }, byStaff);
    return acknowledge(life, hand, [[purse, restStays ? counted : expected]]);
  });
  if (chance.is(0.3)) presses.push(countOwn());
  if (chance.is(0.3)) presses.push(sync(chance.oneOf(life.phones)));
  return `${own} ${(await Promise.all(presses)).join()}`;
};

/** Sometimes by two people at once, and while the name hands its cash in. */
const join: Step = async ({ shop: { ctx }, couriers }, life) => {
  const { chance } = life;
  const expected = await readBalance(ctx.db, typed);
  if (expected === 0) return 'nobody';
  const presses = Array.from({ length: chance.oneOf([1, 1, 2]) }, () => {
    const to = chance.oneOf(couriers);
    const joining = joinBalance(ctx, { ...to, courier: typed.courier, expected }, byStaff);
    return acknowledge(life, joining, [
      [typed, expected],
      [to, -expected],
    ]);
  });
  if (chance.is(0.3)) {
    const hand = takeHandIn(ctx, { ...typed, expected, counted: expected }, byStaff);
    presses.push(acknowledge(life, hand, [[typed, expected]]));
  }
  return (await Promise.all(presses)).join();
};

/** Money taken on delivery goes back by hand: from whoever took it, from another purse, from the till, by terminal. */
const giveBack: Step = async ({ shop: { ctx }, couriers }, { chance }) => {
  const paid = await ctx.db
    .selectFrom('shop_order')
    .innerJoin('order_money', 'order_id', 'id')
    .select('id')
    .where('payment', '<>', 'ONLINE')
    .where('paid_tenge', '>', 0)
    .orderBy('number')
    .execute();
  if (paid.length === 0) return 'nobody';
  const { id } = chance.oneOf(paid);
  const purse = chance.oneOf<Courier>([...couriers, typed, { courierId: null, courier: '' }]);
  const handOut = { kind: chance.oneOf(['CASH', 'CASH', 'TERMINAL'] as const), ...purse };
  const how = chance.is(0.5) ? { handOut } : {};
  if (chance.is(0.3))
    return refusalCode(endOrderAsStaff(ctx, id, { end: 'take-back', note: 'x', ...how }, byStaff));
  const what = { amount: chance.upTo(3_000), reason: 'goodwill' as const, note: 'x', ...how };
  const times = Array.from({ length: chance.oneOf([1, 1, 2]) });
  return (await Promise.all(times.map(() => refusalCode(refundOrder(ctx, id, what, byStaff))))).join();
};

export const courierSteps: readonly [name: string, weight: number, step: Step][] = [
  ['an order for a courier', 5, assign],
  ['a courier brings', 5, bring],
  ['a courier hands in', 5, handIn],
  ['staff join a purse', 2, join],
  ['money back by hand', 2, giveBack],
];

/** The connection is back: every phone sends what it has. */
export async function letPhonesSend({ phones }: Life, advance: (seconds: number) => void): Promise<string[]> {
  advance(undoSeconds);
  const said: string[] = [];
  for (const phone of phones) {
    phone.isPoor = false;
    said.push(await sync(phone));
  }
  return said.filter((one) => one !== 'done').map((one) => `a phone of a courier ended with ${one}`);
}

/** Every deed of a phone arrived once, and every hand-in that was acknowledged, and no other, emptied its purse. */
export async function findLostCash({ shop: { ctx } }: Simulation, life: Life): Promise<string[]> {
  const wrongs: string[] = [];
  const known = new Set((await ctx.db.selectFrom('deed').select('id').execute()).map(({ id }) => id));
  const written = await Promise.all(life.phones.map(deedsOf));
  for (const id of written.flat()) if (!known.has(id)) wrongs.push(`deed ${id} never arrived`);
  if (known.size !== written.flat().length) wrongs.push(`${known.size} deeds of ${written.flat().length}`);
  const { rows } = await sql<{ purse: string; tenge: number }>`
    select a.owner as purse, sum(case when t.credit_id = a.id then t.amount_tenge else -t.amount_tenge end)::bigint as tenge
    from account a join transfer t on a.id in (t.debit_id, t.credit_id)
    where a.kind = 'purse' and t.code in ('hand-in', 'hand-out', 'hand-in-lacks', 'hand-in-over', 'purse-joined')
    group by a.owner`.execute(ctx.db);
  const booked = new Map(rows.map(({ purse, tenge }) => [purse, tenge]));
  for (const purse of new Set([...booked.keys(), ...life.handedIn.keys()])) {
    const [tenge, said] = [booked.get(purse) ?? 0, life.handedIn.get(purse) ?? 0];
    if (tenge !== said) wrongs.push(`purse ${purse} handed in ${tenge}, acknowledged ${said}`);
  }
  return wrongs;
}

async function deedsOf({ store }: LifePhone): Promise<string[]> {
  return ((await store.read())?.deeds ?? []).map(({ id }) => id);
}
