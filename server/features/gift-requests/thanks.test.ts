import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/shop.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { twoHalves } from '../../../tests/support/shop/two-halves.ts';
import { type Giver, openAsked } from '../../../tests/support/people/asking.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { freshPhone, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { forgetOldPhotos } from '#server/features/parcel-photos/core/forget-photos.ts';

type AskedShop = Awaited<ReturnType<typeof openAsked>>;

/** A delivered gift, and a pass of its recipient. */
async function deliver(asked: AskedShop, mobile?: string, by?: Giver) {
  const order = await asked.give({}, mobile, by);
  const { params } = await asked.answer(order, { fullname: 'Jeren', line1: 'Bitarap 5' });
  await asked.deliver(order.id);
  const { pin } = await asked.open(order);
  const { pass } = (await asked.shop.api('POST /api/gift/:token/pin/', { params, body: { pin } })).data;
  const thank = (files: Record<string, Buffer>, text?: string) => {
    const body = new FormData();
    body.set('pass', pass);
    if (text !== undefined) body.set('text', text);
    for (const [name, data] of Object.entries(files)) body.set(name, new Blob([new Uint8Array(data)]), name);
    return asked.shop.api('POST /api/gift/:token/thanks/', { params, body });
  };
  return { order, params, pass, thank };
}

const filesOf = async (asked: AskedShop, { id }: Pick<Order, 'id'>) =>
  (await (await asked.giver()).api('GET /api/order/request/:id/thanks/', { params: { id } })).data;

async function leftFiles({ ctx }: TestShop): Promise<number> {
  const rows = await ctx.db.selectFrom('private_file').select('path').execute();
  const there = await Promise.all(rows.map(({ path }) => ctx.storage.exists(path)));
  return there.filter(Boolean).length;
}

test('a photo in thanks reaches the giver only, without location metadata', async () => {
  await using asked = await openAsked();
  const { shop } = asked;
  const { order, params, thank } = await deliver(asked);
  const withPlace = await sharp(await twoHalves())
    .withExif({ IFD0: { Copyright: 'Kanareýka' }, IFD3: { GPSLatitude: '37/1 57/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(await refusalOf(thank({ photo: Buffer.from('no picture') }))).toBe('picture.invalid');
  expect(await refusalOf(thank({}, ' ')), 'nothing at all').toBe('request.invalid');
  await thank({ photo: withPlace });
  expect(await refusalOf(thank({}, 'Ýene'))).toBe('gift.too-late');
  expect((await asked.orderOf(order.id)).request?.thanks).toMatchObject({ text: '', files: ['photo'] });
  const { photo } = await filesOf(asked, order);
  expect([photo?.width, photo?.height]).toEqual([1200, 900]);
  const [type = '', data = ''] = photo?.src.split(',') ?? [];
  const { exif, format } = await sharp(Buffer.from(data, 'base64')).metadata();
  expect([type, exif, format]).toEqual(['data:image/webp;base64', undefined, 'webp']);

  const stranger = await asked.another();
  const call = stranger.api('GET /api/order/request/:id/thanks/', { params: { id: order.id } });
  expect(await refusalOf(call)).toBe('order.not-found');
  const staff = await hire(shop, 'manager');
  const desk = await staff.office('GET /api/office/requests/:id/thanks/', { params: { id: order.id } });
  expect(desk.data, 'nobody has reported it').toBeNull();
  const { path } = await shop.ctx.db.selectFrom('private_file').select('path').executeTakeFirstOrThrow();
  const byPath = await shop.api.raw(`/pictures/${path}`);
  expect(byPath.status).toBe(404);
  const held = (await shop.api('GET /api/gift/:token/', { params })).data;
  expect(JSON.stringify(held)).not.toContain('data:');
});

test('a giver reports thanks, then staff see and can hide them; the recipient can withdraw them, including the bytes', async () => {
  await using asked = await openAsked();
  const { shop } = asked;
  const { order, params, pass, thank } = await deliver(asked);
  await thank({ photo: await twoHalves() }, 'Kanar sözi');
  const byId = { params: { id: order.id } };
  const staff = await hire(shop, 'manager');
  const judge = (hide: boolean) =>
    staff.office('POST /api/office/requests/:id/judge-thanks/', { ...byId, body: { hide } });
  expect(await refusalOf(judge(true)), 'nobody has reported them').toBe('gift.too-late');
  const giver = await asked.giver();
  const told = await giver.api('POST /api/order/request/:id/report-thanks/', byId);
  expect(told.data.request?.thanks).toMatchObject({ isReported: true });
  const alarms = async () =>
    (await staff.office('GET /api/office/dashboard/')).data.alarms.map(({ kind }) => kind);
  expect(await alarms()).toContain('thanks-reported');
  const read = await staff.office('GET /api/office/requests/:id/thanks/', byId);
  expect(read.data).toMatchObject({ text: 'Kanar sözi', photo: { width: 1200 } });
  expect((await judge(true)).data?.thanks).toMatchObject({ isHidden: true });
  expect((await asked.orderOf(order.id)).request?.thanks).toBeNull();
  expect(await filesOf(asked, order)).toEqual({ photo: null });
  expect(await alarms()).not.toContain('thanks-reported');
  const { action } = await shop.ctx.db
    .selectFrom('audit')
    .select('action')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(action).toBe('judge-thanks');
  await judge(false);
  expect((await asked.orderOf(order.id)).request?.thanks).toMatchObject({ isReported: false });
  await shop.api('DELETE /api/gift/:token/thanks/', { params, body: { pass } });
  expect((await asked.orderOf(order.id)).request?.thanks).toBeNull();
  expect(await shop.ctx.db.selectFrom('gift_thanks').select('text').execute()).toEqual([{ text: '' }]);
  await shop.settle();
  expect(await leftFiles(shop)).toBe(0);
});

test('a photo in thanks is deleted after sixty days', async () => {
  await using asked = await openAsked();
  const { shop } = asked;
  const first = await deliver(asked);
  await first.thank({ photo: await twoHalves() });
  const leftAfterDays = async (days: number) => {
    shop.advance(days * 86_400);
    await forgetOldPhotos(shop.ctx);
    await shop.settle();
    return leftFiles(shop);
  };
  expect(await leftAfterDays(59)).toBe(1);
  expect(await leftAfterDays(2)).toBe(0);
});

test('photos of thanks are deleted with their giver, and with an erased recipient', async () => {
  await using asked = await openAsked();
  const { shop } = asked;
  const owner = await hire(shop, 'owner');
  await confirm(shop, owner);
  const erase = async (phone: string) => {
    const { data } = await owner.office('GET /api/office/customers/', { query: { q: phone } });
    const params = { id: data[0]?.id ?? 0 };
    await owner.office('POST /api/office/customers/:id/erase/', { params, body: { reason: 'asked' } });
    await shop.settle();
  };
  const jeren = await signIn(shop, freshPhone());
  const giver = await asked.another();
  const second = await deliver(asked, jeren.phone, giver);
  await second.thank({ photo: await twoHalves() });
  const third = await deliver(asked, freshPhone(), giver);
  await third.thank({ photo: await twoHalves() });
  expect(await leftFiles(shop)).toBe(2);
  await erase(jeren.phone);
  expect(await leftFiles(shop)).toBe(1);
  await erase(giver.buyer.phone);
  expect(await leftFiles(shop)).toBe(0);
});
