/** A day of couriers in a real shop over a poor network: the code of their page, HTTP, PostgreSQL. */
import { setImmediate } from 'node:timers/promises';
import { undoPress, writeDeeds, type DeedDraft } from '#backoffice/features/couriers/phone/write-deeds.ts';
import { syncAll } from '#backoffice/features/couriers/phone/send-photos.ts';
import { partOf, type Photo } from '#backoffice/features/couriers/phone/photos.ts';
import { openPhone, type Outside } from '#backoffice/features/couriers/phone/phone.ts';
import type { RoundStop } from '#contract/couriers/office-couriers.ts';
import { waitingDeeds } from '#domain/couriers/outbox.ts';
import { isOver, stopState } from '#domain/couriers/show-stops.ts';
import { failedReasons } from '#domain/delivery/delivery-attempts.ts';
import { moveOrder } from '#server/features/checkout/move-order.ts';
import { assignCourier } from '#server/features/fulfilment/assign-courier.ts';
import { endOrderAsStaff } from '#server/features/fulfilment/move-as-staff.ts';
import { openSession } from '#server/features/staff/open-session.ts';
import { findStaffById, type StaffRecord } from '#server/features/staff/staff.repo.ts';
import type { Chance } from '../../../lab/prove/chance.ts';
import { type Counter, addStaff } from '../shop/counter.ts';
import type { TestShop } from '../shop/start-shop.ts';
import { memoryStore, phoneWith } from './courier-phone.ts';
import { refusalCode } from './paying.ts';
import { offline, openNetwork, type PoorNetwork } from './poor-network.ts';
import { createOffice } from './staff.ts';

export type DayShop = { shop: TestShop; counter: Counter; pictures: readonly Photo[] };
type Courier = { courierId: number; network: PoorNetwork; comeIn(): Promise<void> };
type Phone = Outside & { courier: Courier; isDead: boolean };
/** A deed as its courier knows it; `photos` are those that differ. */
type CourierDeed = { order: string; kind: DeedDraft['kind']; photos: number; courierId: number };
export type Day = DayShop & {
  chance: Chance;
  couriers: Courier[];
  phones: Phone[];
  orders: string[];
  /** Orders that staff changed. */
  contested: Set<string>;
  written: Map<string, CourierDeed>;
};

const hours = 8;
const turns = 30;

/** Two to five orders of a courier with one or two phones, of whom a colleague takes some over; then a working network. */
export async function liveDay(world: DayShop, chance: Chance): Promise<Day> {
  const couriers = [await hireCourier(world.shop, chance), await hireCourier(world.shop, chance)];
  const [myrat] = couriers as [Courier, Courier];
  const day: Day = {
    ...world,
    chance,
    couriers,
    phones: [],
    orders: [],
    contested: new Set(),
    written: new Map(),
  };
  for (const courier of chance.is(0.3) ? [...couriers, myrat] : couriers)
    day.phones.push(openOn(day, courier));
  for (let left = 1 + chance.upTo(4); left > 0; left--) await give(day, myrat);
  for (const phone of day.phones) await until(async () => (await syncAll(phone)) === 'done');
  const isLong = chance.is(0.1);
  for (let turn = 0; turn < turns; turn++) {
    for (const { network } of couriers) network.setUp(!isLong && chance.is(0.6));
    world.shop.advance(isLong ? (hours * 3_600) / turns : chance.upTo(30));
    await takeTurn(day);
  }
  for (const { network } of couriers) network.setUp(true);
  for (const phone of day.phones) await sendAll(day, phone);
  return day;
}

async function takeTurn(day: Day): Promise<void> {
  const { chance, phones } = day;
  const phone = chance.oneOf(phones);
  if (chance.is(0.5)) await press(day, phone);
  else if (chance.is(0.1)) await undo(day, phone);
  else if (chance.is(0.15)) await kill(day, phone);
  else if (chance.is(0.18)) await changeAsStaff(day);
  // Two calls at once, as of two tabs.
  else await Promise.all([syncAll(phone), chance.is(0.3) ? syncAll(phone) : undefined]);
}

async function hireCourier(shop: TestShop, chance: Chance): Promise<Courier> {
  const { ctx, origin } = shop;
  const courierId = await addStaff(shop);
  const staff = (await findStaffById(ctx.db, courierId)) as StaffRecord;
  const office = createOffice(origin);
  const network = openNetwork(
    {
      send: async (body) => (await office('POST /api/courier/deeds/', { body })).data,
      sendPart: async (at, photo, offset) => {
        const call = { params: { id: at.deed }, body: partOf(at, photo, offset) };
        return (await office('PUT /api/courier/deeds/:id/photo/', call)).data;
      },
    },
    chance,
  );
  const comeIn = async () => {
    office.jar.set('XSRF-TOKEN', ctx.newToken());
    const browser = { ip: '', device: '', cookie: (name: string) => office.jar.get(name) };
    const setCookie = (name: string, value: string) => void office.jar.set(name, value);
    await openSession(ctx.db, ctx, staff, { ...browser, setCookie, kind: 'phone' });
  };
  await comeIn();
  return { courierId, network, comeIn };
}

