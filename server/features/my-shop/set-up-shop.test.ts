import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { confirm, hire, type Office } from '../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { setUpShop } from './set-up-shop.ts';

const both = (name: string) => ({ tm: name, ru: name });
const answers = {
  name: both('Gül Bazary'),
  phone: '+993 65 12 34 56',
  city: 'asgabat',
  fee: 2_000,
  freeFrom: 50_000,
  hours: { from: '09:00', to: '20:00', days: [0, 1, 2, 3, 4, 5] },
  categories: [both('Güller'), { tm: 'Oýunjaklar', ru: 'Игрушки' }],
};

async function openShop() {
  const shop = await startShop();
  const owner = await hire(shop);
  await confirm(shop, owner);
  return { shop, office: owner.office };
}

const save = (office: Office, body: typeof answers = answers) => office('PUT /api/office/my-shop/', { body });

/** Zones, places, windows and categories. */
const countAll = ({ ctx: { db } }: TestShop) =>
  Promise.all(
    (['zone', 'place', 'delivery_slot', 'category'] as const).map(
      async (table) => (await db.selectFrom(table).select('id').execute()).length,
    ),
  );

test('one call sets up a new shop: whoever visits it reads its name, and can have something delivered', async () => {
  const { shop, office } = await openShop();
  await using _ = shop;
  const before = (await office('GET /api/office/my-shop/')).data;
  expect(before).toMatchObject({ isSetUp: false, hasCategories: false });
  expect(before.categories).toContainEqual({ tm: 'Güller', ru: 'Цветы' });
  const city = before.cities.find(({ id }) => id === 'asgabat');
  const made = (await save(office)).data;
  expect(made.categories).toHaveLength(2);

  const home = (await shop.api('GET /api/product/home-info/')).data;
  expect(home.mainInfo).toMatchObject({ name: both('Gül Bazary'), contacts: { phones: [answers.phone] } });
  expect(home.workingHours.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5]);
  const zone = (await office('GET /api/office/zones/:id/', { params: { id: made.zone } })).data;
  expect(zone).toMatchObject({ fee: 2_000, freeFrom: 50_000, placesCount: city?.placesCount });
  const { windows } = (await office('GET /api/office/week/')).data;
  expect(windows.every(({ capacity }) => capacity[6] === null)).toBe(true);
  expect(windows.map(({ from, to, capacity }) => `${from}-${to} ${capacity[5]}`)).toEqual([
    '09:00-12:00 10',
    '12:00-15:00 10',
    '15:00-18:00 10',
    '18:00-20:00 10',
  ]);
  const after = (await office('GET /api/office/my-shop/')).data;
  expect(after).toMatchObject({ isSetUp: true, hasCategories: true });
  expect(after.categories).not.toContainEqual({ tm: 'Güller', ru: 'Цветы' });
  const audit = shop.ctx.db
    .selectFrom('audit')
    .select(['subject', 'subject_id'])
    .orderBy('id', 'desc')
    .limit(1);
  expect(await audit.execute()).toEqual([{ subject: 'my-shop', subject_id: made.zone }]);
});

test('a second time is refused, and of two at once one sets up the shop', async () => {
  const { shop, office } = await openShop();
  await using _ = shop;
  const ends = await Promise.allSettled([save(office), save(office), save(office)]);
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []));
  expect(refused).toHaveLength(2);
  for (const error of refused) expect(await refusalOf(Promise.reject(error))).toBe('shop.set-up');
  expect(await countAll(shop)).toEqual([1, expect.any(Number), 24, 2]);
  expect(await refusalOf(save(office))).toBe('shop.set-up');
});

test('what fails at its very end leaves nothing behind', async () => {
  const { shop } = await openShop();
  await using _ = shop;
  let asked = 0;
  const ctx = {
    ...shop.ctx,
    // The audit row is the last to be written, and the last to ask what time it is.
    now: () => {
      asked++;
      if (asked === 3) throw new Error('killed');
      return shop.ctx.now();
    },
  };
  const by = { actor: undefined, ip: '', requestId: '' };
  await expect(setUpShop(ctx, answers, by)).rejects.toThrow('killed');
  expect(await countAll(shop)).toEqual([0, 0, 0, 0]);
  const texts = shop.ctx.db.selectFrom('shop_text').select('key').where('key', 'in', ['home', 'hours']);
  expect(await texts.execute()).toEqual([]);
});

test('an unknown city and hours that end before they begin are refused', async () => {
  const { shop, office } = await openShop();
  await using _ = shop;
  expect(await refusalOf(save(office, { ...answers, city: 'moskwa' }))).toBe('place.not-found');
  const hours = { ...answers.hours, from: '21:00', to: '09:00' };
  expect(await refusalOf(save(office, { ...answers, hours }))).toBe('request.invalid');
  expect(await countAll(shop)).toEqual([0, 0, 0, 0]);
});

test('a name that the shop has in mind besides stays: slogan, colour, e-mail', async () => {
  const { shop, office } = await openShop();
  await using _ = shop;
  const home = { name: both('Sowgat'), slogan: both('Her gün'), accent: '#1f6a4a' };
  const contacts = { phones: [], email: 'gul@example.tm', address: both(''), socials: [] };
  await office('PUT /api/office/texts/', { body: { home, contacts } });
  await save(office);
  const { data } = await office('GET /api/office/texts/');
  expect(data.home).toEqual({ ...home, name: both('Gül Bazary') });
  expect(data.contacts).toEqual({ ...contacts, phones: [answers.phone] });
});
