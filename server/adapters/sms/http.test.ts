import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createHttpSms } from './http.ts';
import { suiteForSms, trialTime } from './port.suite.ts';

const now = () => trialTime;
const token = 'a-token-of-the-gateway';
type Answer = (req: IncomingMessage, res: ServerResponse, body: string) => void;

async function startGateway(answer: Answer, port = 0) {
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req.setEncoding('utf8')) body += chunk;
    answer(req, res, body);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? address.port : 0;
  async function stop() {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
  return { port: at, url: `http://127.0.0.1:${at}/send`, stop };
}

suiteForSms('http', async () => {
  const kept = new Map<string, { to: string; text: string }>();
  const keep: Answer = (_req, res, body) => {
    const { id, to, text } = JSON.parse(body);
    kept.set(id, { to, text });
    res.end(JSON.stringify({ id: `gateway-${id}` }));
  };
  let gateway = await startGateway(keep);
  const port = createHttpSms({ url: gateway.url, token, now });
  return {
    port,
    received: async () => [...kept.values()],
    breakReceiver: () => gateway.stop(),
    mendReceiver: async () => void (gateway = await startGateway(keep, gateway.port)),
    async end() {
      await port.close();
      await gateway.stop();
    },
  };
});

async function sendTo(answer: Answer, timeoutMs = 5000) {
  const gateway = await startGateway(answer);
  const sms = createHttpSms({ url: gateway.url, token, now, timeoutMs });
  const result = await sms.send({ id: 'm-1', to: '+99361234567', text: 'Salam' });
  await gateway.stop();
  return result;
}

test('the gateway can check who sent the message, when, and that nobody changed it', async () => {
  let seen: IncomingMessage['headers'] = {};
  let sent = '';
  const result = await sendTo((req, res, body) => {
    seen = req.headers;
    sent = body;
    res.end('{"id":42}');
  });
  expect(result).toEqual({ kind: 'accepted', providerId: '42' });
  expect(seen).toMatchObject({
    authorization: `Bearer ${token}`,
    'idempotency-key': 'm-1',
    'x-sowgat-timestamp': '1772960400',
  });
  const signature = createHmac('sha256', token).update(`1772960400.${sent}`).digest('hex');
  expect(seen['x-sowgat-signature']).toBe(signature);
});

test.each([
  [202, { kind: 'accepted' }],
  [409, { kind: 'accepted' }],
  [302, { kind: 'refused', permanent: false }],
  [401, { kind: 'refused', permanent: false }],
  [422, { kind: 'refused', permanent: true }],
  [429, { kind: 'refused', permanent: false }],
  [503, { kind: 'refused', permanent: false }],
  [500, { kind: 'unknown' }],
  [504, { kind: 'unknown' }],
])('a gateway that answers %i means %o', async (status, meaning) => {
  const elsewhere = { location: 'http://127.0.0.1:9/stolen' };
  expect(await sendTo((_req, res) => res.writeHead(status, elsewhere).end())).toMatchObject(meaning);
});

test('a gateway that is silent or hangs up may have sent the message', async () => {
  expect(await sendTo(() => {}, 50)).toMatchObject({
    kind: 'unknown',
    reason: 'the gateway did not answer in time',
  });
  expect(await sendTo((req) => req.socket.destroy())).toMatchObject({ kind: 'unknown' });
});

test('an endless or senseless answer is cut off, and the message still counts as taken', async () => {
  expect(await sendTo((_req, res) => res.end('x'.repeat(5_000_000)))).toEqual({ kind: 'accepted' });
  expect(await sendTo((_req, res) => res.end('<html>'))).toEqual({ kind: 'accepted' });
});
