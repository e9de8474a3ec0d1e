import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { test } from 'vitest';
import { avatarLimit } from '#domain/media/avatar.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { signIn } from '../../../../tests/support/people/people.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';

test('a profile is filled in, unchanged where nothing was sent, and cleared by an empty text', async () => {
  await using shop = await startShop();
  const { api, phone } = await signIn(shop);
  const full = {
    name: ' Aýna ',
    surname: 'Atajanowa',
    email: 'ayna@example.tm',
    birthDate: '1994-03-08',
    gender: 'female' as const,
  };
  const { data } = await api('PUT /api/auth/profile-create/', { body: full });
  assert.deepEqual({ ...data, id: 0 }, { ...full, id: 0, username: phone, name: 'Aýna' });
  await api('PUT /api/auth/profile-create/', { body: { surname: '', email: '', birthDate: '', gender: '' } });
  assert.deepEqual((await api('GET /api/auth/profile-list/')).data, {
    id: data.id,
    username: phone,
    name: 'Aýna',
    surname: '',
  });
});

test.each(['2025-02-30', '2027-01-01', '2026-11-20', '1899-12-31', '0000-00-00'])(
  '%s is no date of birth',
  async (birthDate) => {
    await using shop = await startShop();
    const { api } = await signIn(shop);
    assert.equal(
      await refusalOf(api('PUT /api/auth/profile-create/', { body: { birthDate } })),
      'request.invalid',
    );
  },
);

test('an avatar is uploaded with the form; an invalid picture is refused and changes nothing', async () => {
  await using shop = await startShop({ pages: true });
  const { api } = await signIn(shop);
  const formOf = (file: Blob) => {
    const form = new FormData();
    form.set('name', 'Maral');
    form.set('avatar', file, 'me.png');
    return form;
  };
  const fake = formOf(new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }));
  assert.equal(await refusalOf(api('PUT /api/auth/profile-create/', { body: fake })), 'picture.invalid');
  assert.equal((await api('GET /api/auth/profile-list/')).data.name, '');
  const png = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#a3203c' } })
    .png()
    .toBuffer();
  const real = formOf(new Blob([new Uint8Array(png)], { type: 'image/png' }));
  const { data } = await api('PUT /api/auth/profile-create/', { body: real });
  assert.equal(data.name, 'Maral');
  await shop.settle();
  const shown = await fetch(shop.origin + data.avatar?.src);
  assert.deepEqual([shown.status, shown.headers.get('content-type')?.slice(0, 6)], [200, 'image/']);
});

const avatarOf = async (seed: number) => {
  const create = { width: 1200, height: 1200, channels: 3, background: { r: seed, g: 20, b: 60 } } as const;
  const form = new FormData();
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  form.set('avatar', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'me.jpg');
  return form;
};
const picturesKept = async ({ ctx }: TestShop) => ({
  rows: (await ctx.db.selectFrom('picture').select('id').execute()).length,
  files: (
    await readdir(join(ctx.config.dataDir, 'pictures'), { recursive: true, withFileTypes: true })
  ).filter((entry) => entry.isFile()).length,
});

test('a customer keeps one small avatar, may change it ten times a day, and the eleventh waits for the next day', async () => {
  await using shop = await startShop();
  const { api, phone } = await signIn(shop);
  for (let seed = 1; seed <= avatarLimit.max; seed++) {
    const { data } = await api('PUT /api/auth/profile-create/', { body: await avatarOf(seed) });
    assert.deepEqual([data.avatar?.width, data.avatar?.srcset.webp.split(', ').length], [400, 1]);
  }
  await shop.settle();
  assert.deepEqual(await picturesKept(shop), { rows: 1, files: 1 });
  const eleventh = async () =>
    fetch(`${shop.origin}/api/auth/profile-create/`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${api.token()}` },
      body: await avatarOf(11),
    });
  const refused = await eleventh();
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get('retry-after'), String(avatarLimit.windowSeconds));
  assert.equal(((await refused.json()) as { code: string }).code, 'limit.reached');
  shop.advance(avatarLimit.windowSeconds);
  const tomorrow = await signIn(shop, phone);
  api.useToken(tomorrow.api.token() ?? '');
  assert.equal((await eleventh()).status, 200);
});

test('two avatars at once leave one, and a picture that a product shows is not deleted', async () => {
  await using shop = await startShop();
  const { api } = await signIn(shop);
  const put = async (seed: number) => api('PUT /api/auth/profile-create/', { body: await avatarOf(seed) });
  await Promise.all([put(1), put(2), put(3), put(4)]);
  await shop.settle();
  assert.deepEqual(await picturesKept(shop), { rows: 1, files: 1 });
  const { data } = await api('GET /api/auth/profile-list/');
  await shop.ctx.db
    .insertInto('wrap')
    .values({ title: { tm: 'Guty', ru: 'Коробка' }, price_tenge: 1, picture_id: data.avatar?.id ?? '' })
    .execute();
  await put(5);
  await shop.settle();
  assert.deepEqual(await picturesKept(shop), { rows: 2, files: 2 });
});
