import { expect, test } from 'vitest';
import type { WeekInput } from '#contract/delivery/office-week.ts';
import { seenHeader } from '#domain/audit/seen-header.ts';
import { addBuyer, freshKey, orderInputFor } from '../../../tests/support/people/buyers.ts';
import { addPlace, addSlots, addZone } from '../../../tests/support/people/places.ts';
import { placeOrder } from '../../../tests/support/people/place-order.ts';
import { hire, type Office } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

/** A shop with one window of every day, 16:00 to 19:00, for 50 orders. The tests begin on a Friday. */
async function openWeek(shop: TestShop) {
  const zone = await addZone(shop);
  const place = await addPlace(shop, { zone });
  return { zone, place, slots: await addSlots(shop, { zone }) };
}

async function orderFor(shop: TestShop, place: number, slot: string): Promise<unknown> {
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop);
  const goods = [{ product: rose.id, option: rose.option, quantity: 1 }];
  return placeOrder(shop.ctx, buyer, orderInputFor(buyer, goods, { delivery: 'SLOT', slot }), freshKey());
}

async function readWeek(office: Office): Promise<WeekInput> {
  const { windows, hours } = (await office('GET /api/office/week/')).data;
  return { windows: windows.map(({ booked: _, ...window }) => window), hours };
}

const keptSlots = ({ ctx }: TestShop) =>
  ctx.db.selectFrom('delivery_slot').select(['id', 'is_active as isOn', 'capacity']).orderBy('id').execute();

test('the capacity of a window is changed for the whole week at once; slots keep their ids and orders', async () => {
  await using shop = await startShop();
  const { place, slots } = await openWeek(shop);
  const { office } = await hire(shop, 'manager');
  await orderFor(shop, place, `${slots[5]}-2026-11-21`);
  const { data } = await office('GET /api/office/week/');
  expect(data.windows).toMatchObject([{ from: '16:00', slots, booked: [0, 0, 0, 0, 0, 1, 0] }]);
  const week = await readWeek(office);
  const capacity = [7, 7, 7, 7, 7, 7, null];
  const windows = week.windows.map((window) => ({ ...window, to: '20:00', cutoffMinutes: 60, capacity }));
  const saved = await office('PUT /api/office/week/', { body: { ...week, windows } });
  expect(saved.data.windows).toMatchObject([{ to: '20:00', capacity, booked: [0, 0, 0, 0, 0, 1, 0] }]);
  // Sunday had no orders: its slot is gone.
  expect(await keptSlots(shop)).toEqual(slots.slice(0, 6).map((id) => ({ id, isOn: true, capacity: 7 })));
  const { days } = (await shop.api('GET /api/order/slots/', { query: { place, days: 3 } })).data;
  expect(days.map(({ slots: [one] }) => [one?.to, one?.left])).toEqual([
    ['20:00', 7],
    ['20:00', 6],
  ]);
  const audit = await hire(shop).then((owner) =>
    owner.office('GET /api/office/audit/', { query: { subject: 'week' } }),
  );
  expect(audit.data).toHaveLength(1);
  expect(audit.data).toMatchObject([
    {
      before: { windows: [{ to: '19:00' }] },
      after: { windows: [{ to: '20:00', cutoffMinutes: 60, capacity }] },
    },
  ]);
});

test('a window with orders is switched off, and comes back with them; below its orders it takes no more', async () => {
  await using shop = await startShop();
  const { place, slots } = await openWeek(shop);
  const { office } = await hire(shop, 'manager');
  const slot = `${slots[5]}-2026-11-21`;
  await orderFor(shop, place, slot);
  const week = await readWeek(office);
  const only = (capacity: number) => {
    const saturday = {
      slots: Array(7).fill(null),
      capacity: week.hours.map((_, at) => (at === 5 ? capacity : null)),
    };
    return [{ ...week.windows[0]!, ...saturday }];
  };
  await office('PUT /api/office/week/', { body: { ...week, windows: [] } });
  expect(await keptSlots(shop)).toEqual([{ id: slots[5], isOn: false, capacity: 50 }]);
  await expect(orderFor(shop, place, slot)).rejects.toMatchObject({ code: 'slot.not-found' });
  const back = await office('PUT /api/office/week/', { body: { ...week, windows: only(1) } });
  expect(back.data.windows).toMatchObject([{ slots: [null, null, null, null, null, slots[5], null] }]);
  await expect(orderFor(shop, place, slot)).rejects.toMatchObject({ code: 'slot.full' });
  await office('PUT /api/office/week/', { body: { ...week, windows: only(0) } });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('of two editors the second is told, and nothing of theirs is stored; hours are told to their own form', async () => {
  await using shop = await startShop();
  await openWeek(shop);
  const [first, second] = [(await hire(shop)).office, (await hire(shop)).office];
  const seen = (await first.raw('/api/office/week/')).headers.get(seenHeader) ?? '';
  const week = await readWeek(first);
  const hours = [null, ...week.hours.slice(1)];
  const withCapacity = (n: number) => ({
    ...week,
    windows: week.windows.map((window) => ({ ...window, capacity: Array<number>(7).fill(n) })),
  });
  const headers = { [seenHeader]: seen };
  const save = (office: Office, body: WeekInput) =>
    refusalOf(office('PUT /api/office/week/', { body, headers }));
  const answers = await Promise.all([
    save(first, withCapacity(1)),
    save(second, { ...withCapacity(2), hours }),
  ]);
  expect(answers.toSorted()).toEqual(['accepted', 'record.conflict']);
  const capacities = new Set((await keptSlots(shop)).map(({ capacity }) => capacity));
  expect([...capacities]).toEqual([answers[0] === 'accepted' ? 1 : 2]);

  await first('PUT /api/office/week/', { body: { ...week, hours: [...week.hours.slice(0, 6), null] } });
  const own = { hours: [{ day: 0, start_time: '09:00', end_time: '18:00' }], cardPrice: 0 };
  expect(await refusalOf(second('PUT /api/office/hours/', { body: own, headers }))).toBe('record.conflict');
});

test('a week that cannot be is refused whole, with the place of the fault', async () => {
  await using shop = await startShop();
  await openWeek(shop);
  const { office } = await hire(shop);
  const week = await readWeek(office);
  const faultOf = async (part: Partial<WeekInput>) => {
    const body = JSON.stringify({ ...week, ...part });
    const headers = { 'content-type': 'application/json' };
    const reply = await office.raw('/api/office/week/', { method: 'PUT', headers, body });
    const { code, fields } = (await reply.json()) as { code: string; fields?: { path: string }[] };
    return [code, fields?.[0]?.path];
  };
  const [window] = week.windows;
  const before = await keptSlots(shop);
  expect(await faultOf({ windows: [{ ...window!, to: '16:00' }] })).toEqual([
    'request.invalid',
    'windows.0.to',
  ]);
  expect(await faultOf({ windows: [{ ...window!, zones: ['mary'] }] })).toEqual([
    'request.invalid',
    'windows.0.zones',
  ]);
  expect(await faultOf({ hours: Array(7).fill(null) })).toEqual(['request.invalid', 'hours']);
  expect(await keptSlots(shop)).toEqual(before);
  const { office: packer } = await hire(shop, 'packer');
  expect(await refusalOf(packer('PUT /api/office/week/', { body: week }))).toBe('staff.not-allowed');
});
