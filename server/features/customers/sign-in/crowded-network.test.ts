import assert from 'node:assert/strict';
import { test } from 'vitest';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import {
  addBuyer,
  ask,
  queryAgain,
  askWithWork,
  countCodes,
  numbers,
  tally,
} from '../../../../tests/support/people/codes.ts';
import { signIn } from '../../../../tests/support/people/people.ts';
import { freshPhone, startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';
import { readChallenge, solveChallenge } from '#storefront/features/customers/sign-in/solve-challenge.ts';

test('an address gets thirty codes, then one per solved challenge, and never more than a hundred an hour', async () => {
  await using shop = await startShop();
  await using other = await startShop({ databaseUrl: shop.databaseUrl, overrides: { now: shop.ctx.now } });
  const phones = numbers(80);
  const first = await Promise.all(phones.slice(0, 60).map((phone, n) => ask(n % 2 ? shop : other, phone)));
  // A busy machine refuses some before they are counted.
  const { 'server.busy': _, ...counted } = tally(first);
  assert.deepEqual(Object.keys(counted).sort(), ['accepted', 'challenge.required']);
  assert.equal(counted['accepted'], 30);
  assert.equal(await countCodes(shop), 30);
  // Solving takes long, so the count of the hour is raised by 65.
  const hour = shop.ctx.db.updateTable('limit_counter').where('key', 'like', 'sms-address:%');
  await hour.where('hits', '=', 30).set({ hits: 95 }).execute();
  const rest = [];
  for (let from = 60; from < phones.length; from += 10) {
    const some = phones.slice(from, from + 10);
    rest.push(...(await Promise.all(some.map((phone, n) => askWithWork(n % 2 ? shop : other, phone)))));
  }
  assert.deepEqual(tally(rest), { accepted: 5, 'otp.network-busy': 15 });
  assert.equal(await countCodes(shop), 35);
  shop.advance(3600);
  assert.equal(await ask(shop, phones[0] as string), 'accepted');
});

const spoofs = (n: number): Record<string, string> => ({
  'x-forwarded-for': `10.0.0.${n}, 10.1.0.${n}`,
  forwarded: `for=10.2.0.${n}`,
  'x-real-ip': `10.3.0.${n}`,
  'x-client-ip': `10.4.0.${n}`,
});

test('a forged address header changes nothing: one limit for all addresses that a caller claims', async () => {
  await using shop = await startShop();
  await using other = await startShop({ databaseUrl: shop.databaseUrl, overrides: { now: shop.ctx.now } });
  const answers = await Promise.all(
    numbers(60).map((phone, n) => ask(n % 2 ? shop : other, phone, spoofs(n))),
  );
  assert.equal(answers.filter((answer) => answer === 'accepted').length, 30);
  assert.equal(await countCodes(shop), 30);
});

test('behind a proxy the address it saw counts, whatever was before it; IPv6 is counted by /64', async () => {
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
  assert.equal(await seen(freshPhone(), '2001:db8:1:2:ffff::1'), 'challenge.required');
  assert.equal(await seen(freshPhone(), '2001:db8:1:3::1'), 'accepted');
  assert.equal(await seen(freshPhone(), '::ffff:95.85.96.1'), 'challenge.required');
  assert.equal(await seen(freshPhone(), '95.85.96.2'), 'accepted');
});

test('a browser known to a number is not affected by other users of its address', async () => {
  await using shop = await startShop();
  const owner = await signIn(shop);
  await Promise.all(numbers(40).map((phone) => ask(shop, phone)));
  assert.equal(await ask(shop, freshPhone()), 'challenge.required');
  shop.advance(60);
  await owner.api('POST /api/auth/resend-activate-code/', { body: { username: owner.phone } });
});

test('strangers get two thirds of the codes of the whole shop; the rest is for known browsers and buyers', async () => {
  await using shop = await startShop({ env: { CODES_PER_HOUR: '6' } });
  const owner = await signIn(shop);
  const buyer = await addBuyer(shop);
  shop.advance(3600);
  const answers = await Promise.all(numbers(20).map((phone) => ask(shop, phone)));
  assert.deepEqual(tally(answers), { accepted: 4, 'otp.shop-busy': 16 });
  assert.equal(await refusalOf(queryAgain(owner)), 'accepted');
  assert.equal(await ask(shop, buyer), 'accepted');
  shop.advance(60);
  assert.equal(await refusalOf(queryAgain(owner)), 'otp.shop-busy');
  assert.equal(await countCodes(shop), 1 + 6);
});

test('a solution sends one code to one number, on all nodes together, and expires soon', async () => {
  await using shop = await startShop({ env: { LOG_LEVEL: 'silent' } });
  await using other = await startShop({ databaseUrl: shop.databaseUrl, overrides: { now: shop.ctx.now } });
  await Promise.all(numbers(30).map((phone) => ask(shop, phone)));
  const [phone, neighbour] = ['+99362200001', '+99362200002'];
  const work = async (username: string) => {
    const error = await shop
      .api('POST /api/auth/resend-activate-code/', { body: { username } })
      .catch((refused: unknown) => refused);
    const challenge = readChallenge(error);
    assert.ok(challenge);
    return solveChallenge(challenge);
  };
  const send = (node: TestShop, username: string, solution: string) =>
    refusalOf(node.api('POST /api/auth/resend-activate-code/', { body: { username, solution } }));
  const solution = await work(phone);
  const forged = solution.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const longer = solution.replace(/\.\d+\./, '.99999999999.');
  for (const wrong of [forged, longer, 'x', `${solution}0`])
    assert.equal(await send(shop, phone, wrong), 'challenge.required', wrong);
  assert.equal(await send(shop, neighbour, solution), 'challenge.required');
  const many = Array.from({ length: 40 }, (_, n) => send(n % 2 ? shop : other, phone, solution));
  assert.deepEqual(tally(await Promise.all(many)), { accepted: 1, 'otp.too-early': 39 });
  shop.advance(61);
  const later = await Promise.all([send(shop, phone, solution), send(other, phone, solution)]);
  assert.deepEqual(later, ['challenge.required', 'challenge.required']);
  const slow = await work(neighbour);
  shop.advance(180);
  assert.equal(await send(shop, neighbour, slow), 'challenge.required');
  assert.equal(await countCodes(shop), 31);
});

test("a provider's customer with 65,536 networks of IPv6 gets sixty codes, then needs a challenge for each", async () => {
  await using shop = await startShop({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const from = (n: number) => ({ 'x-forwarded-for': `2001:db8:7:${n.toString(16)}::1` });
  const answers = await Promise.all(numbers(80).map((phone, n) => ask(shop, phone, from(n))));
  assert.deepEqual(tally(answers), { accepted: 60, 'challenge.required': 20 });
  assert.equal(await ask(shop, freshPhone(), { 'x-forwarded-for': '2001:db8:8::1' }), 'accepted');
});

test('a refused request uses up no limit', async () => {
  await using shop = await startShop({ env: { CODES_PER_HOUR: '1' } });
  await ask(shop, '61000001');
  for (let n = 0; n < 15; n++) assert.equal(await ask(shop, '61000002'), 'otp.shop-busy');
  const rows = await shop.ctx.db.selectFrom('limit_counter').select('key').execute();
  assert.deepEqual(
    rows.filter(({ key }) => key.includes('61000002')),
    [],
  );
});
