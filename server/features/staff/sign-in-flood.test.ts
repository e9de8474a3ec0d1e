import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import {
  codeOf,
  type Colleague,
  createOffice,
  hire,
  type Office,
} from '../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { createStaff } from './manage-staff.ts';

const wrong = 'gyzyl-gul-ak-gul-0';

/** An attempt by an unknown browser, or by the one of the given office. */
function attempt(
  shop: TestShop,
  part: { login: string; password?: string; code?: string; address?: string; office?: Office },
) {
  const { login, password = wrong, code = '000000', address, office = createOffice(shop.origin) } = part;
  const headers: Record<string, string> = address ? { 'x-forwarded-for': address } : {};
  return refusalOf(office('POST /api/office/sign-in/', { body: { login, password, code }, headers }));
}

/** The owner of this account, in the browser that signed in before. */
function comeBack(shop: TestShop, { office, login, password, secret }: Colleague) {
  return attempt(shop, { office, login, password, code: codeOf(shop, secret) });
}

const behindProxy = { env: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' } };

const countRows = async (shop: TestShop, like: string) =>
  (await shop.ctx.db.selectFrom('limit_counter').select('key').where('key', 'like', like).execute()).length;

test('exhausting the limit of an address does not affect a known browser behind it', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  shop.advance(31);
  for (let count = 0; count < 10; count++) await attempt(shop, { login: owner.login });
  expect(await attempt(shop, { login: owner.login })).toBe('limit.reached');
  expect(await comeBack(shop, owner)).toBe('accepted');
  expect(await comeBack(shop, { ...owner, office: createOffice(shop.origin) })).toBe('limit.reached');
});

test('a known browser has ten failures of its own, and its cookie is valid for its own login only', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const packer = await hire(shop, 'packer');
  shop.advance(31);
  const tryOnce = () => attempt(shop, { login: owner.login, office: owner.office });
  const answers = [];
  for (let count = 0; count < 12; count++) answers.push(await tryOnce());
  expect(answers).toEqual([...Array(10).fill('staff.wrong-credentials'), ...Array(2).fill('limit.reached')]);
  expect(await comeBack(shop, { ...owner, office: createOffice(shop.origin) })).toBe('accepted');
  for (let count = 0; count < 10; count++) await attempt(shop, { login: packer.login, office: owner.office });
  expect(await attempt(shop, { login: packer.login })).toBe('limit.reached');
});

test('ten for an address and login, thirty for an address, a hundred an hour for a login from everywhere', async () => {
  await using shop = await startShop(behindProxy);
  const owner = await hire(shop);
  shop.advance(31);
  const tally = async (count: number, part: (n: number) => { login: string; address: string }) => {
    const answers = [];
    for (let n = 0; n < count; n++) answers.push(await attempt(shop, part(n)));
    return answers.filter((answer) => answer === 'staff.wrong-credentials').length;
  };
  expect(await tally(12, () => ({ login: owner.login, address: '95.85.96.1' }))).toBe(10);
  expect(await tally(40, (n) => ({ login: `made-up-${n}`, address: '95.85.96.2' }))).toBe(30);
  expect(await countRows(shop, 'staff-sign-in:made-up-%|%')).toBe(30);
  // A /64 network of IPv6 counts as one address.
  expect(await tally(12, (n) => ({ login: owner.login, address: `2001:db8:1:2::${n + 1}` }))).toBe(10);
  expect(await tally(110, (n) => ({ login: owner.login, address: `95.85.${90 - (n % 9)}.${n}` }))).toBe(80);
  expect(await comeBack(shop, owner)).toBe('accepted');
});

test('of two hundred concurrent strangers ten are checked, and the known browser is served before them', async () => {
  await using shop = await startShop(behindProxy);
  const owner = await hire(shop);
  shop.advance(31);
  const strangers = Array.from({ length: 200 }, (_, n) =>
    attempt(shop, { login: `made-up-${n}`, address: `95.85.97.${n}` }),
  );
  const served = comeBack(shop, owner).then(() => 'owner');
  const first = await Promise.race([served, Promise.all(strangers)]);
  expect(first).toBe('owner');
  const answers = await Promise.all(strangers);
  const judged = answers.filter((answer) => answer === 'staff.wrong-credentials').length;
  expect(judged).toBeGreaterThanOrEqual(10);
  expect(judged).toBeLessThan(100);
  expect(answers.filter((answer) => answer === 'limit.reached')).toHaveLength(200 - judged);
});

test('an impossible login costs neither a hash nor a counter', async () => {
  await using shop = await startShop();
  for (const login of ['', 'x', 'no such login', '🎁🎁', '-owner'])
    expect(await attempt(shop, { login }), login).toBe('staff.wrong-credentials');
  expect(await countRows(shop, 'staff-%')).toBe(0);
  const made = { token: 'made-up-made-up-made-up', password: wrong, code: '000000' };
  const setUp = createOffice(shop.origin)('POST /api/office/setup/', { body: made });
  expect(await refusalOf(setUp)).toBe('staff.link-invalid');
  expect(await countRows(shop, 'staff-%')).toBe(0);
});

test('a lock-out is one row of the audit log, and none for a made-up login', async () => {
  await using shop = await startShop(behindProxy);
  const owner = await hire(shop);
  for (const address of ['95.85.96.1', '95.85.96.2'])
    for (const login of [owner.login, 'made-up'])
      for (let count = 0; count < 12; count++) await attempt(shop, { login, address });
  await shop.settle();
  const lockOuts = await shop.ctx.db
    .selectFrom('audit')
    .select(['subject', 'staff_id', 'ip', 'request_id'])
    .where('action', '=', 'lock-out')
    .execute();
  expect(lockOuts).toEqual([
    { subject: 'staff', staff_id: null, ip: '95.85.96.1', request_id: expect.stringMatching(/.{10}/) },
  ]);
});

test('a known device cookie is kept, a planted or forgotten one is replaced', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const planted = 'p'.repeat(43);
  owner.office.jar.set('staff-device', planted);
  shop.advance(31);
  expect(await comeBack(shop, owner)).toBe('accepted');
  expect(owner.office.jar.get('staff-device')).toMatch(/^(?!p{43})[\w-]{43}$/);
  const kept = owner.office.jar.get('staff-device');
  shop.advance(31);
  expect(await comeBack(shop, owner)).toBe('accepted');
  expect(owner.office.jar.get('staff-device')).toBe(kept);
  await shop.ctx.db.deleteFrom('staff_device').execute();
  shop.advance(31);
  await comeBack(shop, owner);
  expect(owner.office.jar.get('staff-device')).not.toBe(kept);
});

test('the first to set an account up may choose its login; later links may not, and a login that is taken is refused', async () => {
  await using shop = await startShop();
  const by = { actor: undefined, ip: '', requestId: 'test' };
  const taken = await hire(shop);
  const { link } = await createStaff(shop.ctx, { login: 'owner', name: 'Owner', role: 'owner' }, by);
  const token = link.url.split('/').at(-1) ?? '';
  const office = createOffice(shop.origin);
  const { data } = await office('POST /api/office/link/', { body: { token } });
  expect(data).toMatchObject({ login: 'owner', isNew: true });
  const setUp = (login: string) =>
    office('POST /api/office/setup/', {
      body: { token, login, password: 'ak-gul-gyzyl-gul', code: codeOf(shop, data.totpSecret) },
    });
  expect(await refusalOf(setUp(taken.login))).toBe('record.conflict');
  const made = await setUp('aman');
  expect(made.data.me.login).toBe('aman');
});
