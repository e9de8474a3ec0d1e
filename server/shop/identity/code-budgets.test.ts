import assert from 'node:assert/strict';
import { test } from 'vitest';
import { createApi, refusalOf } from '../../../tests/support/api.ts';
import { codeFor, signIn } from '../../../tests/support/people.ts';
import { freshPhone, startShop, type TestShop } from '../../../tests/support/start-shop.ts';

const ask = (shop: TestShop, username: string, headers: Record<string, string> = {}) =>
  refusalOf(shop.api('POST /api/auth/resend-activate-code/', { body: { username }, headers }));

const numbers = (count: number) => Array.from({ length: count }, (_, n) => `+99362${100_000 + n}`);

async function countCodes(shop: TestShop): Promise<number> {
  const { n } = await shop.ctx.db
    .selectFrom('sms_message')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

test('five hundred calls at once for one number, on two nodes and in many spellings, send one SMS', async () => {
  await using shop = await startShop();
  await using other = await startShop({ databaseUrl: shop.databaseUrl, overrides: { now: shop.ctx.now } });
  const spellings = ['+99361234567', '61234567', '8 61 23-45-67', '993 61 234567', '(861)234567'];
  spellings.push(
    '00993 61 23 45 67',
    '+993 (61) 23.45.67',
    '8-61-234567',
    '６１２３４５６７',
    ' 61\u00a0234567\t',
  );
  spellings.push('+993\u200b61234567', '861234567');
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, n) =>
      ask(n % 2 ? shop : other, spellings[n % spellings.length] as string, {
        'x-forwarded-for': `10.0.${n % 250}.1`,
      }),
    ),
  );
  assert.equal(answers.filter((answer) => answer === 'accepted').length, 1);
  assert.equal(
    answers.filter((answer) => answer === 'otp.too-early' || answer === 'server.busy').length,
    499,
  );
  assert.equal(await countCodes(shop), 1);
});

test('an address gets thirty codes at once, then one a minute, and never more than a hundred an hour', async () => {
  await using shop = await startShop();
  const phones = numbers(170);
  const first = await Promise.all(phones.slice(0, 60).map((phone) => ask(shop, phone)));
  assert.equal(first.filter((answer) => answer === 'accepted').length, 30);
  assert.equal(await countCodes(shop), 30);
  assert.equal(await ask(shop, phones[60] as string), 'otp.budget');
  shop.advance(60);
  assert.equal(await ask(shop, phones[60] as string), 'accepted');
  assert.equal(await ask(shop, phones[61] as string), 'otp.budget');
  await shop.ctx.db
    .updateTable('limit_counter')
    .set({ hits: 99 })
    .where('key', 'like', 'sms-address:%')
    .execute();
  shop.advance(60);
  assert.equal(await ask(shop, phones[62] as string), 'accepted');
  shop.advance(60);
  assert.equal(await ask(shop, phones[63] as string), 'otp.budget');
  shop.advance(3600);
  assert.equal(await ask(shop, phones[64] as string), 'accepted');
});

const spoofs = (n: number): Record<string, string> => ({
  'x-forwarded-for': `10.0.0.${n}, 10.1.0.${n}`,
  forwarded: `for=10.2.0.${n}`,
  'x-real-ip': `10.3.0.${n}`,
  'x-client-ip': `10.4.0.${n}`,
});

test('nobody gets another address by saying so: one budget for all that a caller claims to be', async () => {
  await using shop = await startShop();
  await using other = await startShop({ databaseUrl: shop.databaseUrl, overrides: { now: shop.ctx.now } });
  const answers = await Promise.all(
    numbers(60).map((phone, n) => ask(n % 2 ? shop : other, phone, spoofs(n))),
  );
  assert.equal(answers.filter((answer) => answer === 'accepted').length, 30);
  assert.equal(await countCodes(shop), 30);
});

