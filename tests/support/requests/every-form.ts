/** The forms of the office as their routes have them: filled from what their source answers, and saved. */
import { officeRoutes } from '#contract/index.ts';
import { type Resource, resources } from '#contract/resources.ts';
import type { RouteSpec } from '#contract/route.ts';
import { formSources } from '#contract/seen.ts';
import { parseSaved, type LastSave, savedHeader, seenHeader } from '#domain/audit/seen-header.ts';
import { inputs } from '#backoffice/data/inputs.ts';
import type { Colleague } from '../people/staff.ts';
import { addPromo } from '../shop/counter.ts';
import { addCustomer } from '../shop/factories.ts';
import type { TestShop } from '../shop/start-shop.ts';

const product = 'PUT /api/office/products/:id/';
const table: Record<string, RouteSpec> = officeRoutes;
/** A product says in its body what was seen of it. */
const sources: ReadonlyMap<string, string> = new Map(formSources(table)).set(
  product,
  product.replace('PUT', 'GET'),
);

/** Of what there is one of; of the SMS texts one. */
export const settingsForms = [...sources.keys()].filter(
  (key) => (!key.includes(':') || key.includes('/sms-texts/')) && key !== 'PUT /api/office/my-shop/',
);

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
export async function formOf(
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

function savedOf({ headers }: Response): readonly LastSave[] | undefined {
  const text = headers.get(savedHeader);
  return text === null ? undefined : parseSaved(text);
}

export async function readForm({ office }: Colleague, { key, read: path, make }: Form) {
  const reply = await office.raw(path);
  const { data, code } = (await reply.json()) as { data: unknown; code?: string };
  if (data === undefined) throw new Error(`${path} is refused: ${code}`);
  return {
    body: (asSaved[key] ?? same)(make(data)),
    seen: reply.headers.get(seenHeader) ?? '',
    saved: savedOf(reply),
  };
}

export async function saveForm({ office }: Colleague, { path }: Form, body: Json, seen?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(seen === undefined ? {} : { [seenHeader]: seen }),
  };
  const reply = await office.raw(path, { method: 'PUT', headers, body: JSON.stringify(body) });
  const { code, data, fields } = (await reply.json()) as { code?: string; data?: Json; fields?: unknown };
  return { status: reply.status, code, by: data?.['by'], fields, saved: savedOf(reply) };
}

/** What a form needs that the demonstration's goods do not have. */
export async function addMissing(shop: TestShop): Promise<Record<string, string | number>> {
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
