import { expect, test, vi } from 'vitest';
import { createApi, type Session } from './api.ts';

type Reply = [status: number, body: object];

function open(replies: (url: string, init: RequestInit) => Reply, token: string | null = 'old') {
  vi.stubGlobal('document', { cookie: 'a=1; XSRF-TOKEN=x%2Fy', getElementById: () => null });
  const sent: { url: string; headers: Record<string, string> }[] = [];
  const log: string[] = [];
  let ids = 0;
  const session: Session & { now: string | null } = {
    now: token,
    newId: () => `key-${++ids}`,
    language: () => 'tm',
    token: () => session.now,
    renewed: ({ token: fresh }) => {
      session.now = fresh;
      log.push('renewed');
    },
    ended: () => {
      session.now = null;
      log.push('ended');
    },
  };
  const api = createApi(session, async (url, init = {}) => {
    sent.push({ url, headers: init.headers as Record<string, string> });
    const [status, body] = replies(url, init);
    return new Response(JSON.stringify(body), { status });
  });
  // Files of one worker share globals: a remaining `document` would be seen by the next file.
  const leave = () => void (session.now = null);
  return { api, sent, log, leave, [Symbol.dispose]: () => vi.unstubAllGlobals() };
}

const good = { response: 'success', data: [] };

test('public calls carry the language and no token', async () => {
  using opened = open(() => [200, good]);
  await opened.api('GET /api/product/brands/');
  expect(opened.sent[0]?.headers).toEqual({ accept: 'application/json', 'accept-language': 'tk' });
});

test("a customer's call carries the token, an unsafe one the XSRF header", async () => {
  using opened = open(() => [200, good]);
  await opened.api('DELETE /api/auth/address-delete/:id/', { params: { id: 4 } });
  expect(opened.sent[0]?.url).toBe('/api/auth/address-delete/4/');
  expect(opened.sent[0]?.headers).toMatchObject({ authorization: 'Bearer old', 'x-xsrf-token': 'x/y' });
});

test('a quote is requested with the token only when a certificate is named, and never with a key', async () => {
  using opened = open(() => [200, good]);
  const items = [{ product: 1, option: 1, quantity: 1 }];
  await opened.api('POST /api/order/quote/', { body: { items } });
  await opened.api('POST /api/order/quote/', { body: { items, certificate: 'A-CODE' } });
  const [plain, named] = opened.sent.map(({ headers }) => headers);
  expect(plain?.['authorization']).toBeUndefined();
  expect(named).toMatchObject({ authorization: 'Bearer old' });
  expect(named?.['idempotency-key']).toBeUndefined();
});

test('an expired token is renewed once for all calls that met it, and they are repeated', async () => {
  using opened = open((url, init) => {
    if (url.includes('refresh'))
      return [200, { response: 'success', data: { token: 'new', username: 'u', refresh: 'r' } }];
    const isNew = (init.headers as Record<string, string>)['authorization'] === 'Bearer new';
    return isNew ? [200, good] : [401, { response: 'error', code: 'session.expired', message: '' }];
  });
  await Promise.all([opened.api('GET /api/auth/address-list/'), opened.api('GET /api/auth/profile-list/')]);
  expect(opened.log).toEqual(['renewed']);
  expect(opened.sent.filter(({ url }) => url.includes('refresh'))).toHaveLength(1);
});

test('a session that cannot be renewed is ended', async () => {
  using opened = open(() => [401, { response: 'error', code: 'session.revoked', message: 'Gutardy' }]);
  await expect(opened.api('GET /api/auth/address-list/')).rejects.toThrow('Gutardy');
  expect(opened.log).toEqual(['ended']);
});

test('a call in progress during a sign-out does not sign the customer in again', async () => {
  using opened = open((url) => {
    if (url.includes('address-list')) left();
    return [401, { response: 'error', code: 'session.expired', message: 'Gutardy' }];
  });
  const left = () => opened.leave();
  await expect(opened.api('GET /api/auth/address-list/')).rejects.toThrow('Gutardy');
  expect(opened.sent.map(({ url }) => url)).not.toContain('/api/auth/refresh/');
  expect(opened.log).toEqual([]);
});

