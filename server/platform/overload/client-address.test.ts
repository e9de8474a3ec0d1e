import { expect, test } from 'vitest';
import { addressBucket } from '#domain/otp.ts';
import { wordsOf } from '#server/error-texts.ts';
import { createHttp } from '#server/platform/http/http.ts';
import { createLog } from '#server/platform/log.ts';
import { createClientReader } from './client-address.ts';

const headers = [
  undefined,
  '95.85.96.1',
  '10.0.0.1, 95.85.96.2',
  '95.85.96.3, 127.0.0.9',
  '95.85.96.4, 2001:db8:1:2:3::1',
  '127.0.0.1, 127.0.0.2',
  'nonsense, 95.85.96.5 , 127.0.0.3',
  'nonsense',
  '95.85.96.6, nonsense, 127.0.0.3',
  '::ffff:95.85.96.7',
  ', ,',
  '',
];

test.each([[[]], [['127.0.0.0/8']], [['loopback', '10.0.0.0/8']], [['2001:db8::/32', '127.0.0.1']]])(
  'with the proxies %j the client is who the framework says it is',
  async (trustedProxies) => {
    const log = createLog({ level: 'silent' });
    const app = await createHttp({ log, words: wordsOf, trustedProxies, newId: () => 'one' });
    const read = createClientReader(trustedProxies);
    app.get('/who', (request, reply) => reply.send([addressBucket(request.ip), read(request.raw)]));
    for (const forwarded of headers) {
      const asked = await app.inject({
        url: '/who',
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      });
      const [framework, ours] = asked.json<string[]>();
      expect(ours, forwarded).toBe(framework);
    }
    await app.close();
  },
);
