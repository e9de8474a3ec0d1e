import sharp from 'sharp';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addPicture, addProduct } from '../../../tests/support/shop/factories.ts';
import { twoHalves } from '../../../tests/support/shop/two-halves.ts';
import { type Office, hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

function upload(office: Office, data: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('picture', new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), 'surat.jpg');
  return office('POST /api/office/pictures/', { body: form });
}

test('a picture is cropped by form and focus, keeps its id when cropped again, and has no metadata', async () => {
  await using shop = await startShop({ pages: true });
  const { office } = await hire(shop, 'editor');
  const file = await twoHalves();
  const { data } = await upload(office, file, { altTm: 'Gyzyl we gök', altRu: 'Красное и синее' });
  expect(data).toMatchObject({
    form: 'upright',
    uses: 0,
    alt: { tm: 'Gyzyl we gök' },
    width: 400,
    height: 500,
  });
  expect((await upload(office, file)).data.id).toBe(data.id);
  const colour = async (src: string) => {
    const bytes = Buffer.from(await (await shop.api.raw(src)).arrayBuffer());
    expect(bytes.includes('kanare')).toBe(false);
    const [red = 0, , blue = 0] = await sharp(bytes)
      .resize(1, 1, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
    return red > blue ? 'red' : 'blue';
  };
  const cut = async (x: number, form: 'upright' | 'wide' = 'upright') =>
    (
      await office('PUT /api/office/pictures/:id/', {
        params: { id: data.id },
        body: { alt: data.alt, form, focus: { x, y: 0.5 } },
      })
    ).data;
  const left = await cut(0.1);
  const right = await cut(0.9);
  expect([await colour(left.src), await colour(right.src)]).toEqual(['red', 'blue']);
  expect(left.src).not.toBe(right.src);
  expect((await cut(0.5, 'wide')).width / (await cut(0.5, 'wide')).height).toBeCloseTo(16 / 9, 1);
  await shop.settle();
  const { data: done } = await office('GET /api/office/pictures/:id/', { params: { id: data.id } });
  expect(done.srcset.avif).toContain('.avif');
  const master = await shop.api.raw(`/pictures/${data.id.slice(0, 2)}/${data.id}.master`);
  expect(master.status).toBe(404);
});

test('staff who choose a crop see the whole picture, re-encoded; nobody else does', async () => {
  await using shop = await startShop({ pages: true });
  const { office } = await hire(shop, 'editor');
  const { data } = await upload(office, await twoHalves());
  const path = `/api/office/pictures/${data.id}/whole/`;
  const reply = await office.raw(path);
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(reply.headers.get('content-type')).toBe('image/webp');
  const { width, height, exif } = await sharp(bytes).metadata();
  expect({ width, height, exif }).toEqual({ width: 800, height: 600, exif: undefined });
  expect((await shop.api.raw(path)).status).toBe(401);
  const own = await addPicture(shop);
  expect((await office.raw(`/api/office/pictures/${own}/whole/`)).status).toBe(404);
});

test('a picture in use cannot be deleted; an unused one is deleted with its files', async () => {
  await using shop = await startShop({ pages: true });
  const { office } = await hire(shop);
  const { data } = await upload(office, await twoHalves());
  const drop = () => refusalOf(office('DELETE /api/office/pictures/:id/', { params: { id: data.id } }));
  const product = await addProduct(shop, { pictures: [data.id] });
  expect(await drop()).toBe('record.in-use');
  await shop.ctx.db.deleteFrom('product_picture').where('product_id', '=', product.id).execute();
  const about = { title: { tm: '', ru: '' }, body: { tm: '', ru: '' }, pictures: [data.id] };
  await office('PUT /api/office/texts/', { body: { about } });
  expect(await drop()).toBe('record.in-use');
  await office('PUT /api/office/texts/', { body: { about: { ...about, pictures: [] } } });
  expect(await drop()).toBe('accepted');
  await shop.settle();
  expect((await shop.api.raw(data.src)).status).toBe(404);
  expect(await refusalOf(upload(office, Buffer.from('<svg/>')))).toBe('picture.invalid');
});
