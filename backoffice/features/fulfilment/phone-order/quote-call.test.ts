import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Quote } from '#contract/checkout/shop.ts';
import { quoteCall } from './quote-call.ts';

const totals = { goods: 0, wrap: 0, delivery: 0, discount: 0, total: 0 };
const quote: Quote = { lines: [], totals, unavailable: [], toMinimum: 0, toFreeDelivery: 0 };
const body = { items: [{ product: 1, option: 2, quantity: 1 }] };
const refusal = (code: ErrorCode, data?: object) =>
  new CallError(422, { response: 'error', code, message: code, ...(data ? { data } : {}) } as never);

test('refused codes are reported and left out, the others count', async () => {
  const good = 'K7QM-4RTA-9XWC';
  const asked: unknown[] = [];
  const quoted = await quoteCall(
    async ({ promo, certificates }) => {
      asked.push([promo, ...certificates]);
      const at = certificates.findIndex((code) => code !== good);
      if (at >= 0) throw refusal('certificate.unknown', certificates.length > 1 ? { at } : undefined);
      if (promo) throw refusal('promo.not-for-this', { reason: 'used' });
      return { data: quote };
    },
    { ...body, promo: 'SPRING', certificates: ['wrong-1', good, 'WRONG2'] },
  );
  expect(quoted).toEqual({
    quote,
    codes: { certificates: [good] },
    promo: { code: 'SPRING', message: 'promo.not-for-this', rejection: { reason: 'used' } },
    certificates: { WRONG1: { message: 'certificate.unknown' }, WRONG2: { message: 'certificate.unknown' } },
  });
  expect(asked).toHaveLength(4);
});

test('certificates that cannot pay for these goods are left out together; other failures are thrown', async () => {
  const quoted = await quoteCall(
    async ({ certificates }) => {
      if (certificates) throw refusal('certificate.not-for-this');
      return { data: quote };
    },
    { ...body, certificates: ['A', 'B'] },
  );
  expect([quoted.codes, Object.keys(quoted.certificates)]).toEqual([{}, ['A', 'B']]);
  const closed = quoteCall(() => Promise.reject(refusal('place.closed')), body);
  await expect(closed).rejects.toThrow('place.closed');
  const lost = quoteCall(() => Promise.reject(refusal('certificate.unknown')), body);
  await expect(lost, 'a code that nobody named').rejects.toThrow('certificate.unknown');
});
