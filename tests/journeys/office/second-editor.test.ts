/** Whoever saves an older state of a record does not undo in silence what somebody else has saved meanwhile. */
import { expect, test } from 'vitest';
import { officeRoutes } from '#contract/index.ts';
import { type Resource, resources } from '#contract/resources.ts';
import type { RouteSpec } from '#contract/route.ts';
import { formSources } from '#contract/seen.ts';
import { seenHeader } from '#domain/audit/seen-header.ts';
import { inputs } from '#backoffice/data/inputs.ts';
import { type Colleague, confirm, hire } from '../../support/people/staff.ts';
import { addPromo } from '../../support/shop/counter.ts';
import { addCustomer } from '../../support/shop/factories.ts';
import { startShop, type TestShop } from '../../support/shop/start-shop.ts';

/** Forms that write no record whole, and why nobody's change can be lost by them. */
const others: Record<string, string> = {
  'PUT /api/office/me/': 'one’s own account',
  'PUT /api/office/me/password/': 'one’s own account',
  'PUT /api/office/me/authenticator/': 'one’s own account',
  'PUT /api/office/round/deeds/:id/photo/': 'a part of a photo',
  'PUT /api/office/imports/:id/headings/': 'an import has one editor',
  'PUT /api/office/my-shop/': 'a second time is refused',
};
/** Their bodies say what was seen; their own tests say what follows. */
const inBody = [
  'PUT /api/office/orders/:id/',
  'PUT /api/office/orders/:id/goods/',
  'PUT /api/office/products/:id/',
  'PUT /api/office/rounds/:id/',
];

const table: Record<string, RouteSpec> = officeRoutes;
const sources = formSources(table);
const everyPut = Object.keys(table).filter(
  (key) => key.startsWith('PUT ') && table[key]?.access === 'staff' && !(key in others),
);

test('every form of the office says what its editor has seen', () => {
  expect(everyPut.length).toBeGreaterThan(28);
  expect(everyPut.filter((key) => !sources.has(key) && !inBody.includes(key))).toEqual([]);
});

type Json = Record<string, unknown>;
type Form = { key: string; path: string; read: string; make: (data: unknown) => Json };

const named = (path: string) => path.slice(path.indexOf(' ') + 1);
const pick = (from: Json, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));

const same = (body: Json) => body;
type Switch = { isOn: boolean; method?: string; code?: string };
/** Lists of switches are answered whole, and saved as what is on. */
const whatIsOn = (body: Json, name: string) =>
  Array.isArray(body[name])
    ? { [name]: (body[name] as Switch[]).flatMap(({ isOn, method, code }) => (isOn ? [method ?? code] : [])) }
    : {};
const asSaved: Record<string, (body: Json) => Json> = {
  'PUT /api/office/settings/': (body) => ({
    ...body,
    ...whatIsOn(body, 'methods'),
    ...whatIsOn(body, 'banks'),
  }),
  'PUT /api/office/week/': (body) => ({
    ...body,
    windows: (body['windows'] as Json[]).map(({ booked: _, ...window }) => window),
  }),
};

/** The form of a route, filled from what its source answers. */
async function formOf(
  key: string,
  ids: Readonly<Record<string, string | number>>,
  owner: Colleague,
): Promise<Form> {
  const source = sources.get(key) ?? '';
  const resource = Object.entries<Resource>(resources).find(([, { update }]) => update === key);
  const list = resource ? named(resource[1].list) : '';
  const id = ids[key] ?? (list ? await firstOf(owner, list) : undefined);
  const fill = (path: string) => path.replace(/:\w+/, String(id));
  const body: { properties?: object } | undefined = table[key]?.body;
  const names = Object.keys(body?.properties ?? {});
  const toBody = resource && inputs[resource[0]];
  return {
    key,
    path: fill(named(key)),
    read: fill(named(source)),
    make: (data) => {
      const rows = Array.isArray(data) ? (data as Json[]) : undefined;
      const one =
        rows && key.includes(':')
          ? rows.find((row) => [row['id'], row['name'], row['kind']].includes(id))
          : data;
      return toBody
        ? toBody(one as Json, false)
        : Array.isArray(one)
          ? { [names[0] ?? '']: one }
          : pick(one as Json, names);
    },
  };
}

