/** One address that keeps many requests open, and a visitor from another address meanwhile. */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type FloodRequest = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
};

const attacker = '127.0.0.66';
const visitor = '127.0.0.5';
const json = { 'content-type': 'application/json' };

/** Makes each request another one, so that no answer is in memory. */
let made = 0;
const nextNumber = () => (made += 1);

const post = (path: string, body: unknown): FloodRequest => ({
  method: 'POST',
  path,
  headers: { ...json, 'idempotency-key': crypto.randomUUID() },
  body: JSON.stringify(body),
});
const read = (path: string): FloodRequest => ({ method: 'GET', path });
const search = () => read(`/api/product/list/?q=${encodeURIComponent(`gül ${nextNumber()}`)}`);
const quote = (lines: number) =>
  post('/api/order/quote/', {
    items: Array.from({ length: lines }, (_, at) => ({ product: at + 1, option: at + 1, quantity: 1 })),
  });

/** What costs a node most among the requests that need no sign-in, by name. */
export const heavyRequests: Readonly<Record<string, () => FloodRequest>> = {
  'SMS codes': () => post('/api/auth/sign-in/', { username: `+9936${String(1_000_000 + nextNumber())}` }),
  activation: () => post('/api/auth/activate/', { username: '+99361000001', code: '12345' }),
  search,
  suggestions: () => read(`/api/product/suggest/?q=${encodeURIComponent(`gül ${nextNumber()}`)}`),
  'price limits': () => read(`/api/product/list/?price_min=${nextNumber()}`),
  'quotes of 100 lines': () => quote(100),
  'certificate codes': () =>
    post('/api/certificate/check/', { code: `AAAA-AAAA-${String(1000 + nextNumber()).slice(-4)}` }),
  'staff sign-in': () =>
    post('/api/office/sign-in/', { login: `nobody-${nextNumber()}`, password: 'none', code: '123456' }),
  'gift links': () => read(`/g/${nextNumber()}`),
  pages: () => read(`/product/5?n=${nextNumber()}`),
};

const boundary = 'one-caller';
const picture = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="avatar"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
  ),
  Buffer.alloc(1_800_000, 7),
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);

/** What one signed-in customer can send besides. */
export function heavyRequestsOf(token: string): Readonly<Record<string, () => FloodRequest>> {
  const headers = { authorization: `Bearer ${token}` };
  const form = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return {
    'orders of a customer': () => ({
      ...read(`/api/order/order-list/?page_size=${1 + (nextNumber() % 50)}`),
      headers,
    }),
    'pictures of a profile': () => ({
      method: 'PUT',
      path: '/api/auth/profile-create/',
      headers: { ...headers, ...form },
      body: picture,
    }),
  };
}

const visits: Readonly<Record<string, () => FloodRequest>> = {
  search,
  page: () => read('/product/5'),
  list: () => read('/api/product/list/'),
  quote: () => quote(1),
};

/** Milliseconds of each answer and refusals, by what was asked. */
export type Visit = { times: Record<string, number[]>; refused: string[]; statuses: Set<number> };

/** Another address requests what a customer needs, at most every `pauseMs`, while `isOn`. */
export async function visit(port: number, isOn: () => boolean, pauseMs = 20): Promise<Visit> {
  const agent = openAgent(visitor, 1);
  const visited: Visit = { times: {}, refused: [], statuses: new Set() };
  do {
    for (const [name, next] of Object.entries(visits)) {
      const begun = performance.now();
      const status = await send(agent, port, next());
      (visited.times[name] ??= []).push(performance.now() - begun);
      visited.statuses.add(status);
      if (status === 503 || status === 0) visited.refused.push(`${name}: ${status}`);
      await pause(pauseMs);
    }
  } while (isOn());
  agent.destroy();
  return visited;
}

type FloodOptions = { port: number; open: number; next: () => FloodRequest };

/** @returns a function that stops the flood and resolves with its answers by status, 0 for a lost connection */
export function flood({ port, open, next }: FloodOptions): () => Promise<Map<number, number>> {
  const agent = openAgent(attacker, open);
  const answers = new Map<number, number>();
  let isOver = false;
  async function ask(): Promise<void> {
    while (!isOver) {
      const status = await send(agent, port, next());
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  }
  const lanes = Array.from({ length: open }, ask);
  return async () => {
    isOver = true;
    await Promise.all(lanes);
    agent.destroy();
    return answers;
  };
}

const openAgent = (localAddress: string, maxSockets: number) =>
  new Agent({ keepAlive: true, maxSockets, localAddress });

/** @returns the status, or 0 when the connection was lost */
function send(agent: Agent, port: number, { method, path, headers, body }: FloodRequest): Promise<number> {
  return new Promise((resolve) => {
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers: { ...headers } });
    sent.on('error', () => resolve(0));
    sent.on('response', (reply) => {
      reply.resume();
      reply.on('close', () => resolve(reply.statusCode ?? 0));
    });
    sent.end(body);
  });
}
