import { expect, test } from 'vitest';
import { callbackText, callbackTextOfKnown } from './bank-callback.ts';

const signed = 'mdOrder;06cf5599-3f17-7c86-bdbc-bd7d00a8b38b;operation;approved;orderNumber;2003;status;1;';
const callback = {
  status: '1',
  orderNumber: '2003',
  operation: 'approved',
  mdOrder: '06cf5599-3f17-7c86-bdbc-bd7d00a8b38b',
};

test('the signed text contains every parameter in ascending order', () => {
  expect(callbackText(callback)).toBe(signed);
});

test('the signature is not part of the signed text', () => {
  expect(callbackText({ ...callback, checksum: 'ABC', sign_alias: 'main' })).toBe(signed);
});

test('a parameter added by a proxy is left out of the second form', () => {
  expect(callbackTextOfKnown({ ...callback, utm_source: 'proxy' })).toBe(signed);
});
