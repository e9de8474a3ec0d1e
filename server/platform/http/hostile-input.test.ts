import { setTimeout as pause } from 'node:timers/promises';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { everyRoute } from '#contract/index.ts';
import type { RouteSpec } from '#contract/route.ts';
import { langIn } from './errors.ts';
import { isTooComplex, readNames } from './json.ts';
import { compileCheck } from './validate.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const size = 64 * 1024 - 64;
const fill = (text: string) => text.repeat(Math.floor(size / text.length));
/**
 * Texts that once made some search quadratic (restarting at every character); `json` marks those that are valid JSON.
 */
const hostile: [what: string, text: string][] = [
  ['escaped quotes, never closed', `"${fill('\\"')}`],
  ['escaped quotes in a field', `{"a":"${fill('\\"')}`],
  ['quotes', fill('"')],
  ['braces', fill('{')],
  ['brackets', fill('[')],
  ['nested arrays', `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`],
  ['nested objects', `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`],
  ['blanks', fill(' ')],
  ['a name of blanks', `{"${fill(' ')}x":1}`],
  ['a text of escapes', `{"a":"${fill('\\"')}"}`],
  ['blanks after every text', `[${fill(`"a"${' '.repeat(1000)},`)}1]`],
  [
    'ten thousand names',
    `{${Array.from({ length: 6_000 }, (_, at) => `"n${at}":1`).join(',')}}`.slice(0, size),
  ],
  ['backslashes', `{"a":"${fill('\\\\')}"}`],
];

/** Posts a body while /health/live is requested as well; `ms` is the time until both were answered. */
async function post(shop: TestShop, path: string, body: string, headers: Record<string, string> = {}) {
  const began = performance.now();
  const asked = fetch(shop.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const live = fetch(`${shop.origin}/health/live`);
  const [reply] = await Promise.all([asked, live]);
  return { status: reply.status, ms: performance.now() - began, text: await reply.text() };
}

test('no text of 64 KB holds the process up, whatever it is made of', async () => {
  await using shop = await startShop();
  await post(shop, '/api/office/sign-in/', '{}');
  for (const [what, text] of hostile) {
    const { status, ms } = await post(shop, '/api/office/sign-in/', text);
    expect([what, status]).toEqual([what, 400]);
    expect(ms, what).toBeLessThan(1_000);
  }
});

test('a body is not read for who may not call: a megabyte costs a stranger’s refusal', async () => {
  await using shop = await startShop();
  const colleague = await hire(shop, 'packer');
  const packer = {
    cookie: [...colleague.office.jar].map((pair) => pair.join('=')).join('; '),
    'x-xsrf-token': colleague.office.jar.get('XSRF-TOKEN') ?? '',
  };
  for (const body of [`"${'\\"'.repeat(500_000)}`, '{', 'x'.repeat(3_000_000)]) {
    const stranger = await post(shop, '/api/office/products/', body);
    // No XSRF header: refused before anything else.
    expect([stranger.status, JSON.parse(stranger.text).code]).toEqual([403, 'xsrf.missing']);
    expect(stranger.ms).toBeLessThan(1_000);
    const known = await post(shop, '/api/office/products/', body, packer);
    expect([known.status, JSON.parse(known.text).code]).toEqual([403, 'staff.not-allowed']);
    expect(known.ms).toBeLessThan(1_000);
  }
  const form = new FormData();
  form.append('avatar', new Blob([new Uint8Array(2_000_000)]), 'a.png');
  const upload = await fetch(`${shop.origin}/api/auth/profile-create/`, { method: 'PUT', body: form });
  expect([upload.status, (await upload.json()).code]).toEqual([401, 'session.missing']);
});

test('more names than any body has are refused; as many as the largest of ours are not', () => {
  const wide = (names: number) => `{${Array.from({ length: names }, (_, at) => `"n${at}":1`).join(',')}}`;
  expect([wide(5_000), wide(5_001)].map(readNames)).toEqual([{ isTooLarge: false }, { isTooLarge: true }]);
});

test('a language that objects inherit is none, and every answer has its sentence', async () => {
  await using shop = await startShop();
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
    for (const header of [name, `${name};q=0.9, x`, `${name}-RU`]) expect(langIn(header)).toBe('tm');
    expect(langIn(`${name}, ru;q=0.1`)).toBe('ru');
    const refused = await post(shop, '/api/auth/sign-in/', '{}', { 'accept-language': name });
    expect(JSON.parse(refused.text)).toMatchObject({ message: 'Maglumatlaryňyz nädogry' });
    const asked = await post(shop, '/api/auth/sign-in/', '{"username":"+99361999001"}', {
      'accept-language': name,
    });
    expect(JSON.parse(asked.text)).toMatchObject({ message: expect.stringMatching(/./) });
  }
  expect(shop.sms().every(({ text }) => !text.includes('undefined'))).toBe(true);
});

