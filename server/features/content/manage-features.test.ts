import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { confirm, hire, type Office } from '../../../tests/support/people/staff.ts';
import { addCertificate } from '../../../tests/support/shop/counter.ts';
import { asOwner } from '../../../tests/support/shop/database.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { hasFeature } from './features.read.ts';

const flip = (office: Office, name: 'people' | 'order-link' | 'reminders', isOn: boolean) =>
  office('PUT /api/office/features/:name/', { params: { name }, body: { isOn } });

/** A shop whose release has two finished features. */
async function openShop(env: Record<string, string> = {}) {
  const shop = await startShop({ env });
  shop.ctx.config.features = ['people', 'order-link'];
  const owner = await hire(shop);
  await confirm(shop, owner);
  return { shop, office: owner.office };
}

const shown = async (shop: TestShop) =>
  (await shop.api('GET /api/product/home-info/')).data.mainInfo.features;

test('a switch reaches the pages, the routes and another node at once', async () => {
  const { shop, office } = await openShop();
  await using _ = shop;
  await using other = await startShop({ databaseUrl: shop.databaseUrl });
  other.ctx.config.features = shop.ctx.config.features;
  expect([await shown(shop), await shown(other)], 'the demonstration has them all').toEqual([
    ['people', 'order-link'],
    ['people', 'order-link'],
  ]);
  expect([await hasFeature(shop.ctx, 'people'), await hasFeature(other.ctx, 'people')]).toEqual([true, true]);
  expect((await flip(office, 'people', false)).data).toEqual([
    { name: 'people', isOn: false },
    { name: 'order-link', isOn: true },
  ]);
  expect([await shown(shop), await hasFeature(shop.ctx, 'people')]).toEqual([['order-link'], false]);
  await expect.poll(() => shown(other)).toEqual(['order-link']);
  expect(await hasFeature(other.ctx, 'people')).toBe(false);
});

test('an unfinished feature is not listed, cannot be switched on and is mentioned nowhere', async () => {
  const { shop, office } = await openShop();
  await using _ = shop;
  expect((await office('GET /api/office/features/')).data.map(({ name }) => name)).toEqual([
    'people',
    'order-link',
  ]);
  expect(await refusalOf(flip(office, 'reminders', true))).toBe('record.not-found');
  expect(await hasFeature(shop.ctx, 'reminders')).toBe(false);
});

test("a feature with prepaid money is switched on with an accountant's agreement, whose name is in the audit log", async () => {
  const { shop, office } = await openShop();
  await using _ = shop;
  shop.ctx.config.features = ['certificates'];
  const turn = (body: { isOn: boolean; confirmedBy?: string }) =>
    office('PUT /api/office/features/:name/', { params: { name: 'certificates' }, body });
  await turn({ isOn: false });
  expect(await refusalOf(turn({ isOn: true }))).toBe('request.invalid');
  expect(await refusalOf(turn({ isOn: true, confirmedBy: '  ' }))).toBe('request.invalid');
  expect((await turn({ isOn: true, confirmedBy: 'Ogulnabat' })).data).toEqual([
    { name: 'certificates', isOn: true },
  ]);
  const [newest] = (await office('GET /api/office/audit/', { query: { subject: 'feature' } })).data;
  expect(JSON.stringify(newest?.after)).toContain('Ogulnabat');
});

test('certificates stay off while the ledger is not in order, and the refusal says where', async () => {
  const { shop, office } = await openShop();
  await using _ = shop;
  shop.ctx.config.features = ['certificates'];
  const turn = (isOn: boolean) =>
    office('PUT /api/office/features/:name/', {
      params: { name: 'certificates' },
      body: { isOn, confirmedBy: 'Ogulnabat' },
    });
  const miscount = (tenge: number) =>
    asOwner(
      shop.databaseUrl,
      'alter table account disable trigger user',
      `update account set credits_posted = credits_posted + ${tenge} where kind = 'certificate'`,
      'alter table account enable trigger user',
    );
  await turn(false);
  const id = await addCertificate(shop, 'BOOKS-0000000000', 5_000);
  await miscount(-1_000);
  const refused: unknown = await turn(true).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    body: { code: 'books.not-in-order', data: { breaches: [{ what: `certificate ${id}` }] } },
  });
  expect(await hasFeature(shop.ctx, 'certificates')).toBe(false);
  await miscount(1_000);
  expect((await turn(true)).data).toEqual([{ name: 'certificates', isOn: true }]);
});

test('this release offers finished features only', async () => {
  await using shop = await startShop();
  expect(await shown(shop)).toEqual([...shop.ctx.config.features]);
});

test('only the owner switches, with a fresh code, and the audit log has every step even if two switch at once', async () => {
  const { shop, office } = await openShop();
  await using _ = shop;
  const manager = (await hire(shop, 'manager')).office;
  expect(await refusalOf(flip(manager, 'people', false))).toBe('staff.not-allowed');
  const second = await hire(shop);
  expect(await refusalOf(flip(second.office, 'people', false))).toBe('staff.confirm-needed');
  await confirm(shop, second);
  for (let round = 0; round < 6; round += 1)
    await Promise.all([
      flip(office, 'people', round % 2 === 0),
      flip(second.office, 'people', round % 3 === 0),
      flip(office, 'order-link', false),
    ]);
  const { data } = await office('GET /api/office/audit/', { query: { subject: 'feature', page_size: 50 } });
  const steps = data
    .toReversed()
    .filter(({ subjectId }) => subjectId === 'people')
    .map(({ before, after }) => [before, after]);
  expect(steps).toHaveLength(12);
  expect(
    steps.map(([before]) => before),
    'each begins where the one before it ended',
  ).toEqual([{ isOn: true }, ...steps.slice(0, -1).map(([, after]) => after)]);
  const on = await shown(shop);
  expect({ isOn: on.includes('people') }).toEqual(steps.at(-1)?.[1]);
  expect(on).not.toContain('order-link');
});
