import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { officeRoutes, shopRoutes } from '#contract/index.ts';
import { jobHandlers } from '#server/jobs.ts';
import { startJobs } from '#server/platform/queue/jobs.ts';
import { openPool } from '#server/platform/db/db.ts';
import { createLog } from '#server/platform/log.ts';
import { asOwner } from '../support/shop/database.ts';
import { addUnpaidOrder } from '../support/people/paying.ts';
import { codeFor, signIn } from '../support/people/people.ts';
import { addPlace, addZone } from '../support/people/places.ts';
import { startShop } from '../support/shop/start-shop.ts';

/** Values that must not appear in a log, a refusal or a metric; the phone number in any spelling. */
const canary = {
  phone: '61987654',
  name: 'Kanarjan Sarysary',
  street: 'Kanareýka köçesi 77',
  card: '4111 1111 1111 1111',
  token: 'canary-token-canary-token-canary-token',
  password: 'canary-bank-password-of-its-own',
};

test('phone, name, address, code, token, card number and bank password reach no log, no refusal and no figure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-canary-'));
  await using opened = new AsyncDisposableStack();
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'shop.log');
  const log = createLog({ level: 'debug', file });
  // The simulator has another password, so every call to this bank is refused.
  await using shop = await startShop({
    overrides: { log },
    env: { BANK_HALK_PASSWORD: canary.password, SMS_DRIVER: 'file', SMS_FILE: join(folder, 'sms.jsonl') },
  });
  const refusals: string[] = [];
  const ask = async (method: string, path: string, body?: unknown, token = canary.token) => {
    const answer = await fetch(shop.origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        cookie: `refresh=${canary.token}`,
        'user-agent': canary.name,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    if (answer.status >= 400) refusals.push(await answer.text());
    return answer.status;
  };

  // Sends the values to every route, in path, query, body and headers; most requests are refused.
  for (const key of Object.keys({ ...shopRoutes, ...officeRoutes })) {
    const [method = '', path = ''] = key.split(' ');
    const at = path.replace(/:\w+\??/g, encodeURIComponent(canary.card)).replace('{', '');
    await ask(method, `${at}?q=${encodeURIComponent(canary.name)}&phone=${canary.phone}`);
    if (method === 'GET') continue;
    const body = { username: canary.phone, code: canary.card, name: canary.name, line1: canary.street };
    await ask(method, at, body);
    await ask(method, at, `{"username":"${canary.phone}", broken`);
  }
  // Signs in a customer with these data, first with a wrong code, then with the right one.
  const { api, phone } = await signIn(shop, `+993${canary.phone}`);
  const code = codeFor(shop, phone);
  const own = api.token() ?? '';
  await ask('POST', '/api/auth/activate/', { username: canary.phone, code });
  // Causes internal errors while handling these data.
  const address = {
    fullname: canary.name,
    mobile: canary.phone,
    region: 'AG',
    place: 1,
    line1: canary.street,
  };
  await ask('POST', '/api/auth/address-create/', address, own);
  const place = await addPlace(shop, { zone: await addZone(shop) });
  await asOwner(shop.databaseUrl, 'alter table address rename column line1 to elsewhere');
  expect(await ask('POST', '/api/auth/address-create/', { ...address, place }, own)).toBe(500);
  const twice = { phone, created_at: shop.ctx.now() };
  await shop.ctx.db
    .insertInto('customer')
    .values(twice)
    .execute()
    .catch((error: unknown) => log.error({ err: error }, `a failing job`));
  const order = await addUnpaidOrder(shop);
  await ask('GET', `/api/order/payment/${order.id}/?bank=HALK`, undefined, own);
  await failJob();
  await shop.settle();

  const text = await readFile(file, 'utf8');
  expect(text.split('\n').length).toBeGreaterThan(300);
  expect(text).toContain('a job failed');
  expect(text).toContain('customer_phone_key');
  const metrics = await (await fetch(`${shop.origin}/metrics`)).text();
  const secrets = { ...canary, code, own, spaced: '61 98 76 54', digits: canary.card.replaceAll(' ', '') };
  const seen = { log: text, refusals: refusals.join('\n'), metrics };
  const hits = Object.entries(seen).flatMap(([place, content]) =>
    Object.entries(secrets)
      .filter(([, secret]) => holds(content, secret) || holds(content, encodeURIComponent(secret)))
      .map(([name]) => `${name} in ${place}`),
  );
  expect(hits).toEqual([]);

  /** A job whose payload contains the number, and which fails. */
  async function failJob(): Promise<void> {
    const pool = openPool(shop.databaseUrl, () => undefined);
    const failed = Promise.withResolvers<void>();
    const handlers = {
      ...jobHandlers,
      break: async () => {
        setImmediate(failed.resolve);
        throw new Error(`no way to +993${canary.phone}`);
      },
    };
    const runner = await startJobs(shop.ctx, handlers, { pool, log });
    await shop.ctx.db
      .transaction()
      .execute((trx) => shop.ctx.jobs.add(trx, 'break', { phone, text: canary.name }));
    await failed.promise;
    await runner.stop();
    await pool.end();
  }
});

/** Six digits may occur by chance inside of a duration, so a code must match as a whole word. */
function holds(content: string, secret: string): boolean {
  if (!/^\d{6}$/.test(secret)) return content.includes(secret);
  return new RegExp(`(?<![\\w.])${secret}(?!\\w)`).test(content);
}
