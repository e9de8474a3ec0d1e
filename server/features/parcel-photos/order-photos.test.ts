import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { move, pack, shoot } from '../../../tests/support/people/packing.ts';
import { type Colleague, confirm, hire } from '../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { twoHalves } from '../../../tests/support/shop/two-halves.ts';
import { forgetOldPhotos } from './core/forget-photos.ts';

const cancel = ({ office }: Colleague, id: string) =>
  office('POST /api/office/orders/:id/cancel/', { params: { id }, body: { note: 'gerek däl' } });

const signedIn = ({ token }: { token: string }) => ({ headers: { authorization: `Bearer ${token}` } });

const tokenIn = (shop: TestShop, phone: string) =>
  /\/o\/([A-Za-z0-9]{12})/.exec(shop.sms(phone).find(({ text }) => text.includes('/o/'))?.text ?? '')?.[1] ??
  '';

const leftFiles = async ({ ctx }: TestShop) => {
  const rows = await ctx.db.selectFrom('order_photo').select('path').execute();
  const there = await Promise.all(
    rows.map(async ({ path }) => ((await ctx.storage.exists(path)) ? path : null)),
  );
  return there.filter((path) => path !== null).length;
};

test('a photo of the parcel reaches its buyer by SMS, without location metadata, and nobody else', async () => {
  await using shop = await startShop();
  const { packer, id, buyer } = await pack(shop);
  const withPlace = await sharp(await twoHalves())
    .withExif({ IFD0: { Copyright: 'Kanareýka' }, IFD3: { GPSLatitude: '37/1 57/1 0/1' } })
    .jpeg()
    .toBuffer();
  const shown = await shoot(packer, id, withPlace);
  expect(shown).toMatchObject({ answer: null, mayAnswer: true, photos: [{ width: 1200 }] });
  await shoot(packer, id);
  await shop.settle();
  const told = shop.sms(buyer.phone).filter(({ text }) => /Surat|Foto/i.test(text));
  expect(told).toHaveLength(1);
  const token = tokenIn(shop, buyer.phone);
  const seen = (await shop.api('GET /api/order-link/:token/photos/', { params: { token } })).data;
  expect(seen?.photos).toHaveLength(2);
  const src = seen?.photos[0]?.src ?? '';
  const reply = await shop.api.raw(src);
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'no-store',
  ]);
  const { exif, format } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect([exif, format]).toEqual([undefined, 'webp']);
  const own = await shop.api('GET /api/order/photos/:id/', { params: { id }, ...signedIn(buyer) });
  expect(own.data).toEqual(seen);
  const stranger = await signIn(shop);
  expect(await refusalOf(stranger.api('GET /api/order/photos/:id/', { params: { id } }))).toBe(
    'order.not-found',
  );
  const wrong = src.replace(token, 'a'.repeat(22));
  expect((await shop.api.raw(wrong)).status).toBe(404);
  expect((await shop.api.raw(src.replace('/api/order-link', '/api/order-links'))).status).toBe(404);
});

test('a buyer may ask for one change while the parcel is in the shop; the next photo completes it', async () => {
  await using shop = await startShop();
  const { packer, id, buyer } = await pack(shop);
  const answer = (body: { answer: 'good' | 'change'; words?: string }) =>
    shop.api('POST /api/order/photos/:id/answer/', { params: { id }, body, ...signedIn(buyer) });
  expect(await refusalOf(answer({ answer: 'good' })), 'nothing was shown').toBe('order.action-refused');
  await shoot(packer, id);
  const both = await Promise.all(
    [1, 2, 3].map(() => refusalOf(answer({ answer: 'change', words: ' Lentasy gyzyl bolsun ' }))),
  );
  expect(both.toSorted()).toEqual(['accepted', 'order.action-refused', 'order.action-refused']);
  const alarms = async () =>
    (await (await hire(shop, 'manager')).office('GET /api/office/dashboard/')).data.alarms;
  expect(await alarms()).toMatchObject([{ order: id, kind: 'photo-change' }]);
  const after = await shoot(packer, id);
  expect(after).toMatchObject({
    answer: 'change',
    words: 'Lentasy gyzyl bolsun',
    isDone: true,
    mayAnswer: false,
  });
  expect(await alarms()).toEqual([]);
});