test('a text beyond its length meets no pattern, an array beyond its length is not looked into', () => {
  const slow = compileCheck(
    Type.Object({
      email: Type.Optional(Type.String({ maxLength: 120, pattern: '^(a+)+$' })),
      many: Type.Optional(Type.Array(Type.String({ maxLength: 30, pattern: '^(a+)+$' }), { maxItems: 2 })),
      choice: Type.Optional(
        Type.Union([
          Type.Null(),
          Type.Array(Type.String({ maxLength: 20, pattern: '^(a+)+$' }), { maxItems: 2 }),
        ]),
      ),
    }),
  );
  const began = performance.now();
  const endless = `${'a'.repeat(200)}!`;
  expect(slow({ email: endless }, 'tm')).toEqual([{ path: 'email', message: 'Gaty uzyn' }]);
  expect(slow({ many: [endless] }, 'tm')).toEqual([{ path: 'many.0', message: 'Gaty uzyn' }]);
  expect(slow({ many: Array.from({ length: 3 }, () => 'a') }, 'tm')).toEqual([
    { path: 'many', message: 'Gaty köp' },
  ]);
  expect(slow({ choice: [endless] }, 'ru')).toEqual([{ path: 'choice.0', message: 'Слишком длинно' }]);
  expect(slow({ email: 'aaa', many: ['a', 'aa'], choice: null }, 'tm')).toEqual([]);
  expect(performance.now() - began).toBeLessThan(500);
});

test('every text and every list of a request says how long it may be', () => {
  const unbounded: string[] = [];
  function walk(schema: Record<string, unknown> | undefined, path: string): void {
    if (!schema || typeof schema !== 'object') return;
    if (schema.type === 'string' && schema.const === undefined && schema.maxLength === undefined)
      unbounded.push(path);
    if (schema.type === 'array' && schema.maxItems === undefined) unbounded.push(path);
    for (const word of ['properties', 'patternProperties', 'anyOf', 'allOf'])
      for (const [name, part] of Object.entries((schema[word] ?? {}) as Record<string, object>))
        walk(part as Record<string, unknown>, `${path}.${name}`);
    walk(schema.items as Record<string, unknown>, `${path}[]`);
  }
  for (const [key, { params, query, body }] of Object.entries<RouteSpec>(everyRoute))
    for (const [name, schema] of Object.entries({ params, query, body }))
      walk(schema as never, `${key} ${name}`);
  expect(unbounded).toEqual([]);
});

test('an address of e-mail is read in one pass', async () => {
  await using shop = await startShop();
  const { api } = await signIn(shop);
  const save = async (email: string) => {
    const began = performance.now();
    const { status } = await api.raw('/api/auth/profile-create/', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${api.token()}` },
      body: JSON.stringify({ email }),
    });
    return [status, performance.now() - began < 1_000];
  };
  expect(await save(`a@${'.'.repeat(60_000)} `)).toEqual([400, true]);
  for (const wrong of ['a@b', 'a@b..c', 'a@.b', 'a b@c.tm', '@b.tm', 'a@b.'])
    expect(await save(wrong)).toEqual([400, true]);
  for (const right of ['', 'ali@turkmen.tm', 'a.b+c@mail.turkmen.com.tm'])
    expect(await save(right)).toEqual([200, true]);
});

test('a JSON body with more values than any route takes is refused before it is parsed', async () => {
  const values = (count: number, item: string) =>
    Buffer.from(
      `[${Array(count - 1)
        .fill(item)
        .join()}]`,
    );
  // Commas and opening brackets are counted, the outer one too.
  expect([values(20_000, '1'), values(10_000, '{}')].map(isTooComplex)).toEqual([false, false]);
  expect([values(20_001, '1'), values(10_001, '{}')].map(isTooComplex)).toEqual([true, true]);
  const text = JSON.stringify({ a: `"[{${',{['.repeat(30_000)}\\` });
  expect([text, '"\\', '"', ']]]]', ''].map((one) => isTooComplex(Buffer.from(one)))).toEqual(
    Array(5).fill(false),
  );

  await using shop = await startShop();
  const boss = await hire(shop);
  const reply = await boss.office.raw('/api/office/me/', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: `[${'{},'.repeat(340_000)}{}]`,
  });
  expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([400, 'request.invalid']);
});

test('a form of a million empty parts is not parsed beyond the limit of parts', async () => {
  await using shop = await startShop();
  const boss = await hire(shop);
  const body = '--x\r\n'.repeat(1_400_000);
  const before = process.threadCpuUsage().user;
  const reply = await boss.office.raw('/api/office/pictures/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
  });
  expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([400, 'request.invalid']);
  // The refusal does not wait for the rest of the form to be parsed.
  await pause(1_000);
  // Parsing it to its end takes more than a second of CPU.
  expect((process.threadCpuUsage().user - before) / 1_000).toBeLessThan(600);
});
