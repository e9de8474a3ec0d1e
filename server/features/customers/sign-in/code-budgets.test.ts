import assert from 'node:assert/strict';
import { test } from 'vitest';
import { createApi, refusalOf } from '../../../../tests/support/shop/api.ts';
import { ask, queryAgain, countCodes, numbers } from '../../../../tests/support/people/codes.ts';
import { codeFor, type Customer, signIn } from '../../../../tests/support/people/people.ts';
import { freshPhone, startShop } from '../../../../tests/support/shop/start-shop.ts';

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

test('unused codes raise an alarm: Prometheus has how many were sent and used, and the alarm', async () => {
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

test('over any mix of browsers a number gets one SMS a minute and thirty a day', async () => {
  await using shop = await startShop();
  const phone = freshPhone();
  const browsers = [];
  for (let n = 0; n < 5; n++) {
    browsers.push(await signIn(shop, phone));
    shop.advance(61);
  }
  // One right after the other: a new cookie does not get a second SMS.
  assert.equal(await refusalOf(queryAgain(browsers[0] as Customer)), 'accepted');
  assert.equal(await refusalOf(queryAgain(browsers[1] as Customer)), 'otp.too-early');
  shop.advance(2 * 86_400);
  const before = await countCodes(shop);
  for (let minute = 0; minute < 10 * 60; minute += 10) {
    const all = [...browsers.map((browser) => refusalOf(queryAgain(browser))), ask(shop, phone)];
    const sent = (await Promise.all(all)).filter((answer) => answer === 'accepted');
    assert.ok(sent.length <= 1);
    shop.advance(600);
  }
  assert.equal((await countCodes(shop)) - before, 30);
});

test('an unknown device cookie is replaced at sign-in, a known one is kept', async () => {
  await using shop = await startShop();
  const phone = freshPhone();
  const planted = 'p'.repeat(43);
  const api = createApi(shop.origin);
  api.jar.set('dv', planted);
  const enter = async () => {
    await api('POST /api/auth/sign-in/', { body: { username: phone } });
    await shop.settle();
    await api('POST /api/auth/activate/', { body: { username: phone, code: codeFor(shop, phone) } });
    return api.jar.get('dv');
  };
  const given = await enter();
  assert.match(given ?? '', /^(?!p{43})[\w-]{43}$/);
  shop.advance(61);
  assert.equal(await enter(), given);
});

test('signing in twice at once, and reloading, sends one code and shows no error', async () => {
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

test('numbers with and without a customer get the same answer', async () => {
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

test('a new code invalidates the one before it', async () => {
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
