import { expect, test } from 'vitest';
import { dayOf, weekdayOf } from '#domain/delivery/calendar.ts';
import { slotId } from '#domain/delivery/slots.ts';
import { issueLink } from '#server/features/links/issue-link.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addStaff } from '../../../tests/support/shop/counter.ts';
import { move, pack, shoot } from '../../../tests/support/people/packing.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

type Answer = { answer: 'good' | 'change'; words?: string };
const minute = 60;

/** A shop that asks its buyers, and an order being packed at eleven whose buyer is asked. */
async function ask(shop: TestShop, inputOf?: (shop: TestShop) => Promise<object>) {
  const staff_id = await addStaff(shop);
  const row = { is_on: true, changed_at: shop.ctx.now(), staff_id };
  await shop.ctx.db
    .insertInto('feature')
    .values([{ ...row, name: 'photo-report', mode: 'asked' }])
    .execute();
  const packed = await pack(shop);
  const input = await inputOf?.(shop);
  if (input) {
    packed.packer = await hire(shop, 'packer');
    packed.id = (await packed.order(input)).data.id;
    await move(packed.packer, packed.id, 'confirm', 'prepare');
  }
  const { packer, id, buyer } = packed;
  const report = await shoot(packer, id);
  await shop.settle();
  const told = () => shop.sms(buyer.phone).filter(({ text }) => text.includes('/o/'));
  const token = /\/o\/([A-Za-z0-9]{12})/.exec(told()[0]?.text ?? '')?.[1] ?? '';
  return {
    ...packed,
    report,
    told,
    token,
    answer: (body: Answer, by = token) =>
      shop.api('POST /api/order-link/:token/photos/answer/', { params: { token: by }, body }),
    seen: async () => (await shop.api('GET /api/order-link/:token/photos/', { params: { token } })).data,
    row: async () => {
      const { data } = await packer.office('GET /api/office/orders/', { query: {} });
      return data.find((order) => order.id === id);
    },
    makeReady: (by = packer) => refusalOf(move(by, id, 'make-ready')),
  };
}

