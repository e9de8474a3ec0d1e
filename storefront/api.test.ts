import { expect, test, vi } from 'vitest';
import { createApi, type Session } from './api.ts';

type Reply = [status: number, body: object];

function open(replies: (url: string, init: RequestInit) => Reply, token: string | null = 'old') {
  vi.stubGlobal('document', { cookie: 'a=1; XSRF-TOKEN=x%2Fy', getElementById: () => null });
  const sent: { url: string; headers: Record<string, string> }[] = [];
  const log: string[] = [];
  const session: Session & { now: string | null } = {
    now: token,
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
  // Files of one worker share their globals: a `document` left behind is one that the next file meets.
  return { api, sent, log, [Symbol.dispose]: () => vi.unstubAllGlobals() };
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

test('an expired token is renewed once for all calls that met it, and they go on', async () => {
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

test('a session that cannot be renewed is over', async () => {
  using opened = open(() => [401, { response: 'error', code: 'session.revoked', message: 'Gutardy' }]);
  await expect(opened.api('GET /api/auth/address-list/')).rejects.toThrow('Gutardy');
  expect(opened.log).toEqual(['ended']);
});

test('without a line the session stays', async () => {
  using opened = open((url) => {
    if (url.includes('refresh')) throw new TypeError('no line');
    return [401, { response: 'error', code: 'session.expired', message: '' }];
  });
  await expect(opened.api('POST /api/order/order-cancel/:id/', { params: { id: 'a' } })).rejects.toThrow(
    'no answer',
  );
  expect(opened.log).toEqual([]);
});
