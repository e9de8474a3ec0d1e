import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { AddressInput } from '#contract/delivery/shop.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { signIn } from '../../../../tests/support/people/people.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';

/** A place of Aşgabat, a closed one of Mary, and an address at the first. */
async function makePlaces(shop: TestShop) {
  const title = { tm: 'Ýer', ru: 'Место' };
  await shop.ctx.db.insertInto('zone').values({ id: 'city', title, fee_tenge: 1500 }).execute();
  const places = await shop.ctx.db
    .insertInto('place')
    .values([
      { region: 'AG', zone_id: 'city', title },
      { region: 'MR', zone_id: 'city', title, is_active: false },
    ])
    .returning('id')
    .execute();
  const [open, closed] = places.map(({ id }) => id) as [number, number];
  const home: AddressInput = {
    fullname: 'Aýna Atajanowa',
    mobile: '8 65 12-34-56',
    region: 'AG',
    place: open,
    line1: 'Magtymguly 12, öý 4',
  };
  return { open, closed, home };
}

test('the first address is the default; another one can become it, and does when the default is deleted', async () => {
  await using shop = await startShop();
  const { home } = await makePlaces(shop);
  const { api } = await signIn(shop);
  const add = async (extra: Partial<AddressInput> = {}) =>
    (await api('POST /api/auth/address-create/', { body: { ...home, ...extra } })).data;
  const first = await add();
  assert.deepEqual([first.isDefault, first.mobile], [true, '+99365123456']);
  const second = await add({ label: 'Iş', isDefault: true });
  const third = await add({ mobile: '12 34-56-78', landmark: 'Ylymlar akademiýasy' });
  assert.deepEqual([third.isDefault, third.mobile], [false, '+99312345678']);
  const defaults = async () =>
    (await api('GET /api/auth/address-list/')).data.filter((one) => one.isDefault).map((one) => one.id);
  assert.deepEqual(await defaults(), [second.id]);
  await api('PUT /api/auth/address-create/', { body: { ...home, id: third.id, isDefault: true } });
  assert.deepEqual(await defaults(), [third.id]);
  const { data: left } = await api('DELETE /api/auth/address-delete/:id/', { params: { id: third.id } });
  assert.deepEqual(await defaults(), [first.id]);
  assert.deepEqual(left, (await api('GET /api/auth/address-list/')).data);
});

test('addresses of other people are separate: none of them is the default, however few there are', async () => {
  await using shop = await startShop();
  const { home } = await makePlaces(shop);
  const { api } = await signIn(shop);
  const add = async (extra: Partial<AddressInput> = {}) =>
    (await api('POST /api/auth/address-create/', { body: { ...home, ...extra } })).data;
  const change = (body: AddressInput & { id: number }) => api('PUT /api/auth/address-create/', { body });
  const list = async () =>
    (await api('GET /api/auth/address-list/')).data.map(({ id, isDefault, forOther }) => [
      id,
      isDefault,
      forOther === true,
    ]);
  const mother = await add({ label: 'Ejem', forOther: true });
  assert.deepEqual([mother.isDefault, mother.forOther], [false, true]);
  const own = await add();
  const work = await add({ label: 'work' });
  assert.deepEqual([own.isDefault, work.isDefault], [true, false]);
  const both = { ...home, forOther: true, isDefault: true };
  const isRefused = async (asked: Promise<unknown>) =>
    assert.equal(await refusalOf(asked), 'request.invalid');
  await isRefused(add(both));
  await isRefused(change({ ...home, id: mother.id, isDefault: true }));
  // Without `forOther` it stays unchanged.
  await change({ ...home, id: mother.id, line1: 'Görogly 5' });
  assert.deepEqual(await list(), [
    [own.id, true, false],
    [mother.id, false, true],
    [work.id, false, false],
  ]);
  await change({ ...home, id: own.id, forOther: true });
  await api('DELETE /api/auth/address-delete/:id/', { params: { id: work.id } });
  assert.deepEqual(await list(), [
    [mother.id, false, true],
    [own.id, false, true],
  ]);
});

test('somebody else’s address is not found, and does not change', async () => {
  await using shop = await startShop();
  const { home } = await makePlaces(shop);
  const owner = await signIn(shop);
  const stranger = await signIn(shop);
  const { data: mine } = await owner.api('POST /api/auth/address-create/', { body: home });
  const change = { ...home, id: mine.id, line1: 'Başga ýer' };
  assert.equal(
    await refusalOf(stranger.api('PUT /api/auth/address-create/', { body: change })),
    'address.not-found',
  );
  assert.equal(
    await refusalOf(stranger.api('DELETE /api/auth/address-delete/:id/', { params: { id: mine.id } })),
    'address.not-found',
  );
  assert.deepEqual((await stranger.api('GET /api/auth/address-list/')).data, []);
  assert.deepEqual((await owner.api('GET /api/auth/address-list/')).data, [mine]);
  assert.equal(await refusalOf(shop.api('GET /api/auth/address-list/')), 'session.missing');
});

test('an address is at an active place, in its own region, with a valid phone number', async () => {
  await using shop = await startShop();
  const { home, closed } = await makePlaces(shop);
  const { api } = await signIn(shop);
  const refusal = (wrong: Partial<AddressInput>) =>
    refusalOf(api('POST /api/auth/address-create/', { body: { ...home, ...wrong } }));
  assert.equal(await refusal({ place: 2_000_000_000 }), 'place.not-found');
  assert.equal(await refusal({ region: 'MR', place: closed }), 'place.not-found');
  assert.equal(await refusal({ region: 'DZ' }), 'place.not-found');
  assert.equal(await refusal({ mobile: '+7 900 123-45-67' }), 'request.invalid');
  assert.equal(await refusal({ mobile: 'jaň etmäň' }), 'request.invalid');
  assert.equal(await refusal({ line1: '   ' }), 'request.invalid');
  assert.deepEqual((await api('GET /api/auth/address-list/')).data, []);
});

test('a customer keeps twenty addresses, however many are added at once, and one of them is the default', async () => {
  await using shop = await startShop();
  const { home } = await makePlaces(shop);
  const { api } = await signIn(shop);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      refusalOf(api('POST /api/auth/address-create/', { body: { ...home, isDefault: true } })),
    ),
  );
  assert.equal(answers.filter((answer) => answer === 'accepted').length, 20);
  const { data } = await api('GET /api/auth/address-list/');
  assert.deepEqual([data.length, data.filter((one) => one.isDefault).length], [20, 1]);
});
