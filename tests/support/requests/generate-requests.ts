import fc from 'fast-check';
import type { RouteSpec } from '#contract/route.ts';

export type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
};

/** Values that often break programs, whatever the schema. */
const hostile = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  0,
  -1,
  0.5,
  1e308,
  2 ** 53,
  -(2 ** 31) - 1,
  true,
  [],
  {},
  [[]],
  'null',
  'undefined',
  'NaN',
  '%00',
  '\u0000',
  '\uD800',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '${7*7}',
  '🎁'.repeat(300),
  'x'.repeat(5000),
  { __proto__: null, a: 1 },
  '2026-02-31',
  '25:61',
  '+99361234567',
  '1,2,3',
  ',',
);

/** Mostly valid for the schema, sometimes with a hostile value anywhere. */
export function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(schema), weight: 12 }, { arbitrary: hostile, weight: 1 });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'array')
    return fc.array(valueOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({
        min: Math.max(schema.minimum ?? -1000, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 2 ** 31, 2 ** 31),
      }),
    );
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.oneof(
    fc.constantFrom('gül', 'шоколад', 'Aşgabat', '61234567', '2026-11-21'),
    fc.string({
      unit: 'grapheme',
      minLength: schema.minLength ?? 0,
      maxLength: Math.min(schema.maxLength ?? 60, 60),
    }),
  );
}

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valueOf(one)]),
  );
  const whole = fc.record(properties, { requiredKeys: schema.required ?? [] });
  const extra = fc
    .tuple(whole, fc.constantFrom('isAdmin', 'price', 'total', 'id', '__proto__'), hostile)
    .map(([value, name, more]) => ({ ...value, [name]: more }));
  return fc.oneof({ arbitrary: whole, weight: 15 }, { arbitrary: extra, weight: 1 });
}

export type GeneratedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
};

/** Valid and invalid requests of one route. */
export function requestsOf(key: string, spec: RouteSpec): fc.Arbitrary<GeneratedRequest> {
  const [method = 'GET', pattern = ''] = key.split(' ');
  const part = (schema: unknown) =>
    (schema === undefined ? fc.constant({}) : fitting(schema as Schema)) as fc.Arbitrary<
      Record<string, unknown>
    >;
  const body = spec.body === undefined ? fc.constant(undefined) : valueOf(spec.body);
  return fc
    .record({
      params: part(spec.params),
      query: part(spec.query),
      body,
      lang: fc.constantFrom('tk', 'ru', '*', ''),
      key: fc.uuid(),
    })
    .map((made) => ({
      method,
      path:
        pattern.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(printable(made.params[name]))) +
        queryText(made.query),
      headers: {
        'accept-language': made.lang,
        'idempotency-key': made.key,
        ...(made.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: made.body === undefined ? undefined : JSON.stringify(made.body),
    }));
}

function queryText(query: Record<string, unknown>): string {
  const pairs = Object.entries(query ?? {}).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(printable(value))}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function printable(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed().slice(0, 3000) || '0';
}