const status = async (shop: TestShop, id: string) =>
  (await shop.ctx.db.selectFrom('shop_order').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

test('a buyer who is asked sees the deadline; the order waits until then, and no answer means approval', async () => {
  await using shop = await startShop();
  const { report, told, seen, row, packer, id, makeReady, answer } = await ask(shop);
  const until = new Date(shop.ctx.now().getTime() + 30 * minute * 1_000).toISOString();
  expect(report).toMatchObject({ state: 'asked', askedUntil: until, mayAnswer: true });
  expect(told().map(({ text }) => text)).toEqual([expect.stringContaining('11:30')]);
  expect(await seen()).toMatchObject({ state: 'asked', askedUntil: until, mayAnswer: true });
  expect(await row()).toMatchObject({ photoAskedUntil: until });
  expect(await makeReady()).toBe('order.awaits-buyer');
  const many = { body: { orders: [id], action: 'make-ready' as const } };
  expect((await packer.office('POST /api/office/orders/move/', many)).data).toEqual([
    { id, reason: 'buyer' },
  ]);

  shop.advance(30 * minute - 1);
  const next = await hire(shop, 'packer');
  expect(await makeReady(next)).toBe('order.awaits-buyer');
  shop.advance(1);
  expect(await refusalOf(answer({ answer: 'change', words: 'Lenta' })), 'too late').toBe(
    'order.action-refused',
  );
  expect(await seen()).toMatchObject({ state: 'silent', mayAnswer: false });
  await shoot(next, id);
  await shop.settle();
  expect(told(), 'a further photo asks and tells nothing').toHaveLength(1);
  expect(await makeReady(next)).toBe('accepted');
});

test('a buyer who approves releases the order at once; nobody answers twice', async () => {
  await using shop = await startShop();
  const { answer, makeReady, seen, row } = await ask(shop);
  const answers = await Promise.all([1, 2, 3].map(() => refusalOf(answer({ answer: 'good' }))));
  expect(answers.toSorted()).toEqual(['accepted', 'order.action-refused', 'order.action-refused']);
  expect(await refusalOf(answer({ answer: 'change', words: 'Lenta' }))).toBe('order.action-refused');
  expect(await seen()).toMatchObject({ state: 'approved', mayAnswer: false });
  expect((await row())?.photoChange).toBeUndefined();
  expect(await makeReady()).toBe('accepted');
});

test('a change is shown to the packer; the next photo shows it made, is announced, and is not asked about', async () => {
  await using shop = await startShop();
  const { answer, makeReady, seen, row, packer, id, told } = await ask(shop);
  await answer({ answer: 'change', words: ' Lentasy gyzyl bolsun ' });
  expect(await row()).toMatchObject({ photoChange: 'Lentasy gyzyl bolsun' });
  expect(await makeReady()).toBe('order.awaits-buyer');
  shop.advance(minute);
  expect(await shoot(packer, id)).toMatchObject({ state: 'shown', isDone: true, mayAnswer: false });
  await shop.settle();
  expect(told()).toHaveLength(2);
  expect(told().filter(({ text }) => text.includes('11:30'))).toHaveLength(1);
  expect((await row())?.photoChange).toBeUndefined();
  expect(await refusalOf(answer({ answer: 'change', words: 'Ýene' }))).toBe('order.action-refused');
  expect(await seen()).toMatchObject({ state: 'shown', words: 'Lentasy gyzyl bolsun' });
  expect(await makeReady()).toBe('accepted');
});

test('a change asked for after three photos allows one more photo, and no second one', async () => {
  await using shop = await startShop();
  const { answer, makeReady, seen, packer, id } = await ask(shop);
  for (const _ of [2, 3]) await shoot(packer, id);
  const mayTake = async () =>
    (await packer.office('GET /api/office/orders/:id/photos/', { params: { id } })).data.mayTake;
  expect([await mayTake(), await refusalOf(shoot(packer, id))]).toEqual([false, 'order.action-refused']);
  shop.advance(minute);
  await answer({ answer: 'change', words: 'Lenta' });
  shop.advance(-1);
  expect(await refusalOf(shoot(packer, id)), 'taken before').toBe('order.action-refused');
  shop.advance(minute);
  expect(await mayTake()).toBe(true);
  expect(await shoot(packer, id)).toMatchObject({ state: 'shown', isDone: true });
  expect((await seen())?.photos).toHaveLength(4);
  expect([await mayTake(), await refusalOf(shoot(packer, id))]).toEqual([false, 'order.action-refused']);
  expect(await makeReady()).toBe('accepted');
});

test('a change that was not made in time is not waited for, but its buyer is told why', async () => {
  await using shop = await startShop();
  const { answer, makeReady, seen, id } = await ask(shop);
  await answer({ answer: 'change', words: 'Lenta' });
  shop.advance(30 * minute);
  expect(await seen()).toMatchObject({ state: 'change-asked' });
  const packer = await hire(shop, 'packer');
  expect(await makeReady(packer)).toBe('order.change-asked');
  const body = { action: 'make-ready' as const, changeLeft: 'Gutardy' };
  await packer.office('POST /api/office/orders/:id/move/', { params: { id }, body });
  expect(await seen()).toMatchObject({ state: 'change-left', leftWhy: 'Gutardy' });
});

test('an answer at the last moment, in parallel with the step to ready: one comes first, and both are consistent', async () => {
  await using shop = await startShop();
  const { answer, makeReady, id, seen } = await ask(shop);
  shop.advance(30 * minute - 1);
  const next = await hire(shop, 'packer');
  const [told, moved] = await Promise.all([refusalOf(answer({ answer: 'good' })), makeReady(next)]);
  expect(told).toBe('accepted');
  expect(['accepted', 'order.awaits-buyer']).toContain(moved);
  expect(await status(shop, id)).toBe(moved === 'accepted' ? 'ready' : 'preparing');
  expect(await seen()).toMatchObject({ state: 'approved' });
});

test('a photo whose upload began before the change was asked for does not complete it', async () => {
  await using shop = await startShop();
  const { answer, packer, id, seen } = await ask(shop);
  shop.advance(minute);
  await answer({ answer: 'change', words: 'Lenta' });
  shop.advance(-1);
  await shoot(packer, id);
  expect(await seen()).toMatchObject({ state: 'change-asked', isDone: false });
});

test('nobody is asked after the cutoff of the slot, nor on a peak day; then the photo is only shown', async () => {
  await using shop = await startShop();
  /** A slot from four, whose cutoff is at two. */
  const slot = async () => {
    const day = dayOf(shop.ctx.now());
    const rule = await shop.ctx.db
      .selectFrom('delivery_slot')
      .select('id')
      .where('weekday', '=', weekdayOf(day))
      .executeTakeFirstOrThrow();
    return slotId(rule, day);
  };
  const { packer, order, report, told } = await ask(shop, async () => {
    const input = { delivery: 'SLOT' as const, slot: await slot() };
    shop.advance(2 * 60 * minute + 50 * minute);
    return input;
  });
  expect(report).toMatchObject({ state: 'asked', askedUntil: '2026-11-20T09:00:00.000Z' });
  expect(told()[0]?.text).toContain('14:00');
  const { id } = (await order({ delivery: 'SLOT', slot: await slot() })).data;
  await move(packer, id, 'confirm', 'prepare');
  shop.advance(10 * minute);
  const late = await shoot(packer, id);
  expect(late?.state).toBe('shown');
  expect(late?.askedUntil).toBeUndefined();
  await move(packer, id, 'make-ready');

  const busy = (await order()).data.id;
  const find = shop.ctx.db.selectFrom('shop_order').select('delivery_day').where('id', '=', busy);
  const day = (await find.executeTakeFirstOrThrow()).delivery_day ?? '';
  const reason = { tm: 'Baýram', ru: 'Праздник' };
  await shop.ctx.db.insertInto('peak_day').values({ day, reason, capacity_percent: 150 }).execute();
  await move(packer, busy, 'confirm', 'prepare');
  expect(await shoot(packer, busy)).toMatchObject({ state: 'shown', mayAnswer: true });
});

test('at night a photo is shown, its SMS waits for the morning, and nobody is asked', async () => {
  await using shop = await startShop();
  // Half past eight.
  shop.advance(21 * 60 * minute + 30 * minute);
  const row = { is_on: true, changed_at: shop.ctx.now(), staff_id: await addStaff(shop) };
  await shop.ctx.db
    .insertInto('feature')
    .values({ ...row, name: 'photo-report', mode: 'asked' })
    .execute();
  const { packer, id } = await pack(shop);
  expect((await shoot(packer, id))?.state).toBe('shown');
  await shop.settle();
  const queued = shop.ctx.db.selectFrom('sms_message').select('kind').where('state', '=', 'queued');
  expect(await queued.execute()).toEqual([{ kind: 'photo-shown' }]);
  await move(packer, id, 'make-ready');
});

test('only the link of the order can answer: not that of a recipient, and not an unknown one', async () => {
  await using shop = await startShop();
  const { answer, id, seen } = await ask(shop);
  const recipients = await inTransaction(shop.ctx.db, (trx) =>
    issueLink(shop.ctx, trx, { purpose: 'gift', subjectId: id }),
  );
  for (const token of [recipients, 'a'.repeat(22)])
    expect(await refusalOf(answer({ answer: 'good' }, token))).toBe('link.not-found');
  expect(await seen()).toMatchObject({ state: 'asked', answer: null });
});

test('the owner chooses whether buyers are asked; without the order’s link they are only shown the photo', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  await confirm(shop, owner);
  const turn = (name: 'photo-report' | 'order-link', body: { isOn: boolean; mode?: 'shown' | 'asked' }) =>
    owner.office('PUT /api/office/features/:name/', { params: { name }, body });
  const mode = async () =>
    (await owner.office('GET /api/office/features/')).data.find(({ name }) => name === 'photo-report')?.mode;
  expect(await mode()).toBe('shown');
  expect(await refusalOf(turn('order-link', { isOn: true, mode: 'asked' }))).toBe('request.invalid');
  await turn('photo-report', { isOn: true, mode: 'asked' });
  await turn('photo-report', { isOn: true });
  expect(await mode(), 'what is not sent stays').toBe('asked');
  await turn('order-link', { isOn: false });
  const { packer, id } = await pack(shop);
  expect((await shoot(packer, id))?.state).toBe('shown');
  await move(packer, id, 'make-ready');
});
