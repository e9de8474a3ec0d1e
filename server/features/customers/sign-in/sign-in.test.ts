import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { test } from 'vitest';
import { createApi, refusalOf } from '../../../../tests/support/shop/api.ts';
import { codeFor, signIn } from '../../../../tests/support/people/people.ts';
import { freshPhone, startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';

test('a number, a code from an SMS, and the customer is signed in', async () => {
  await using shop = await startShop();
  const phone = freshPhone();
  const api = createApi(shop.origin);
  const first = await api('POST /api/auth/sign-in/', { body: { username: phone } });
  assert.deepEqual([first.success, first.data], [true, { username: phone, resendAfter: 60, expiresIn: 300 }]);
  await shop.settle();
  assert.equal(shop.sms(phone).length, 1);
  const { data } = await api('POST /api/auth/activate/', {
    body: { username: phone, code: codeFor(shop, phone) },
  });
  assert.equal(data.username, phone);
  assert.match(data.token, /^[\w-]{43}$/);
  api.useToken(data.token);
  const profile = await api('GET /api/auth/profile-list/');
  assert.equal(profile.data.username, phone);
});

test('twelve spellings of one number are one number, and invalid ones get no SMS', async () => {
  await using shop = await startShop();
  const spellings = [
    '61 23 45 67',
    '+993 61 23-45-67',
    '99361234567',
    '8 61 234567',
    '(861)234567',
    '0099361234567',
    '+99361234567',
    '61-23-45-67',
    ' 61234567 ',
    '993 61 234567',
    '8-61-23-45-67',
    '61.23.45.67',
  ];
  for (const username of spellings) {
    const { data } = await shop.api('POST /api/auth/sign-in/', { body: { username } });
    assert.equal(data.username, '+99361234567', username);
  }
  for (const username of [
    '12345678',
    '+7 900 123-45-67',
    '66123456',
    '6123456',
    '612345678',
    'owner',
    '12 34 56 78',
  ]) {
    assert.equal(
      await refusalOf(shop.api('POST /api/auth/sign-in/', { body: { username } })),
      'phone.invalid',
      username,
    );
  }
  await shop.settle();
  assert.equal(shop.sms().length, 1);
});

test('an invalid number answers 401 in the words of the specification', async () => {
  await using shop = await startShop();
  for (const [lang, words] of [
    ['tk', 'Ulanyjy belgisi nädogry'],
    ['ru', 'incorrect user name'],
  ] as const) {
    const reply = await shop.api.raw('/api/auth/sign-in/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': lang },
      body: '{"username":"1"}',
    });
    assert.equal(reply.status, 401);
    assert.equal(((await reply.json()) as { message: string }).message, words);
  }
});

test('a wrong code answers 200 with an error, the sixth attempt is not checked even if it is right', async () => {
  await using shop = await startShop({ overrides: { newCode: () => '481203' } });
  const phone = freshPhone();
  await shop.api('POST /api/auth/sign-in/', { body: { username: phone } });
  const attempt = (code: string) =>
    shop.api.raw('/api/auth/activate/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: phone, code }),
    });
  for (let n = 0; n < 5; n++) {
    const reply = await attempt(`00000${n}`);
    assert.equal(reply.status, 200);
    const body = (await reply.json()) as { response: string; message: string };
    assert.deepEqual([body.response, body.message], ['error', 'Maglumatlary barlaň']);
  }
  assert.equal((await attempt('481203')).status, 429);
});

test('of two hundred attempts at once on two nodes only five are checked', async () => {
  await using shop = await startShop({ overrides: { newCode: () => '481203' } });
  await using other = await startShop({ databaseUrl: shop.databaseUrl, overrides: { now: shop.ctx.now } });
  const phone = freshPhone();
  await shop.api('POST /api/auth/sign-in/', { body: { username: phone } });
  const tries = Array.from({ length: 200 }, (_, n) =>
    refusalOf(
      (n % 2 ? shop : other).api('POST /api/auth/activate/', {
        body: { username: phone, code: String(100_000 + n) },
      }),
    ),
  );
  const answers = await Promise.all(tries);
  assert.equal(answers.filter((code) => code === 'otp.wrong').length, 5);
  assert.equal(answers.filter((code) => code === 'otp.exhausted').length, 195);
});

