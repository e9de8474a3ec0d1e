import fc from 'fast-check';
import type { GeneratedRequest } from './generate-requests.ts';

/** Bodies that ignore the schema, made to break parsers, validators and loggers. At most 64 KB each. */
const oddBodies = [
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  '{"a":'.repeat(8_000),
  `{"a":${'{"b":'.repeat(3_000)}1${'}'.repeat(3_000)}}`,
  '"' + '\\"'.repeat(16_000),
  `{"a":"${'\\u0000'.repeat(5_000)}"}`,
  `{${Array.from({ length: 3_000 }, (_, at) => `"n${at}":${at}`).join(',')}}`,
  '{"id":1,"id":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":1e400,"b":-1e400,"c":123456789012345678901234567890}',
  '\ufeff{}',
  '{',
  'null',
  '""',
  ' '.repeat(60_000),
  '\u0000',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
];

const oddHeaders: readonly Record<string, string>[] = [
  { 'accept-language': 'constructor' },
  { 'accept-language': '__proto__;q=0.9, toString' },
  { 'accept-language': `ru;q=${'9'.repeat(500)}, ${'x-'.repeat(400)}` },
  { 'idempotency-key': 'x'.repeat(5_000) },
  { 'idempotency-key': ' ' },
  { 'idempotency-key': '__proto__' },
  { cookie: `rt=${'a'.repeat(4_000)}; device=__proto__; =; ;;;` },
  { cookie: 'office=%00%ff; XSRF-TOKEN="' },
  { authorization: 'Bearer constructor-constructor' },
  { authorization: `Bearer ${'a'.repeat(128)}` },
  { 'if-none-match': `"${'a'.repeat(3_000)}", W/"b", *` },
  { range: 'bytes=0-18446744073709551615, -1, 5-' },
  { 'accept-encoding': 'br;q=0, gzip, *;q=9' },
  { 'x-forwarded-for': '1.2.3.4, ::1, constructor' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json', 'content-encoding': 'br' },
  { 'x-xsrf-token': 'x'.repeat(2_000) },
];

/** The request as generated, or with a body or headers that no client of ours would send. */
export function distorted(made: fc.Arbitrary<GeneratedRequest>): fc.Arbitrary<GeneratedRequest> {
  const nearlyValid = fc
    .record({
      request: made,
      headers: fc.constantFrom({}, ...oddHeaders),
      body: fc.option(fc.constantFrom(...oddBodies)),
    })
    .map(({ request, headers, body }): GeneratedRequest => {
      const takesBody = request.method !== 'GET' && body !== null;
      const typed = takesBody ? { 'content-type': 'application/json' } : {};
      return {
        ...request,
        headers: { ...request.headers, ...typed, ...headers },
        body: takesBody ? body : request.body,
      };
    });
  return fc.oneof({ arbitrary: made, weight: 3 }, { arbitrary: nearlyValid, weight: 2 });
}
