import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { test } from 'vitest';
import { createSecrets, hashToken } from '#server/platform/secrets.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { signIn } from '../../../../tests/support/people/people.ts';
import { freshPhone, startShop } from '../../../../tests/support/shop/start-shop.ts';
import { blockCustomer } from '#server/features/customers/profile/block-customer.ts';
import { nextTokens } from './open-session.ts';
import { findSessionByAccess } from './session.repo.ts';

test('a stolen refresh token is not enough to compute the following ones', () => {
  const seen = 'a-refresh-token-that-was-seen';
  const ours = nextTokens({ secrets: createSecrets('one key of thirty-two bytes or more') }, seen);
  const theirs = nextTokens({ secrets: createSecrets('another key of thirty-two bytes, at least') }, seen);
  assert.notEqual(ours.refresh, theirs.refresh);
  assert.notEqual(ours.refresh, ours.access);
  assert.notEqual(ours.refresh, createHmac('sha256', seen).update('refresh').digest('base64url'));
});

test("a customer sees their own devices and can sign one of them out, never somebody else's", async () => {
  await using shop = await startShop();
  const phone = freshPhone();
  const phoneSide = await signIn(shop, phone);
  shop.advance(61);
  const desktop = await signIn(shop, phone);
  const stranger = await signIn(shop);
  const { data: devices } = await desktop.api('GET /api/auth/session-list/');
  assert.deepEqual(
    devices.map(({ isCurrent }) => isCurrent),
    [true, false],
  );
  const other = devices.find(({ isCurrent }) => !isCurrent)?.id as string;
  const remove = (api: typeof stranger.api) =>
    refusalOf(api('DELETE /api/auth/session-delete/:id/', { params: { id: other } }));
  assert.equal(await remove(stranger.api), 'session.not-found');
  assert.equal(await refusalOf(phoneSide.api('GET /api/auth/profile-list/')), 'accepted');
  assert.equal(await remove(desktop.api), 'accepted');
  assert.equal(await refusalOf(phoneSide.api('GET /api/auth/profile-list/')), 'session.revoked');
  assert.equal(await remove(desktop.api), 'session.not-found');
});

test('signing out everywhere ends the sessions of other browsers, which are no longer known', async () => {
  await using shop = await startShop();
  const phone = freshPhone();
  await signIn(shop, phone);
  shop.advance(61);
  const here = await signIn(shop, phone);
  const devices = async () =>
    (await shop.ctx.db.selectFrom('known_device').selectAll().where('phone', '=', phone).execute()).length;
  assert.equal(await devices(), 2);
  await here.api('POST /api/auth/sign-out/', { query: { everywhere: true } });
  assert.equal(await devices(), 1);
});

test('blocking a customer ends everything at once', async () => {
  await using shop = await startShop();
  await using other = await startShop({ databaseUrl: shop.databaseUrl, overrides: { now: shop.ctx.now } });
  const { api, phone } = await signIn(shop);
  const { data } = await api('GET /api/auth/profile-list/');
  await other.ctx.db
    .transaction()
    .execute((trx) => blockCustomer(trx, other.ctx, data.id, { isBlocked: true }));
  assert.equal(await refusalOf(api('GET /api/auth/profile-list/')), 'session.revoked');
  assert.equal(await refusalOf(api('POST /api/auth/refresh/')), 'session.revoked');
  shop.advance(3600);
  assert.equal(
    await refusalOf(api('POST /api/auth/resend-activate-code/', { body: { username: phone } })),
    'phone.invalid',
  );
  await shop.ctx.db
    .transaction()
    .execute((trx) => blockCustomer(trx, shop.ctx, data.id, { isBlocked: false }));
  await signIn(shop, phone);
});

test('a bearer token is found by index, however many sessions there are', async () => {
  await using shop = await startShop();
  await signIn(shop);
  const plan = await shop.ctx.db.connection().execute(async (one) => {
    await sql`set enable_seqscan = off`.execute(one);
    return sql<{ 'QUERY PLAN': string }>`
      explain select * from session where access_hash = 'x' or previous_access_hash = 'x'`.execute(one);
  });
  assert.match(plan.rows.map((row) => row['QUERY PLAN']).join('\n'), /BitmapOr/);
});

test('a query result delivered to the wrong caller signs nobody in as somebody else', async () => {
  await using shop = await startShop();
  const { api } = await signIn(shop);
  await api('GET /api/auth/profile-list/');
  const rows = await shop.ctx.db.selectFrom('session').selectAll().execute();
  const misdelivering = shop.ctx.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => ({ ...result, rows }),
  });
  assert.equal((await findSessionByAccess(misdelivering, rows[0]?.access_hash ?? ''))?.id, rows[0]?.id);
  await assert.rejects(findSessionByAccess(misdelivering, hashToken('somebody else')), /somebody else/);
});

test('old codes, ended sessions and expired counters are deleted', async () => {
  await using shop = await startShop();
  const { api } = await signIn(shop);
  await api('POST /api/auth/sign-out/');
  shop.advance(8 * 86_400);
  await shop.settle();
  for (const table of ['otp_challenge', 'session', 'limit_counter'] as const)
    assert.deepEqual(await shop.ctx.db.selectFrom(table).selectAll().execute(), [], table);
});
