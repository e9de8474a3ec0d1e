/** An attack leaves one log line with address and request, without secrets, and increments a counter for Prometheus. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { type SecurityEvent, securityEvents } from '#server/platform/security-log.ts';
import { refusalOf } from '../support/shop/api.ts';
import { signIn } from '../support/people/people.ts';
import { confirm, createOffice, hire } from '../support/people/staff.ts';
import { startShop, type TestShop, type TestShopOptions } from '../support/shop/start-shop.ts';

type Line = { reqId: string; security: Record<string, string> };
type WatchedShop = AsyncDisposable & {
  shop: TestShop;
  /** The security lines that `action` left; also asserts that each incremented its counter by one. */
  linesOf(action: () => Promise<unknown>): Promise<Line['security'][]>;
  text(): Promise<string>;
};

async function openWatched(options: TestShopOptions = {}): Promise<WatchedShop> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-security-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'shop.log');
  const shop = opened.use(
    await startShop({ ...options, overrides: { log: createLog({ level: 'warn', file }) } }),
  );
  const text = async () => readFile(file, 'utf8').catch(() => '');
  const lines = async () =>
    (await text())
      .split('\n')
      .filter((line) => line.includes('"security":'))
      .map((line) => JSON.parse(line) as Line);
  const countersOf = async () => {
    const figures = await (await fetch(`${shop.origin}/metrics`)).text();
    const found = figures.matchAll(/^sowgat_security_events_total\{event="([^"]+)"\} (\d+)$/gm);
    return new Map(Array.from(found, ([, event = '', total]) => [event, Number(total)]));
  };
  const rest = opened.move();
  return {
    shop,
    text,
    async linesOf(action) {
      const [before, countersBefore] = [await lines(), await countersOf()];
      await action();
      const fresh = (await lines()).slice(before.length);
      const counters = await countersOf();
      for (const event of securityEvents) {
        const count = fresh.filter(({ security }) => security['event'] === event).length;
        expect([event, counters.get(event)]).toEqual([event, (countersBefore.get(event) ?? 0) + count]);
      }
      for (const { reqId, security } of fresh) {
        expect(security['address']).toBe('127.0.0.1');
        expect(security['requestId']).toMatch(/^[\w-]{22}$/);
        expect(reqId).toBe(security['requestId']);
      }
      return fresh.map(({ security: { address: _, requestId: __, ...told } }) => told);
    },
    [Symbol.asyncDispose]: () => rest.disposeAsync(),
  };
}

const one = (event: SecurityEvent, account: string, outcome = 'done') => [{ event, account, outcome }];

test('a refused sign-in, a limit, a refused code and a refused right of staff are one line each', async () => {
  await using watched = await openWatched();
  const { shop, linesOf } = watched;
  const owner = await hire(shop);
  const packer = await hire(shop, 'packer');
  const staff = async (login: string) => {
    const row = shop.ctx.db.selectFrom('staff').select('id').where('login', '=', login);
    return `staff:${(await row.executeTakeFirstOrThrow()).id}`;
  };
  const enter = (login: string, password = 'gyzyl-gul-ak-gul-0') =>
    refusalOf(
      createOffice(shop.origin)('POST /api/office/sign-in/', { body: { login, password, code: '000000' } }),
    );
  const wrong = 'staff.wrong-credentials';
  expect(await linesOf(() => enter(owner.login))).toEqual(
    one('staff.sign-in-refused', await staff(owner.login), wrong),
  );
  expect(await linesOf(() => enter('made-up'))).toEqual(one('staff.sign-in-refused', 'login:ma… (7)', wrong));
  expect(await linesOf(() => enter(owner.login, owner.password))).toHaveLength(1);
  for (let count = 2; count < 10; count++) await enter(owner.login);
  expect(await linesOf(() => enter(owner.login))).toEqual(
    one('limit.reached', `login:ow… (${owner.login.length})`, 'limit.reached'),
  );
  const confirmWrongly = () =>
    refusalOf(owner.office('POST /api/office/confirm/', { body: { code: '000000' } }));
  expect(await linesOf(confirmWrongly)).toEqual(one('staff.code-refused', await staff(owner.login), wrong));
  expect(await linesOf(() => refusalOf(packer.office('GET /api/office/staff/')))).toEqual(
    one('rights.refused', await staff(packer.login), 'staff.not-allowed'),
  );
  owner.office.jar.delete('XSRF-TOKEN');
  const withoutToken = () =>
    refusalOf(owner.office('POST /api/office/confirm/', { body: { code: '000000' } }));
  expect(await linesOf(withoutToken)).toEqual([{ event: 'rights.refused', outcome: 'xsrf.missing' }]);
  const text = await watched.text();
  for (const secret of [owner.password, owner.secret, 'gyzyl-gul', '000000', owner.login])
    expect(text).not.toContain(secret);
});

