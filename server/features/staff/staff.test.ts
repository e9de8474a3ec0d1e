import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { asOwner } from '../../../tests/support/shop/database.ts';
import { codeOf, type Colleague, confirm, createOffice, hire } from '../../../tests/support/people/staff.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { createStaff, openFirstAccount } from './manage-staff.ts';

async function enter(
  shop: TestShop,
  one: Colleague,
  part: Partial<Record<'login' | 'password' | 'code', string>> = {},
) {
  const office = createOffice(shop.origin);
  const body = { login: one.login, password: one.password, code: codeOf(shop, one.secret), ...part };
  const answer = await refusalOf(office('POST /api/office/sign-in/', { body }));
  return { office, answer };
}

test('a new shop has no accounts: one link creates the owner, works once, and no account has a default password', async () => {
  await using shop = await startShop();
  expect(await shop.ctx.db.selectFrom('staff').selectAll().execute()).toEqual([]);
  const first = await openFirstAccount(shop.ctx);
  const second = await openFirstAccount(shop.ctx);
  const office = createOffice(shop.origin);
  const look = (url = '') =>
    refusalOf(office('POST /api/office/link/', { body: { token: url.split('/').at(-1) ?? '' } }));
  expect([await look(first?.url), await look(second?.url)]).toEqual(['staff.link-invalid', 'accepted']);
  const owner = await hire(shop);
  expect(await openFirstAccount(shop.ctx)).toBeUndefined();
  expect(await look(second?.url), 'not after another owner has come in').toBe('staff.link-invalid');
  expect((await enter(shop, owner)).answer).toBe('staff.wrong-credentials');
});

test('one code posted fifty times at once opens one session', async () => {
  await using shop = await startShop();
  const one = await hire(shop);
  shop.advance(31);
  const tries = await Promise.all(Array.from({ length: 50 }, () => enter(shop, one)));
  const entered = tries.filter(({ answer }) => answer === 'accepted');
  expect(entered).toHaveLength(1);
  const sessions = await shop.ctx.db.selectFrom('staff_session').selectAll().execute();
  expect(sessions).toHaveLength(2);
});

test('ten failures in a quarter of an hour lock sign-in, even with the right password afterwards', async () => {
  await using shop = await startShop();
  const one = await hire(shop);
  shop.advance(31);
  const answers = [];
  for (let attempt = 0; attempt < 12; attempt++)
    answers.push((await enter(shop, one, { password: 'gyzyl-gul-ak-gul-0' })).answer);
  expect(answers.slice(0, 10)).toEqual(Array(10).fill('staff.wrong-credentials'));
  expect(answers.slice(10)).toEqual(['limit.reached', 'limit.reached']);
  expect((await enter(shop, one)).answer).toBe('limit.reached');
  shop.advance(15 * 60 + 1);
  expect((await enter(shop, one)).answer).toBe('accepted');
});

test('a second factor that was sealed with another key is told in words, and only to whoever knows the password', async () => {
  await using shop = await startShop();
  const one = await hire(shop);
  shop.advance(31);
  const totp_secret = createSecrets('another key of at least thirty-two bytes').seal('staff', one.secret);
  await shop.ctx.db.updateTable('staff').set({ totp_secret }).where('login', '=', one.login).execute();
  expect((await enter(shop, one)).answer).toBe('staff.code-unreadable');
  expect((await enter(shop, one, { password: 'gyzyl-gul-ak-gul-0' })).answer).toBe('staff.wrong-credentials');
  const confirmed = one.office('POST /api/office/confirm/', { body: { code: codeOf(shop, one.secret) } });
  expect(await refusalOf(confirmed)).toBe('staff.code-unreadable');
  // Recovery codes are no secrets of the key: they still open.
  expect((await enter(shop, one, { code: one.codes[0] ?? '' })).answer).toBe('accepted');
  const invited = { login: 'invited', name: 'Invited', role: 'manager' } as const;
  const { link } = await createStaff(shop.ctx, invited, { actor: undefined, ip: '', requestId: 'test' });
  await shop.ctx.db.updateTable('staff_link').set({ totp_secret }).execute();
  const body = { token: link.url.split('/').at(-1) ?? '' };
  expect(await refusalOf(one.office('POST /api/office/link/', { body }))).toBe('staff.link-invalid');
});

test('wrong login, password and code get the same answer', async () => {
  await using shop = await startShop();
  const one = await hire(shop);
  shop.advance(31);
  for (const part of [{ login: 'nobody' }, { password: 'gyzyl-gul-ak-gul-0' }, { code: '000000' }])
    expect((await enter(shop, one, part)).answer).toBe('staff.wrong-credentials');
});

test('a session ends half an hour after its last use, and after twelve hours in any case', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const look = () => refusalOf(office('GET /api/office/me/'));
  shop.advance(29 * 60);
  expect(await look()).toBe('accepted');
  shop.advance(31 * 60);
  expect(await look()).toBe('staff.signed-out');
  const busy = await hire(shop);
  for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
    expect(await refusalOf(busy.office('GET /api/office/me/'))).toBe('accepted');
    shop.advance(20 * 60);
  }
  expect(await refusalOf(busy.office('GET /api/office/me/'))).toBe('staff.signed-out');
});

