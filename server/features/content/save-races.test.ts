import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDelivery } from '../../../tests/support/people/places.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import type { Context } from '#server/context.ts';
import { rebookSlot } from '#server/features/delivery/book-slot.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { listSmsTexts, saveTemplate } from '#server/features/notifications/manage-templates.ts';
import { saveSettings, showSettings } from '#server/features/payments/payment-settings.ts';
import { usualTemplate } from '#domain/notifications/sms-template.ts';
import { saveShopTexts, showTexts } from './manage-texts.ts';
import { saveWeek, showWeek } from './week.ts';

const by = { actor: undefined, ip: '', requestId: '' };
type Save = (ctx: Context) => Promise<unknown>;

/** The second save begins before the first commits. */
async function saveAtOnce({ ctx }: TestShop, first: Save, second: Save): Promise<void> {
  let later: Promise<unknown> | undefined;
  await ctx.db.transaction().execute(async (trx) => {
    await first({ ...ctx, db: trx });
    let isOver = false;
    later = second(ctx).finally(() => (isOver = true));
    const isAwaited = sql<{ yes: boolean }>`select exists (select from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as yes`;
    while (!isOver && !(await isAwaited.execute(trx)).rows[0]?.yes);
  });
  await later;
}

test('of two SMS texts saved at once none is lost', async () => {
  await using shop = await startShop();
  const save = (kind: 'order-accepted' | 'gift-asks') => (ctx: Context) =>
    saveTemplate(ctx, kind, usualTemplate(kind), by);
  await saveAtOnce(shop, save('order-accepted'), save('gift-asks'));
  const own = (await listSmsTexts(shop.ctx)).data.filter(({ isOwn }) => isOwn).map(({ id }) => id);
  expect(own.toSorted()).toEqual(['gift-asks', 'order-accepted']);
});

test('of two payment limits saved at once none is lost', async () => {
  await using shop = await startShop();
  const save = (limit: { cashLimit: number } | { purseLimit: number }) => (ctx: Context) =>
    saveSettings(ctx, { methods: ['CASH'], banks: [], ...limit }, by);
  await saveAtOnce(shop, save({ cashLimit: 5_000 }), save({ purseLimit: 7_000 }));
  expect(await showSettings(shop.ctx, shop.ctx.db)).toMatchObject({ cashLimit: 5_000, purseLimit: 7_000 });
});

test('of two texts saved at once, the history of the second begins with the first', async () => {
  await using shop = await startShop();
  const { home } = await showTexts(shop.ctx.db);
  const save = (name: string) => (ctx: Context) =>
    saveShopTexts(ctx, { home: { ...home, name: { tm: name, ru: name } } }, by);
  await saveAtOnce(shop, save('Birinji'), save('Ikinji'));
  const audit = shop.ctx.db.selectFrom('audit').select('before').orderBy('id', 'desc').limit(1);
  expect(JSON.stringify(await audit.execute())).toContain('Birinji');
});

test('of two weeks saved at once by one person, the new window of both is one slot of each day', async () => {
  await using shop = await startShop();
  await addDelivery(shop);
  const { hours, windows } = await showWeek(shop.ctx.db, shop.ctx.now());
  const week = windows.map(({ booked: _, ...window }) => window);
  const none = week[0]!.slots.map(() => null);
  const fresh = week.map((window) => ({ ...window, from: '09:00', to: '12:00', slots: none }));
  const save = (ctx: Context) => saveWeek(ctx, { hours, windows: [...week, ...fresh] }, by);
  await saveAtOnce(shop, save, save);
  expect((await showWeek(shop.ctx.db, shop.ctx.now())).windows).toHaveLength(2);
  const slots = await shop.ctx.db.selectFrom('delivery_slot').select('id').execute();
  expect(slots).toHaveLength(14);
});

test.each(['the week', 'the booking'])(
  'a slot is removed while it is booked, %s comes first',
  async (first) => {
    await using shop = await startShop();
    await addDelivery(shop);
    const { ctx } = shop;
    const { hours } = await showWeek(ctx.db, ctx.now());
    const { id } = await ctx.db.selectFrom('delivery_slot').select('id').limit(1).executeTakeFirstOrThrow();
    const place = { id, day: '2026-11-23' };
    let isBooked: boolean | undefined;
    const book = async ({ db }: Context) => {
      isBooked = await inTransaction(db, (trx) => rebookSlot(trx, place));
    };
    const empty = (inside: Context) => saveWeek(inside, { hours, windows: [] }, by);
    await (first === 'the week' ? saveAtOnce(shop, empty, book) : saveAtOnce(shop, book, empty));
    const left = await ctx.db.selectFrom('delivery_slot').select(['id', 'is_active']).execute();
    expect([isBooked, left]).toEqual(first === 'the week' ? [false, []] : [true, [{ id, is_active: false }]]);
  },
);