test('a link that is used and one that is none, a block and an erasure are one line each', async () => {
  await using watched = await openWatched();
  const { shop, linesOf } = watched;
  const [used] = await linesOf(() => hire(shop));
  expect(used).toMatchObject({ event: 'staff.link-used', outcome: 'done' });
  const look = { body: { token: 'made-up-made-up-made-up' } };
  expect(await linesOf(() => refusalOf(createOffice(shop.origin)('POST /api/office/link/', look)))).toEqual([
    { event: 'staff.link-invalid', outcome: 'staff.link-invalid' },
  ]);
  const owner = await hire(shop);
  const packer = await hire(shop, 'packer');
  await confirm(shop, owner);
  const { data: colleagues } = await owner.office('GET /api/office/staff/');
  const { id } = colleagues.find(({ login }) => login === packer.login) ?? { id: 0 };
  const block = () =>
    owner.office('PUT /api/office/staff/:id/', { params: { id }, body: { isBlocked: true } });
  expect(await linesOf(block)).toEqual(one('staff.blocked', `staff:${id}`));

  const customer = await signIn(shop);
  const { data } = await customer.api('GET /api/auth/profile-list/');
  const at = { params: { id: data.id } };
  const reason = { body: { reason: 'asked for it' } };
  expect(
    await linesOf(() => owner.office('POST /api/office/customers/:id/block/', { ...at, ...reason })),
  ).toEqual(one('customer.blocked', `customer:${data.id}`));
  await confirm(shop, owner);
  expect(
    await linesOf(() => owner.office('POST /api/office/customers/:id/erase/', { ...at, ...reason })),
  ).toEqual(one('customer.erased', `customer:${data.id}`));
});

test('a refresh token that comes back, a forged callback and codes without end are one line each', async () => {
  await using watched = await openWatched();
  const { shop, linesOf } = watched;
  const customer = await signIn(shop);
  const { data } = await customer.api('GET /api/auth/profile-list/');
  const stolen = customer.api.jar.get('rt') ?? '';
  for (let count = 0; count < 2; count++) {
    await customer.api('POST /api/auth/refresh/');
    shop.advance(20);
  }
  customer.api.jar.set('rt', stolen);
  const replay = () => refusalOf(customer.api('POST /api/auth/refresh/'));
  expect(await linesOf(replay)).toEqual(one('session.replayed', `customer:${data.id}`, 'session.revoked'));
  customer.api.jar.set('rt', stolen);
  expect(await linesOf(replay)).toEqual([]);

  const forged = () =>
    fetch(`${shop.origin}/api/order/bank-callback/HALK/?mdOrder=1&operation=deposited&status=1&checksum=AB`);
  expect(await linesOf(forged)).toEqual(one('callback.forged', 'bank:HALK', 'request.invalid'));

  const ask = () =>
    refusalOf(shop.api('POST /api/auth/resend-activate-code/', { body: { username: '+99365123456' } }));
  for (let count = 0; count < 5; count++) {
    expect(await ask()).toBe('accepted');
    shop.advance(61);
  }
  expect(await linesOf(ask)).toEqual(one('limit.reached', 'phone:+9936****56', 'otp.budget'));
});
