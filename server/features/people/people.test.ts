import { expect, test } from 'vitest';
import type { PersonInput } from '#contract/people/shop.ts';
import { peopleLimits } from '#domain/people/people.ts';
import { forgetPeople } from './list-people.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const mother: PersonInput = {
  name: ' Aýna ',
  relation: 'mother',
  mobile: '65 12-34-56',
  dates: [{ kind: 'birthday', month: 3, day: 12, year: 1965 }],
};

/** A customer of a shop on 23 November 2026, with a place and a holiday. */
async function open() {
  const shop = await startShop({ overrides: { now: () => new Date('2026-11-23T05:00:00Z') } });
  const title = { tm: 'Ýer', ru: 'Место' };
  await shop.ctx.db.insertInto('zone').values({ id: 'city', title, fee_tenge: 1500 }).execute();
  const place = await shop.ctx.db
    .insertInto('place')
    .values({ region: 'AG', zone_id: 'city', title })
    .returning('id')
    .executeTakeFirstOrThrow();
  const occasion = await shop.ctx.db
    .insertInto('occasion')
    .values({ key: 'women', title, month: 3, day: 8 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { api, phone } = await signIn(shop);
  const { id: customerId } = await shop.ctx.db
    .selectFrom('customer')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  return { shop, api, customerId, place: place.id, occasion: occasion.id };
}

test('people are sorted by their next date; a holiday takes its day from the shop', async () => {
  const { shop, api, place, occasion } = await open();
  await using _ = shop;
  const add = async (body: PersonInput) => (await api('POST /api/people/', { body })).data;
  const kept = await add({ ...mother, addresses: [{ place, line1: 'Magtymguly 12' }] });
  expect(kept).toMatchObject({
    name: 'Aýna',
    mobile: '+99365123456',
    nextDay: '2027-03-12',
    addresses: [{ place, line1: 'Magtymguly 12' }],
    dates: [{ kind: 'birthday', month: 3, day: 12, year: 1965, leads: [7, 2], next: '2027-03-12' }],
  });
  await add({ name: 'Jeren', relation: 'sister', dates: [{ kind: 'occasion', occasion }] });
  await add({ name: 'Merdan', relation: 'friend' });
  const list = (await api('GET /api/people/')).data;
  expect(list.map(({ name, nextDay }) => [name, nextDay])).toEqual([
    ['Jeren', '2027-03-08'],
    ['Aýna', '2027-03-12'],
    ['Merdan', null],
  ]);
});

test('a changed person keeps the ids of their dates; omitted ones are deleted', async () => {
  const { shop, api } = await open();
  await using _ = shop;
  const wedding = { kind: 'wedding', month: 6, day: 1 } as const;
  const { data: before } = await api('POST /api/people/', {
    body: { ...mother, dates: [{ kind: 'birthday', month: 3, day: 12 }, wedding] },
  });
  const [birthday] = before.dates;
  const { data: after } = await api('PUT /api/people/:id/', {
    params: { id: before.id },
    body: { ...mother, dates: [{ id: birthday?.id ?? 0, kind: 'birthday', month: 3, day: 13, leads: [] }] },
  });
  expect(after.dates.map(({ id, day, leads }) => [id, day, leads])).toEqual([[birthday?.id, 13, []]]);
  const { data: left } = await api('DELETE /api/people/:id/', { params: { id: before.id } });
  expect(left).toEqual([]);
});

test('a muted date is skipped this year and comes again; of a deceased person nothing comes', async () => {
  const { shop, api } = await open();
  await using _ = shop;
  const { data: person } = await api('POST /api/people/', {
    body: {
      ...mother,
      dates: [...(mother.dates ?? []), { kind: 'own', month: 12, day: 1, title: 'Tanyşan gün' }],
    },
  });
  const own = person.dates.find(({ kind }) => kind === 'own');
  expect(person.nextDay).toBe('2026-12-01');
  const quiet = async (body: { what: 'person' | 'date' | 'died'; date?: number; until: string | null }) =>
    (await api('POST /api/people/:id/quiet/', { params: { id: person.id }, body })).data;
  expect((await quiet({ what: 'date', date: own?.id ?? 0, until: '2026-12-31' })).nextDay).toBe('2027-03-12');
  expect(await quiet({ what: 'died', until: '2999-12-31' })).toMatchObject({ died: true, nextDay: null });
  expect(await quiet({ what: 'died', until: null })).toMatchObject({ died: false, nextDay: '2027-03-12' });
});

test('invalid input is refused with the field it is about', async () => {
  const { shop, api } = await open();
  await using _ = shop;
  const refused = (body: PersonInput) => refusalOf(api('POST /api/people/', { body }));
  const dated = (date: NonNullable<PersonInput['dates']>[number]) => refused({ ...mother, dates: [date] });
  expect(await refused({ ...mother, name: '  ' })).toBe('request.invalid');
  expect(await refused({ ...mother, mobile: '123' })).toBe('request.invalid');
  expect(await dated({ kind: 'birthday', month: 2, day: 30 })).toBe('request.invalid');
  expect(await dated({ kind: 'occasion', occasion: 9_999 })).toBe('request.invalid');
  expect(await dated({ kind: 'own', month: 1, day: 1 })).toBe('request.invalid');
  expect(await refused({ ...mother, addresses: [{ place: 9_999, line1: 'x' }] })).toBe('place.not-found');
  expect((await api('GET /api/people/')).data, 'nothing of it is kept').toEqual([]);
});

test('somebody else cannot see, change, mute or delete a person', async () => {
  const { shop, api } = await open();
  await using _ = shop;
  const { data: person } = await api('POST /api/people/', { body: mother });
  const { api: stranger } = await signIn(shop);
  const params = { id: person.id };
  expect((await stranger('GET /api/people/')).data).toEqual([]);
  const tries = [
    stranger('PUT /api/people/:id/', { params, body: { ...mother, name: 'X' } }),
    stranger('POST /api/people/:id/quiet/', { params, body: { what: 'died', until: '2999-12-31' } }),
    stranger('DELETE /api/people/:id/', { params }),
  ];
  expect(await Promise.all(tries.map(refusalOf))).toEqual(Array(3).fill('person.not-found'));
  expect((await api('GET /api/people/')).data).toEqual([person]);
});

test('a hundred people are the limit, though two are added at once', async () => {
  const { shop, api, customerId } = await open();
  await using _ = shop;
  await fill(shop, customerId, peopleLimits.people - 1);
  const two = await Promise.allSettled([1, 2].map(() => api('POST /api/people/', { body: mother })));
  expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await api('GET /api/people/')).data).toHaveLength(peopleLimits.people);
  await shop.ctx.db.transaction().execute((trx) => forgetPeople(trx, customerId, shop.ctx.now()));
  expect((await api('GET /api/people/')).data).toEqual([]);
});

async function fill(shop: TestShop, customerId: number, count: number): Promise<void> {
  const person = { customer_id: customerId, name: 'Aýna', relation: 'friend', created_at: shop.ctx.now() };
  await shop.ctx.db
    .insertInto('person')
    .values(Array.from({ length: count }, () => person))
    .execute();
}
