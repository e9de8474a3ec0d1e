import { expect, test } from 'vitest';
import { mostProofPhotos } from '#domain/couriers/hand-over-code.ts';
import { keyOf, partOf, type Photo, placeOf } from '#backoffice/features/couriers/phone/photos.ts';
import { undoPress, writeDeeds } from '#backoffice/features/couriers/phone/write-deeds.ts';
import { cash, give, openPage, show } from '../../../tests/support/people/courier-page.ts';
import { openCourierPhone, takePicture } from '../../../tests/support/people/courier-phone.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

const pictures = (count: number) => Promise.all(Array.from({ length: count }, takePicture));

async function handOver(count: number) {
  const shop = await startShop();
  const page = await openPage(shop);
  const { id } = await give(page);
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  const photos = await pictures(count);
  await phone.does(id, 'handed-over', cash(7_000), ...photos);
  const deedOf = async () => (await show(page.manager, id)).deeds[0];
  return { shop, page, id, phone, photos, deedOf };
}

test('three photos of a hand-over follow their deed in any order; buyer and staff see all of them', async () => {
  const { shop, page, phone, id, deedOf } = await handOver(mostProofPhotos);
  await using _ = shop;
  expect((await phone.state()).deeds[0]?.facts).toMatchObject({ photos: 3 });
  expect(await phone.photos.keys()).toHaveLength(3);
  const { sendPart } = phone;
  // The last one first, and then the line is gone.
  phone.sendPart = async (at, ...part) => {
    if (at.place !== 3) throw new TypeError('not yet');
    return sendPart(at, ...part);
  };
  const { keys } = phone.photos;
  phone.photos.keys = async () => (await keys()).toReversed();
  await expect(phone.sync()).rejects.toThrow('not yet');
  expect(await deedOf()).toMatchObject({ proof: 'photo', photo: 'awaited', photos: 3, photosHere: 1 });
  phone.sendPart = sendPart;
  expect(await phone.sync()).toBe('done');
  expect(await phone.photos.keys()).toEqual([]);
  expect(await deedOf()).toMatchObject({ photo: 'here', photos: 3, photosHere: 3, problem: null });
  const { api } = await signIn(shop, page.counter.buyer.phone);
  const report = (await api('GET /api/order/photos/:id/', { params: { id } })).data;
  expect(report?.proofs).toHaveLength(3);
  for (const { src } of report?.proofs ?? []) expect((await shop.api.raw(src)).status).toBe(200);
});

test('a fourth photo is taken by nobody, and a photo of another deed neither', async () => {
  const { shop, page, phone, photos, id, deedOf } = await handOver(mostProofPhotos + 1);
  await using _ = shop;
  const kept = await phone.photos.keys();
  expect(kept, 'the phone keeps three').toHaveLength(mostProofPhotos);
  await phone.sync();
  const at = placeOf(kept[0] ?? '');
  const put = (place: typeof at, photo: Photo, one = page.myrat) =>
    refusalOf(
      one.office('PUT /api/courier/deeds/:id/photo/', {
        params: { id: at.deed },
        body: partOf(place, photo, 0),
      }),
    );
  const [first = new Uint8Array()] = photos;
  const fourth = photos[3] as Photo;
  const hashes = [...at.hashes.slice(0, 2), await phone.hash(fourth)];
  expect(await put({ ...at, place: 3, hashes }, fourth), 'not what the deed speaks of').toBe(
    'record.not-found',
  );
  expect(await put({ ...at, place: 4 }, fourth)).toBe('request.invalid');
  expect(await put({ ...at, hashes: [...at.hashes, await phone.hash(fourth)] }, fourth)).toBe(
    'request.invalid',
  );
  expect(await put({ ...at, hashes: [] }, first), 'without the hashes of the others').toBe(
    'record.not-found',
  );
  expect(await put(at, first, await hire(shop, 'courier'))).toBe('record.not-found');
  expect(await put(at, first), 'the same once more').toBe('accepted');
  expect(await deedOf()).toMatchObject({ photos: 3, photosHere: 3 });
  const files = await shop.ctx.db
    .selectFrom('private_file')
    .select('id')
    .where('order_id', '=', id)
    .execute();
  expect(files).toHaveLength(3);
  const { device, next } = await phone.state();
  const [deed] = (await phone.state()).deeds;
  if (!deed) throw new Error('no deed');
  const four = { ...deed, seq: next, facts: { ...deed.facts, photos: 4 } };
  expect(await refusalOf(phone.send({ device, sentAt: deed.at, deeds: [four] }))).toBe('request.invalid');
});

test('a deed that is undone takes its photos along, and one photo twice is one', async () => {
  const { shop, phone, id } = await handOver(0);
  await using _ = shop;
  await phone.sync();
  const [photo] = await pictures(1);
  if (!photo) throw new Error('no photo');
  await writeDeeds(phone, [{ order: id, kind: 'handed-over', facts: {}, photos: [photo, photo] }]);
  const [key = ''] = await phone.photos.keys();
  expect(keyOf(placeOf(key)), 'as pages of former releases have it').not.toContain(' ');
  expect((await phone.state()).deeds.at(-1)?.facts).toEqual({ photo: await phone.hash(photo) });
  await undoPress(phone);
  await writeDeeds(phone, [{ order: id, kind: 'handed-over', facts: {}, photos: await pictures(2) }]);
  expect(await phone.photos.keys()).toHaveLength(2);
  await undoPress(phone);
  expect(await phone.photos.keys()).toEqual([]);
});
