import { expect, test } from 'vitest';
import type { OrderedCertificate } from '#contract/certificates/bought.ts';
import { paidNext } from './paid-next.ts';

const certificate = (way: OrderedCertificate['way']) => ({ certificates: [{ way } as OrderedCertificate] });
const home = { recipientAsks: false };

test('only goods are prepared; a certificate is printed or sent, a recipient is asked first', () => {
  expect(paidNext({ items: [{}], delivery: home })).toBe('paidHint');
  expect(paidNext({ items: [{}], delivery: { recipientAsks: true } })).toBe('paidAsks');
  expect(paidNext({ items: [{}, certificate('PRINT')], delivery: home })).toBe('paidHint');
  expect(paidNext({ items: [certificate('SMS')], delivery: home })).toBe('paidCode');
  expect(paidNext({ items: [certificate('SMS'), certificate('PRINT')], delivery: home })).toBe('paidCard');
});