test('without a connection the session is kept', async () => {
  using opened = open((url) => {
    if (url.includes('refresh')) throw new TypeError('no connection');
    return [401, { response: 'error', code: 'session.expired', message: '' }];
  });
  await expect(opened.api('POST /api/order/order-cancel/:id/', { params: { id: 'a' } })).rejects.toThrow(
    'no answer',
  );
  expect(opened.log).toEqual([]);
});

const keyOf = ({ headers }: { headers: Record<string, string> }) => headers['idempotency-key'];
const home = { fullname: 'Aýna', mobile: '+99361234567', region: 'AG', place: 1, line1: 'Köçe 1' } as const;

test('each action of a customer has its own idempotency key, reads and guests have none', async () => {
  using opened = open(() => [200, good]);
  const { api, sent } = opened;
  await api('POST /api/auth/address-create/', { body: home });
  await api('POST /api/auth/address-create/', { body: home });
  await api('PUT /api/auth/address-create/', { body: { ...home, id: 1 } });
  await api('PUT /api/auth/profile-create/', { body: new FormData() });
  await api('POST /api/order/order-cancel/:id/', { params: { id: 'a' } });
  await api('POST /api/product/reviews/:id/', { params: { id: 1 }, body: { rating: 5, text: 'x' } });
  await api('PUT /api/wishlist/', { body: { products: [1] } });
  expect(sent.map(keyOf)).toEqual([1, 2, 3, 4, 5, 6, 7].map((nth) => `key-${nth}`));
  await api('GET /api/auth/address-list/');
  await api('POST /api/auth/sign-in/', { body: { username: '+99361234567' } });
  expect(sent.slice(7).map(keyOf)).toEqual([undefined, undefined]);
  const headers = { 'idempotency-key': 'of-the-draft' };
  await api('POST /api/order/order-create/', { body: { items: [] } as never, headers });
  expect(sent.map(keyOf).at(-1)).toBe('of-the-draft');
});

test('a repeated action keeps its key: after a renewed session, a lost response, two presses at once', async () => {
  let answers: Reply[] = [];
  using opened = open((url) => {
    if (url.includes('refresh'))
      return [200, { response: 'success', data: { token: 'new', username: 'u', refresh: 'r' } }];
    const next = answers.shift() ?? [200, good];
    if (next[0] === 0) throw new TypeError('no connection');
    return next;
  });
  const { api, sent } = opened;
  const keys = () =>
    sent
      .splice(0)
      .filter(({ url }) => !url.includes('refresh'))
      .map(keyOf);
  const create = (line1: string) =>
    api('POST /api/auth/address-create/', { body: { ...home, line1 } }).catch(() => undefined);
  const form = (name: string) => {
    const body = new FormData();
    body.set('name', name);
    return api('PUT /api/auth/profile-create/', { body }).catch(() => undefined);
  };
  const lost: Reply = [0, {}];

  answers = [[401, { response: 'error', code: 'session.expired', message: '' }]];
  await create('1');
  expect(keys()).toEqual(['key-1', 'key-1']);
  answers = [lost, [409, { response: 'error', code: 'idempotency.busy', message: '' }]];
  for (let press = 0; press < 3; press++) await create('1');
  expect(keys()).toEqual(['key-2', 'key-2', 'key-2']);
  await Promise.all([create('1'), create('1')]);
  expect(keys()).toEqual(['key-3', 'key-3']);
  answers = [lost, lost];
  for (const name of ['Aýna', 'Maral', 'Maral']) await form(name);
  expect(keys()).toEqual(['key-4', 'key-5', 'key-5']);
});

test('repeating an action after it was undone is another action with another key', async () => {
  let isLost = true;
  using opened = open(() => {
    if (isLost) throw new TypeError('no connection');
    return [200, good];
  });
  const { api, sent } = opened;
  const create = () => api('POST /api/auth/address-create/', { body: home }).catch(() => undefined);
  await create();
  isLost = false;
  await api('DELETE /api/auth/address-delete/:id/', { params: { id: 1 } });
  await api('PUT /api/wishlist/', { body: { products: [] } });
  await create();
  expect(sent.map(keyOf)).toEqual(['key-1', 'key-2', 'key-3', 'key-4']);
});
