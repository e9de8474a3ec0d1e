import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import { proofPhoto } from '#domain/couriers/hand-over-code.ts';
import { forgetOldPhotos } from '#server/features/parcel-photos/core/forget-photos.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import {
  type CourierPhone,
  openCourierPhone,
  takePicture,
} from '../../../tests/support/people/courier-phone.ts';
import { cash, give, openPage, show } from '../../../tests/support/people/courier-page.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

/** The connection is lost after so many parts. */
function cutAfter(phone: CourierPhone, parts: number): void {
  const { sendPart } = phone;
  let sent = 0;
  phone.sendPart = async (...part) => {
    if (sent++ >= parts) throw new CallError(0, undefined);
    return sendPart(...part);
  };
}

test('the upload of a photo resumes where the connection was lost, and only buyer and staff see it', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { id } = await give(page);
  const { phone: mobile } = page.counter.buyer;
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  const photo = await takePicture();
  expect(photo.length).toBeGreaterThan(2 * proofPhoto.part);
  await phone.does(id, 'handed-over', cash(7_000), photo);
  const whole = phone.sendPart;
  const offsets: number[] = [];
  cutAfter(phone, 1);
  expect(await phone.sync()).toBe('offline');
  expect(await phone.photos.keys()).toHaveLength(1);
  expect((await show(page.manager, id)).deeds).toMatchObject([{ proof: 'photo', photo: 'awaited' }]);
  phone.sendPart = (deed, bytes, offset) => {
    offsets.push(offset);
    return whole(deed, bytes, offset);
  };
  expect(await phone.sync()).toBe('done');
  expect(offsets.slice(0, 2), 'what has arrived is not sent again').toEqual([0, proofPhoto.part]);
  expect(await phone.photos.keys()).toEqual([]);
  expect((await show(page.manager, id)).deeds).toMatchObject([
    { proof: 'photo', photo: 'here', problem: null },
  ]);

  const { api } = await signIn(shop, mobile);
  const report = (await api('GET /api/order/photos/:id/', { params: { id } })).data;
  expect(report).toMatchObject({ photos: [], proofs: [{ width: 340 }], mayAnswer: false });
  const src = report?.proofs?.[0]?.src ?? '';
  const reply = await shop.api.raw(src);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await shop.api.raw(src.replace(/order-link\/\w+/, `order-link/${'a'.repeat(22)}`))).status).toBe(
    404,
  );
  const file = report?.proofs?.[0]?.id ?? '';
  const other = await give(page);
  const at = { params: { id: other.id, photo: file } };
  expect(await refusalOf(page.manager.office('GET /api/office/orders/:id/photos/:photo/', at))).toBe(
    'record.not-found',
  );
  shop.advance(61 * 86_400);
  await forgetOldPhotos(shop.ctx);
  await shop.settle();
  expect((await shop.api.raw(src)).status, 'after sixty days').toBe(404);
});

test("the same photo twice is stored once; another photo, and one for another courier's deed, is refused", async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { id } = await give(page);
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  const photo = await takePicture();
  await phone.does(id, 'handed-over', cash(7_000), photo);
  const [deed = ''] = await phone.photos.keys();
  const put = async (bytes: Uint8Array<ArrayBuffer>, one = page.myrat, total = bytes.length) => {
    const body = new FormData();
    body.set('offset', '0');
    body.set('total', String(total));
    body.set('part', new Blob([bytes]), 'part');
    return one.office('PUT /api/office/round/deeds/:id/photo/', { params: { id: deed }, body });
  };
  expect(await refusalOf(put(photo)), 'before its deed').toBe('record.not-found');
  cutAfter(phone, 0);
  await phone.sync();
  expect(await refusalOf(put(photo, await hire(shop, 'courier')))).toBe('record.not-found');
  expect(await refusalOf(put(new Uint8Array(await takePicture())))).toBe('picture.invalid');
  expect(await refusalOf(put(photo, page.myrat, proofPhoto.most + 1))).toBe('request.too-large');
  const answers = await Promise.all([put(photo), put(photo), put(photo)]);
  expect(answers.map(({ data }) => data.isDone)).toEqual([true, true, true]);
  const kept = await shop.ctx.db.selectFrom('private_file').select(['kind', 'order_id']).execute();
  expect(kept).toEqual([{ kind: 'proof', order_id: id }]);
});

test('an expensive parcel without code and photo waits for staff; a name is enough without a camera, and wrong codes are counted', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const [bare, named, cheap, tried] = [
    await give(page, {}, 10),
    await give(page, {}, 10),
    await give(page),
    await give(page),
  ];
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  const stops = (await phone.state()).round?.stops ?? [];
  const wanted = stops.filter(({ needsProof }) => needsProof).map(({ number }) => number);
  expect(wanted.toSorted()).toEqual([bare.number, named.number].toSorted());
  const total = cash(bare.totals.total);
  await phone.does(bare.id, 'handed-over', total);
  await phone.does(named.id, 'handed-over', {
    ...{ ...total, takenBy: 'goňşusy Ogulgerek', skipped: 'too-dark' },
  });
  await phone.does(cheap.id, 'handed-over', cash(7_000));
  await phone.does(tried.id, 'handed-over', { ...cash(7_000), wrongCodes: 3 });
  await phone.sync();
  const deeds = await Promise.all([bare, named, cheap, tried].map(({ id }) => show(page.manager, id)));
  expect(deeds.map(({ status, deeds: [deed] }) => [status, deed?.problem, deed?.wrongCodes])).toEqual([
    ['delivered', 'proof-missing', 0],
    ['delivered', null, 0],
    ['delivered', null, 0],
    ['delivered', 'proof-missing', 3],
  ]);
  const skipped = deeds.map(({ deeds: [deed] }) => deed?.photoSkipped);
  expect(skipped, 'staff read why there is no photo').toEqual([null, 'too-dark', null, null]);
});