test('behind a proxy the address it saw counts, whatever came before it; IPv6 goes by /64', async () => {
  await using shop = await startShop({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const seen = (phone: string, address: string, n = 0) =>
    ask(shop, phone, { ...spoofs(n), 'x-forwarded-for': `10.0.0.${n}, ${address}` });
  const phones = numbers(80);
  for (const [at, addressOf] of [
    (n: number) => `2001:db8:1:2::${n.toString(16)}`,
    () => '95.85.96.1',
  ].entries()) {
    const mine = phones.slice(at * 40, at * 40 + 40);
    const answers = await Promise.all(mine.map((phone, n) => seen(phone, addressOf(n), n)));
    assert.equal(answers.filter((answer) => answer === 'accepted').length, 30, addressOf(0));
  }
  assert.equal(await seen(freshPhone(), '2001:db8:1:2:ffff::1'), 'otp.budget');
  assert.equal(await seen(freshPhone(), '2001:db8:1:3::1'), 'accepted');
  assert.equal(await seen(freshPhone(), '::ffff:95.85.96.1'), 'otp.budget');
  assert.equal(await seen(freshPhone(), '95.85.96.2'), 'accepted');
});

test('codes that nobody types ring: Prometheus sees how many were sent and used, and the alarm', async () => {
  await using shop = await startShop({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const figures = async () => {
    const text = await (await shop.api.raw('/metrics')).text();
    return Array.from(text.matchAll(/^sowgat_codes_(sent|used|alarm) (\S+)$/gm), ([, name, value]) => [
      name,
      Number(value),
    ]);
  };
  await signIn(shop);
  assert.deepEqual(await figures(), [
    ['sent', 1],
    ['used', 1],
    ['alarm', 0],
  ]);
  await Promise.all(numbers(50).map((phone, n) => ask(shop, phone, { 'x-forwarded-for': `95.85.96.${n}` })));
  assert.deepEqual(await figures(), [
    ['sent', 1],
    ['used', 1],
    ['alarm', 0],
  ]);
  shop.advance(301);
  assert.deepEqual(await figures(), [
    ['sent', 51],
    ['used', 1],
    ['alarm', 1],
  ]);
  shop.advance(3600);
  assert.deepEqual(await figures(), [
    ['sent', 0],
    ['used', 0],
    ['alarm', 0],
  ]);
});

test('a browser that is known to a number is not slowed down by its neighbours', async () => {
  await using shop = await startShop();
  const owner = await signIn(shop);
  await Promise.all(numbers(40).map((phone) => ask(shop, phone)));
  assert.equal(await ask(shop, freshPhone()), 'otp.budget');
  await owner.api('POST /api/auth/resend-activate-code/', { body: { username: owner.phone } });
});

test('the whole shop sends no more codes in an hour than its settings say', async () => {
  await using shop = await startShop({ env: { CODES_PER_HOUR: '7' } });
  const answers = await Promise.all(numbers(20).map((phone) => ask(shop, phone)));
  assert.equal(answers.filter((answer) => answer === 'accepted').length, 7);
  assert.equal(await countCodes(shop), 7);
});

test('a refused try uses up nobody’s budget', async () => {
  await using shop = await startShop({ env: { CODES_PER_HOUR: '1' } });
  await ask(shop, '61000001');
  for (let n = 0; n < 15; n++) assert.equal(await ask(shop, '61000002'), 'otp.budget');
  const rows = await shop.ctx.db.selectFrom('limit_counter').select('key').execute();
  assert.deepEqual(
    rows.filter(({ key }) => key.includes('61000002')),
    [],
  );
});

test('signing in twice at once, and reloading, is one code and no reproach', async () => {
  await using shop = await startShop();
  const username = freshPhone();
  const signInCall = () => shop.api('POST /api/auth/sign-in/', { body: { username } });
  const both = await Promise.all([signInCall(), signInCall(), signInCall()]);
  assert.deepEqual(
    both.map(({ data }) => data.resendAfter),
    [60, 60, 60],
  );
  shop.advance(20);
  assert.deepEqual((await signInCall()).data, { username, resendAfter: 40, expiresIn: 280 });
  assert.equal(await countCodes(shop), 1);
  const early = await shop.api.raw('/api/auth/resend-activate-code/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  });
  assert.deepEqual([early.status, early.headers.get('retry-after')], [429, '40']);
});

test('a number that has a customer and one that has none are answered alike', async () => {
  await using shop = await startShop();
  const { phone } = await signIn(shop);
  shop.advance(3601);
  const answerTo = async (path: string, body: Record<string, string>) => {
    const reply = await createApi(shop.origin).raw(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return [reply.status, (await reply.text()).replaceAll(body['username'] as string, 'number')];
  };
  const unknown = freshPhone();
  for (const path of ['sign-in', 'resend-activate-code', 'send-activate-code'])
    assert.deepEqual(
      await answerTo(`/api/auth/${path}/`, { username: phone }),
      await answerTo(`/api/auth/${path}/`, { username: unknown }),
    );
  for (let n = 0; n < 6; n++)
    assert.deepEqual(
      await answerTo('/api/auth/activate/', { username: phone, code: 'x' }),
      await answerTo('/api/auth/activate/', { username: unknown, code: 'x' }),
    );
});

test('a new code ends the one before it', async () => {
  let code = 111_111;
  await using shop = await startShop({ overrides: { newCode: () => String(code++) } });
  const username = freshPhone();
  await ask(shop, username);
  shop.advance(61);
  await ask(shop, username);
  const activate = (typed: string) =>
    refusalOf(shop.api('POST /api/auth/activate/', { body: { username, code: typed } }));
  assert.equal(await activate('111111'), 'otp.wrong');
  assert.equal(await activate('111112'), 'accepted');
  assert.equal(await activate('111112'), 'otp.expired');
});

test('a code that is five minutes old is refused, even if it is right', async () => {
  await using shop = await startShop();
  const username = freshPhone();
  await ask(shop, username);
  await shop.settle();
  shop.advance(300);
  const late = shop.api('POST /api/auth/activate/', { body: { username, code: codeFor(shop, username) } });
  assert.equal(await refusalOf(late), 'otp.expired');
});