test('one code makes one session, however many post it at once', async () => {
  await using shop = await startShop();
  const phone = freshPhone();
  await shop.api('POST /api/auth/sign-in/', { body: { username: phone } });
  await shop.settle();
  const code = codeFor(shop, phone);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      refusalOf(createApi(shop.origin)('POST /api/auth/activate/', { body: { username: phone, code } })),
    ),
  );
  assert.equal(answers.filter((answer) => answer === 'accepted').length, 1);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from session`.execute(shop.ctx.db);
  assert.equal(rows[0]?.n, 1);
});

test('a number gets one code a minute, five an hour and ten a day, on two nodes together', async () => {
  await using shop = await startShop();
  await using other = await startShop({ databaseUrl: shop.databaseUrl, overrides: { now: shop.ctx.now } });
  const phone = freshPhone();
  const spoofed = (n: number) => ({
    'x-forwarded-for': `10.0.0.${n}`,
    'x-real-ip': `10.0.1.${n}`,
    forwarded: `for=10.0.2.${n}`,
  });
  for (let hour = 0; hour < 24; hour++) {
    for (let minute = 0; minute < 8; minute++) {
      await Promise.all(
        [shop, other, shop, other].map((node, n) =>
          refusalOf(
            node.api('POST /api/auth/resend-activate-code/', {
              body: { username: phone },
              headers: spoofed(n),
            }),
          ),
        ),
      );
      shop.advance(61);
    }
    if (hour === 0) assert.equal(await countSent(shop, phone), 5);
    shop.advance(3600 - 8 * 61);
  }
  assert.equal(await countSent(shop, phone), 10);
});

test('a code is stored nowhere in clear: not in the database, not in an answer', async () => {
  await using shop = await startShop({ overrides: { newCode: () => '907351' } });
  const reply = await shop.api.raw('/api/auth/sign-in/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"username":"61234567"}',
  });
  assert.doesNotMatch((await reply.text()) + JSON.stringify([...reply.headers]), /907351/);
  const tables = await sql<{
    name: string;
  }>`select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'graphile_worker')`.execute(
    shop.ctx.db,
  );
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.raw(name)} t where t::text like '%907351%'`.execute(shop.ctx.db);
    assert.equal(rows[0]?.n, 0, name);
  }
});

test('signing out ends the session on every node at once, by token or cookie, and may be repeated', async () => {
  await using shop = await startShop();
  await using other = await startShop({ databaseUrl: shop.databaseUrl, overrides: { now: shop.ctx.now } });
  const phone = freshPhone();
  const one = await signIn(shop, phone);
  shop.advance(61);
  const two = await signIn(shop, phone);
  const token = one.api.token() as string;
  await one.api('POST /api/auth/sign-out/');
  await one.api('POST /api/auth/sign-out/');
  assert.equal(
    await refusalOf(createApi(other.origin, { token })('GET /api/auth/profile-list/')),
    'session.revoked',
  );
  assert.equal(await refusalOf(two.api('GET /api/auth/profile-list/')), 'accepted');
  await two.api('POST /api/auth/sign-out/', { query: { everywhere: true } });
  assert.equal(await refusalOf(two.api('GET /api/auth/profile-list/')), 'session.revoked');
});

test('strangers who request codes cannot lock the owner out of a known device', async () => {
  await using shop = await startShop();
  const owner = await signIn(shop);
  shop.advance(86_400);
  for (let n = 0; n < 12; n++) {
    await refusalOf(shop.api('POST /api/auth/sign-in/', { body: { username: owner.phone } }));
    for (let attempt = 0; attempt < 5; attempt++)
      await refusalOf(
        shop.api('POST /api/auth/activate/', { body: { username: owner.phone, code: `00000${attempt}` } }),
      );
    shop.advance(3601);
  }
  await owner.api('POST /api/auth/resend-activate-code/', { body: { username: owner.phone } });
  await shop.settle();
  const { data } = await owner.api('POST /api/auth/activate/', {
    body: { username: owner.phone, code: codeFor(shop, owner.phone) },
  });
  assert.equal(data.username, owner.phone);
});

test('a blocked customer is out at once and gets no code', async () => {
  await using shop = await startShop();
  const { api, phone } = await signIn(shop);
  await shop.ctx.db
    .updateTable('customer')
    .set({ blocked_at: shop.ctx.now() })
    .where('phone', '=', phone)
    .execute();
  assert.equal(await refusalOf(api('GET /api/auth/profile-list/')), 'customer.blocked');
  assert.equal(await refusalOf(api('POST /api/auth/refresh/')), 'session.revoked');
  assert.equal(
    await refusalOf(api('POST /api/auth/sign-in/', { body: { username: phone } })),
    'phone.invalid',
  );
});

async function countSent(shop: TestShop, phone: string): Promise<number> {
  const row = await shop.ctx.db
    .selectFrom('sms_message')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  return row.n;
}