test('a change that was asked for is not passed over: it takes a photo or a reason, which its buyer reads', async () => {
  await using shop = await startShop();
  const { packer, id, buyer, order } = await pack(shop);
  const answer = (of: string) =>
    shop.api('POST /api/order/photos/:id/answer/', {
      params: { id: of },
      body: { answer: 'change', words: 'Lentasy gyzyl bolsun' },
      ...signedIn(buyer),
    });
  const step = (of: string, action: 'make-ready' | 'send', changeLeft?: string) =>
    packer.office('POST /api/office/orders/:id/move/', {
      params: { id: of },
      body: { action, ...(changeLeft ? { changeLeft } : {}) },
    });
  const seen = async (of: string) =>
    (await shop.api('GET /api/order/photos/:id/', { params: { id: of }, ...signedIn(buyer) })).data;
  await shoot(packer, id);
  await answer(id);
  const refusal = await step(id, 'make-ready').catch((error: unknown) => error);
  expect(refusal instanceof CallError && refusal.body).toMatchObject({
    code: 'order.change-asked',
    data: { words: 'Lentasy gyzyl bolsun' },
  });
  const many = { body: { orders: [id], action: 'make-ready' as const } };
  expect((await packer.office('POST /api/office/orders/move/', many)).data).toEqual([
    { id, reason: 'change' },
  ]);
  expect(await refusalOf(step(id, 'make-ready', ' ')), 'no words').toBe('order.change-asked');
  await step(id, 'make-ready', 'Gyzyl lenta gutardy');
  await step(id, 'send');
  expect(await seen(id)).toMatchObject({
    state: 'change-left',
    leftWhy: 'Gyzyl lenta gutardy',
    isDone: false,
  });
  const told = await shop.api('GET /api/order/order-detail/:id/', { params: { id }, ...signedIn(buyer) });
  expect(told.data.timeline.find(({ event }) => event === 'photo-change-left')?.note).toBe(
    'Gyzyl lenta gutardy',
  );

  const late = (await order()).data.id;
  await move(packer, late, 'confirm', 'prepare');
  await shoot(packer, late);
  await move(packer, late, 'make-ready');
  await answer(late);
  expect(await refusalOf(step(late, 'send')), 'asked after it was ready').toBe('order.change-asked');
  await shoot(packer, late);
  expect(await refusalOf(step(late, 'send')), 'a new photo').toBe('accepted');
  expect(await seen(late)).toMatchObject({ state: 'shown', isDone: true });
});

test('three photos at most, until the order is sent; an invalid picture is refused with its reason', async () => {
  await using shop = await startShop();
  const { packer, id, order } = await pack(shop);
  const early = (await order()).data.id;
  expect(await refusalOf(shoot(packer, early)), 'not packed yet').toBe('order.action-refused');
  expect(await refusalOf(shoot(packer, id, Buffer.from('no picture')))).toBe('picture.invalid');
  const tries = await Promise.all([1, 2, 3, 4, 5].map(() => refusalOf(shoot(packer, id))));
  expect(tries.filter((one) => one === 'accepted')).toHaveLength(3);
  const { data } = await packer.office('GET /api/office/orders/:id/photos/', { params: { id } });
  expect(data.mayTake).toBe(false);
  const photo = data.report?.photos[0]?.id ?? '';
  const params = { id, photo };
  expect(
    (await packer.office('DELETE /api/office/orders/:id/photos/:photo/', { params })).data.report?.photos,
  ).toHaveLength(2);
  await shop.settle();
  expect(await leftFiles(shop)).toBe(2);
});

test('a parcel goes without a photo for a reason that only staff see, and its packer is not asked again', async () => {
  await using shop = await startShop();
  const { packer, id, buyer, order } = await pack(shop);
  const skip = (of: string, reason = 'Kamera işlemeýär') =>
    packer.office('POST /api/office/orders/:id/photos/skip/', { params: { id: of }, body: { reason } });
  const makeReady = (orders: string[]) =>
    packer.office('POST /api/office/orders/move/', { body: { orders, action: 'make-ready' } });
  const report = async () =>
    (await packer.office('GET /api/office/orders/:id/photos/', { params: { id } })).data;

  const early = (await order()).data.id;
  expect(await refusalOf(skip(early)), 'not packed yet').toBe('order.action-refused');
  expect((await makeReady([id])).data).toEqual([{ id, reason: 'photo' }]);
  expect(await refusalOf(skip(id, ''))).toBe('request.invalid');
  const { timeline } = (await skip(id)).data;
  expect(timeline.at(-1)).toMatchObject({ event: 'photo-skipped', note: 'Kamera işlemeýär' });
  expect(await report()).toEqual({ report: null, mayTake: true, skipped: 'Kamera işlemeýär' });
  const seen = await shop.api('GET /api/order/order-detail/:id/', { params: { id }, ...signedIn(buyer) });
  expect(JSON.stringify(seen)).not.toMatch(/Kamera|photo-skipped/);

  expect((await makeReady([id])).data).toEqual([{ id, reason: null }]);
  await shoot(packer, id);
  expect((await report()).skipped).toBeUndefined();
  expect(await refusalOf(skip(id)), 'there is a photo').toBe('order.action-refused');
});

test('photos are deleted sixty days after the order ended, and with an erased person', async () => {
  await using shop = await startShop();
  const { packer, id, buyer, order } = await pack(shop);
  await shoot(packer, id);
  const later = (await order()).data.id;
  await move(packer, later, 'confirm', 'prepare');
  await shoot(packer, later);
  const body = { answer: 'change' as const, words: 'Ejem üçin' };
  await shop.api('POST /api/order/photos/:id/answer/', { params: { id: later }, body, ...signedIn(buyer) });
  const manager = await hire(shop, 'manager');
  await cancel(manager, id);
  const leftAfterDays = async (days: number) => {
    shop.advance(days * 86_400);
    await forgetOldPhotos(shop.ctx);
    await shop.settle();
    return leftFiles(shop);
  };
  expect(await leftAfterDays(59)).toBe(2);
  expect(await leftAfterDays(2), 'the other order is under way').toBe(1);

  const owner = await hire(shop, 'owner');
  const customer = (await cancel(owner, later)).data.customer.id;
  await confirm(shop, owner);
  const reason = { reason: 'haýyş etdi' };
  await owner.office('POST /api/office/customers/:id/erase/', { params: { id: customer }, body: reason });
  await shop.settle();
  expect(await leftFiles(shop)).toBe(0);
  const { words } = await shop.ctx.db.selectFrom('photo_answer').select('words').executeTakeFirstOrThrow();
  expect(words).toBe('');
});
