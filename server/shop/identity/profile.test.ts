import assert from 'node:assert/strict';
import sharp from 'sharp';
import { test } from 'vitest';
import { refusalOf } from '../../../tests/support/api.ts';
import { signIn } from '../../../tests/support/people.ts';
import { startShop } from '../../../tests/support/start-shop.ts';

test('a profile is filled in, kept where nothing was said, and cleared by an empty text', async () => {
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

test.each(['2025-02-30', '2027-01-01', '1899-12-31', '0000-00-00'])(
  'nobody was born on %s',
  async (birthDate) => {
    await using shop = await startShop();
    const { api } = await signIn(shop);
    assert.equal(
      await refusalOf(api('PUT /api/auth/profile-create/', { body: { birthDate } })),
      'request.invalid',
    );
  },
);

test('an avatar arrives with the form; what is no picture is refused and changes nothing', async () => {
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