function openOn(
  { shop, chance }: Day,
  courier: Courier,
  kept: Partial<Pick<Outside, 'store' | 'photos'>> = {},
): Phone {
  const { network } = courier;
  let ahead = 0;
  const phone: Phone = {
    ...phoneWith({
      // A clock that is a day wrong from some call on, and right again.
      send: (body) => {
        if (phone.isDead) return Promise.reject(offline());
        if (chance.is(0.1)) ahead = chance.oneOf([-86_400_000, 0, 86_400_000]);
        return network.send(body);
      },
      sendPart: (...part) => (phone.isDead ? Promise.reject(offline()) : network.sendPart(...part)),
      now: () => new Date(shop.ctx.now().getTime() + ahead),
      newId: () => shop.ctx.newId(),
    }),
    ...kept,
    ...{ courier, isDead: false },
  };
  return phone;
}

/** An order that is ready and assigned to the courier. */
async function give({ shop, counter, orders }: Day, { courierId }: Courier): Promise<void> {
  const { id } = (await counter.order()).data;
  const by = byStaff(courierId);
  for (const action of ['confirm', 'prepare', 'make-ready'] as const)
    await moveOrder(shop.ctx, { orderId: id, action, staffId: courierId });
  await assignCourier(shop.ctx, { orders: [id], courierId }, by);
  orders.push(id);
}

function byStaff(staffId: number) {
  const actor = { kind: 'staff' as const, staffId, role: 'owner' as const, sessionId: '', name: 'x' };
  return { actor, ip: '', requestId: '' };
}

/** What the page offers at one of the shown stops, or all that is ready with one press. */
async function press(day: Day, phone: Phone): Promise<void> {
  const { chance } = day;
  const state = await openPhone(phone);
  const waiting = state ? waitingDeeds(state) : [];
  const open = (state?.round?.stops ?? []).filter((stop) => !isOver(stopState(stop, waiting)));
  if (open.length === 0) return;
  const ready = open.filter((stop) => stopState(stop, waiting) === 'ready');
  const isAll = ready.length > 1 && chance.is(0.5);
  const stop = chance.oneOf(open);
  const along = isAll ? ready : ready.includes(stop) ? [stop] : [];
  const done: DeedDraft[] =
    along.length > 0
      ? along.map(({ id: order }) => ({ order, kind: 'taken-along', facts: {} }))
      : [atStop(day, stop)];
  const known = new Set(state?.deeds.map(({ id }) => id));
  const after = await writeDeeds(phone, done);
  for (const { id, order, kind, facts } of after?.deeds ?? [])
    if (!known.has(id)) {
      const photos = facts.photo ? (facts.photos ?? 1) : 0;
      day.written.set(id, { order, kind, photos, courierId: phone.courier.courierId });
    }
}

function atStop({ chance, pictures }: Day, { id: order, toCollect: sum }: RoundStop): DeedDraft {
  if (chance.is(0.25))
    return { order, kind: 'not-delivered', facts: { reason: chance.oneOf(failedReasons) } };
  const kind = chance.oneOf(['CASH', 'CASH', 'TERMINAL'] as const);
  const photos = chance.is(0.4) ? pictures.slice(0, chance.upTo(3)) : [];
  return { order, kind: 'handed-over', facts: sum > 0 ? { taken: { kind, sum } } : {}, photos };
}

async function undo({ written }: Day, phone: Phone): Promise<void> {
  const before = (await phone.store.read())?.deeds ?? [];
  const kept = new Set((await undoPress(phone))?.deeds.map(({ id }) => id));
  for (const { id } of before) if (!kept.has(id)) written.delete(id);
}

/** The app is killed during a call: the request may have arrived, its response is never read. */
async function kill(day: Day, phone: Phone): Promise<void> {
  const call = syncAll(phone);
  for (let moments = day.chance.upTo(8); moments > 0; moments--) await setImmediate();
  phone.isDead = true;
  const { courier, photos } = phone;
  const state = await phone.store.read();
  day.phones[day.phones.indexOf(phone)] = openOn(day, courier, { store: memoryStore(state), photos });
  await call;
}

/** Gives an order to the other courier, or back to the first, or cancels it. */
async function changeAsStaff({ shop, chance, couriers, orders, contested }: Day): Promise<void> {
  const id = chance.oneOf(orders);
  const { courierId } = chance.oneOf(couriers);
  contested.add(id);
  const by = byStaff(courierId);
  await (chance.is(0.2)
    ? refusalCode(endOrderAsStaff(shop.ctx, id, { end: 'cancel', note: 'x' }, by))
    : refusalCode(assignCourier(shop.ctx, { orders: [id], courierId }, by)));
}

/** The network works again: everything is sent, after a sign-in where the session is over. */
async function sendAll({ shop }: Day, phone: Phone): Promise<void> {
  await until(async () => {
    shop.advance(20);
    const result = await syncAll(phone);
    if (result === 'signed-out') await phone.courier.comeIn();
    const state = await phone.store.read();
    const photos = await phone.photos.keys();
    return result === 'done' && state !== undefined && waitingDeeds(state).length + photos.length === 0;
  });
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) if (await done()) return;
  throw new Error('the phone never got through');
}