test('a screen that only polls does not prolong its session', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'packer');
  for (let minutes = 0; minutes < 30; minutes += 10) {
    shop.advance(10 * 60 + 1);
    const leave = new AbortController();
    const stream = await office.raw('/api/office/events/', { signal: leave.signal });
    expect(stream.status).toBe(minutes < 20 ? 200 : 401);
    leave.abort();
  }
});

test('a recovery code signs in once when the phone is lost', async () => {
  await using shop = await startShop();
  const one = await hire(shop);
  const [code = ''] = one.codes;
  expect((await enter(shop, one, { code })).answer).toBe('accepted');
  expect((await enter(shop, one, { code })).answer).toBe('staff.wrong-credentials');
});

test('a reloaded page knows until when sensitive actions are allowed', async () => {
  await using shop = await startShop();
  const one = await hire(shop);
  const known = async () => (await one.office('GET /api/office/me/')).data.confirmedUntil;
  expect(await known()).toBeNull();
  await confirm(shop, one);
  const until = new Date(shop.ctx.now().getTime() + 300_000).toISOString();
  expect(await known()).toBe(until);
  const { data } = await one.office('PUT /api/office/me/', { body: { lang: 'tm' } });
  expect(data).toMatchObject({ lang: 'tm', confirmedUntil: until });
  shop.advance(300);
  expect(await known()).toBeNull();
});

test('a blocked account is signed out at once; the last owner cannot block or demote themselves', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const packer = await hire(shop, 'packer');
  await confirm(shop, owner);
  const { data } = await owner.office('GET /api/office/staff/');
  const idOf = (login: string) => data.find((row) => row.login === login)?.id ?? 0;
  const change = (login: string, body: object) =>
    refusalOf(owner.office('PUT /api/office/staff/:id/', { params: { id: idOf(login) }, body }));
  expect(await change(packer.login, { isBlocked: true })).toBe('accepted');
  expect(await refusalOf(packer.office('GET /api/office/board/'))).toBe('staff.signed-out');
  expect(await change(owner.login, { role: 'manager' })).toBe('record.in-use');
  expect(await change(owner.login, { isBlocked: true })).toBe('record.in-use');
});

test('an owner whose link was never used does not count: the working one stays an owner', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  await confirm(shop, owner);
  const invited = { login: 'second', name: 'Ikinji', role: 'owner' } as const;
  await owner.office('POST /api/office/staff/', { body: invited });
  const { data } = await owner.office('GET /api/office/staff/');
  const id = data.find(({ login }) => login === owner.login)?.id ?? 0;
  for (const body of [{ role: 'editor' as const }, { isBlocked: true }])
    expect(await refusalOf(owner.office('PUT /api/office/staff/:id/', { params: { id }, body }))).toBe(
      'record.in-use',
    );
});

test('a change without the XSRF header of our own page is refused, and so is one from another origin', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const send = async (headers: Record<string, string>) =>
    (await (await fetch(`${shop.origin}/api/office/sign-out/`, { method: 'POST', headers })).json()) as {
      code: string;
    };
  const cookie = [...office.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const token = office.jar.get('XSRF-TOKEN') ?? '';
  expect((await send({ cookie })).code).toBe('xsrf.missing');
  expect((await send({ cookie, 'x-xsrf-token': 'guessed-guessed-guessed' })).code).toBe('xsrf.missing');
  expect((await send({ cookie, 'x-xsrf-token': token, origin: 'http://127.0.0.2' })).code).toBe(
    'xsrf.missing',
  );
});

test('every step of sign-in leaves one audit row with person and address, and a failed one leaves none', async () => {
  await using shop = await startShop();
  const one = await hire(shop);
  shop.advance(31);
  const { office } = await enter(shop, one);
  shop.advance(31);
  await office('POST /api/office/confirm/', { body: { code: codeOf(shop, one.secret) } });
  const again = { body: { code: codeOf(shop, one.secret) } };
  expect(await refusalOf(office('POST /api/office/confirm/', again))).toBe('staff.wrong-credentials');
  await Promise.all(Array.from({ length: 4 }, () => refusalOf(office('POST /api/office/sign-out/'))));
  const { id } = await shop.ctx.db
    .selectFrom('staff')
    .select('id')
    .where('login', '=', one.login)
    .executeTakeFirstOrThrow();
  const rows = await shop.ctx.db
    .selectFrom('audit')
    .select(['action', 'ip', 'request_id'])
    .where('staff_id', '=', id)
    .where('subject', '=', 'staff')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['set-up', 'sign-in', 'confirm-code', 'sign-out']);
  for (const { ip, request_id } of rows) expect([ip, request_id]).toEqual(['127.0.0.1', expect.any(String)]);
  expect(new Set(rows.map(({ request_id }) => request_id)).size).toBe(4);
});

test('a code is not used up when its audit row cannot be written', async () => {
  await using shop = await startShop({ env: { LOG_LEVEL: 'silent' } });
  const one = await hire(shop);
  shop.advance(31);
  const confirmed = () =>
    refusalOf(one.office('POST /api/office/confirm/', { body: { code: codeOf(shop, one.secret) } }));
  await asOwner(shop.databaseUrl, "alter table audit add constraint broken check (action <> 'confirm-code')");
  expect(await confirmed()).toBe('server.failed');
  await asOwner(shop.databaseUrl, 'alter table audit drop constraint broken');
  expect(await confirmed()).toBe('accepted');
});