async function firstOf({ office }: Colleague, list: string): Promise<string | number | undefined> {
  const { data } = (await (await office.raw(list)).json()) as { data: { id: string | number }[] };
  return data[0]?.id;
}

async function read({ office }: Colleague, { key, read: path, make }: Form) {
  const reply = await office.raw(path);
  const { data, code } = (await reply.json()) as { data: unknown; code?: string };
  if (data === undefined) throw new Error(`${path} is refused: ${code}`);
  return { body: (asSaved[key] ?? same)(make(data)), seen: reply.headers.get(seenHeader) ?? '' };
}

async function save({ office }: Colleague, { path }: Form, body: Json, seen?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(seen === undefined ? {} : { [seenHeader]: seen }),
  };
  const reply = await office.raw(path, { method: 'PUT', headers, body: JSON.stringify(body) });
  const { code, data, fields } = (await reply.json()) as { code?: string; data?: Json; fields?: unknown };
  return { status: reply.status, code, by: data?.['by'], fields };
}

/** What a form needs that the demonstration's goods do not have. */
async function addMissing(shop: TestShop): Promise<Record<string, string | number>> {
  const { db, now } = shop.ctx;
  const both = (text: string) => ({ tm: text, ru: text });
  const [product = { id: 0 }] = await db.selectFrom('product').select('id').limit(1).execute();
  const plan = {
    title: both('Nowruz'),
    percent: 10,
    product_ids: [product.id],
    starts_at: new Date(now().getTime() + 86_400_000),
    ends_at: new Date('2027-12-31'),
  };
  const term = { phrase: 'мыло', folded: 'мыло', kind: 'goods', goods: 'лосьон' };
  const customer = await addCustomer(shop);
  const review = {
    product_id: product.id,
    customer_id: customer,
    author: 'A',
    rating: 5,
    text: 'gowy',
    created_at: now(),
  };
  return {
    'PUT /api/office/customers/:id/tags/': customer,
    'PUT /api/office/features/:name/': 'people',
    'PUT /api/office/sms-texts/:id/': 'order-paid',
    'PUT /api/office/days/:id/': '2026-12-31',
    'PUT /api/office/promos/:id/': await addPromo(shop, 'NOWRUZ'),
    'PUT /api/office/price-plans/:id/': (
      await db.insertInto('price_plan').values(plan).returning('id').executeTakeFirstOrThrow()
    ).id,
    'PUT /api/office/search-terms/:id/': (
      await db.insertInto('search_term').values(term).returning('id').executeTakeFirstOrThrow()
    ).id,
    'PUT /api/office/reviews/:id/': (
      await db.insertInto('review').values(review).returning('id').executeTakeFirstOrThrow()
    ).id,
  };
}

test('an older state is refused with who saved and when, for every form; one’s own change is no obstacle', async () => {
  await using shop = await startShop({ seed: true });
  const [first, second] = [await hire(shop), await hire(shop)];
  const ids = await addMissing(shop);
  const found: Record<string, unknown> = {};
  for (const key of everyPut.filter((one) => sources.has(one))) {
    await confirm(shop, first);
    await confirm(shop, second);
    const form = await formOf(key, ids, first);
    const opened = await read(first, form);
    const steps = [
      await save(second, form, opened.body),
      await save(first, form, opened.body, opened.seen),
      await save(first, form, opened.body, (await read(first, form)).seen),
      await save(first, form, opened.body, (await read(first, form)).seen),
    ];
    found[key] = steps.map(({ status, code, by, fields }) =>
      status === 200 ? 'saved' : [code, by ?? fields],
    );
  }
  const expected = ['saved', ['record.conflict', 'owner of the tests'], 'saved', 'saved'];
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, expected])));
});
