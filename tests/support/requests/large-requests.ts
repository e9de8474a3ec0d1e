import fc from 'fast-check';
import type { RouteSpec } from '#contract/route.ts';
import { type GeneratedRequest, requestsOf, type Schema, valueOf } from './generate-requests.ts';

/** The body limit of a route, minus what surrounds the body. */
const limitOf = (spec: RouteSpec): number => (spec.access === 'staff' ? 1024 * 1024 : 64 * 1024) - 512;

/** Node accepts 16 KB for address and headers together. */
const headLimit = 14_000;

const fill = (piece: string, bytes: number): string =>
  piece.repeat(Math.max(0, Math.floor(bytes / Buffer.byteLength(piece))));

/** Invalid bodies, each expensive for a parser in one way: many values, escapes or names, depth, unclosed parts. */
const plainBodies = (most: number): string[] => [
  ...['1,', '{},', '[],', '"",', '[[[]]],', '{"a":1},', '1e5,'].map(
    (item) => `[${fill(item, most)}${item.slice(0, -1)}]`,
  ),
  ...['\\"', '\\u0041', '\\ud800', 'я', '😀'].map((sign) => `"${fill(sign, most)}"`),
  ...['"\\"', '{"a":', '[', ' ', '"'].map((piece) => fill(piece, most)),
  `{${Array.from({ length: 4_999 }, (_, at) => `"n${at}":1`).join(',')}}`,
  `{${Array.from({ length: most / 14 }, (_, at) => `"n${at}":1`).join(',')}}`,
  `{"${fill('n', most)}":1}`,
];

/** Valid bodies with one field grown to the limit. */
function grownBodies(schema: Schema, most: number, seed: number): string[] {
  const [whole] = fc.sample(valueOf(schema), { numRuns: 1, seed });
  const base = typeof whole === 'object' && whole !== null ? whole : {};
  return Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
    const rest = JSON.stringify({ ...base, [name]: undefined });
    const head = `${rest.slice(0, -1)}${rest === '{}' ? '' : ','}"${name}":`;
    const space = most - Buffer.byteLength(head) - 4;
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `"n${at}":1`).join(',');
    const values = [`"${fill('a@.', space)}"`, `"${fill(' ', space)}"`, `{${fields(4_000)}}`];
    if (one.type === 'array') {
      const [item] = fc.sample(valueOf(one.items ?? {}), { numRuns: 1, seed });
      const text = `${JSON.stringify(item)},`;
      const count = Math.min(one.maxItems ?? 1_000, Math.floor(space / text.length) - 1);
      values.push(`[${text.repeat(Math.max(0, count - 1))}${text.slice(0, -1)}]`);
      values.push(`[${fill('{},', space - 2)}{}]`, `[${fill('{"n":{}},', 50_000)}{}]`);
    }
    return values.map((value) => `${head}${value}}`);
  });
}

/**
 * Forms with many fields, multipart forms with many parts, many headers of a part, and near matches of the boundary.
 */
function formsOf(spec: RouteSpec): { type: string; body: string }[] {
  const form = 'application/x-www-form-urlencoded';
  const pairs = Array.from({ length: 4_000 }, (_, at) => `n${at}=1`)
    .join('&')
    .slice(0, 16_000);
  const forms = ['a=1&', '&', '%41', '+'].map((piece) => fill(piece, 16_000));
  const said = (spec.form ? [...forms, pairs] : []).map((body) => ({ type: form, body }));
  if (!spec.files) return said;
  const part = (at: number | string) => `--x\r\ncontent-disposition: form-data; name="n${at}"\r\n\r\n1\r\n`;
  const parts = [
    Array.from({ length: 12_000 }, (_, at) => part(at)).join(''),
    `--x\r\n${fill('a: b\r\n', 900_000)}\r\n1\r\n--x--`,
    `--x\r\ncontent-disposition: form-data; name="${spec.files[0]}"; filename="a"\r\n\r\n${fill('\r\n--', 900_000)}\r\n--x--`,
    `--x\r\ncontent-disposition: form-data; ${fill('a="\\"', 15_000)}\r\n\r\n1\r\n--x--`,
    fill('--x\r\n', 900_000),
  ];
  return [...said, ...parts.map((body) => ({ type: 'multipart/form-data; boundary=x', body }))];
}

const largeHeaders: readonly Record<string, string>[] = [
  { cookie: fill('a=1; ', headLimit) },
  { cookie: `rt=${fill('%41', headLimit)}` },
  { 'accept-language': fill('ru;q=0.1,', headLimit) },
  { 'if-none-match': fill('"a",', headLimit) },
  { 'accept-encoding': fill('br;q=0,', headLimit) },
  { 'idempotency-key': fill('a', headLimit) },
  { authorization: `Bearer ${fill('a', headLimit)}` },
  { 'user-agent': fill('Mozilla/5.0 (', headLimit) },
];

/** Requests of one route at its limits of body, query, path and headers, and one of normal size. */
export function largeRequestsOf(key: string, spec: RouteSpec, seed: number): GeneratedRequest[] {
  const [request] = fc.sample(requestsOf(key, spec), { numRuns: 1, seed });
  if (!request) return [];
  const [path = ''] = request.path.split('?');
  const names = Array.from({ length: 2_000 }, (_, at) => `n${at}=1`).join('&');
  const queries = [fill('a=1&', headLimit), fill('%22', headLimit), `q=${fill('a+', headLimit)}`, names];
  const asked = [
    request,
    ...queries.map((query) => ({ ...request, path: `${path}?${query.slice(0, headLimit)}` })),
    ...largeHeaders.map((more) => ({ ...request, headers: { ...request.headers, ...more } })),
  ];
  const withQuery = spec.queryInPath
    ? [{ ...request, path: `${path.replace(/[^/]*$/, '')}${fill('a=1&', 7_900)}` }]
    : [];
  if (request.method === 'GET') return [...asked, ...withQuery];
  const most = limitOf(spec);
  const bodies = [...plainBodies(most), ...grownBodies((spec.body ?? {}) as Schema, most, seed)].map(
    (body) => ({ type: 'application/json', body }),
  );
  return [
    ...asked,
    ...[...bodies, ...formsOf(spec)].map(({ type, body }) => ({
      ...request,
      headers: { ...request.headers, 'content-type': type },
      body,
    })),
  ];
}
