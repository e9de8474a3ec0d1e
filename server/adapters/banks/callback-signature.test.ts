import { expect, test } from 'vitest';
import { readCallbackParams, signCallback } from './callback-signature.ts';

// The test vector from the protocol's documentation, with its published key.
const key = 'ooc7slpvc61k7sf7ma7p4hrefr';
const params = {
  mdOrder: '06cf5599-3f17-7c86-bdbc-bd7d00a8b38b',
  orderNumber: '2003',
  operation: 'approved',
  status: '1',
};
const checksum = 'EAF2FB72CAB99FD5067F4BA493DD84F4D79C1589FDE8ED29622F0F07215AA972';

test('the documentation’s example gives the documentation’s checksum', () => {
  expect(signCallback(params, key)).toBe(checksum);
});

test('a signed callback is genuine and says what happened', () => {
  expect(readCallbackParams({ ...params, checksum }, key)).toEqual({
    kind: 'genuine',
    bankOrderId: params.mdOrder,
    orderNumber: '2003',
    operation: 'approved',
    succeeded: true,
  });
});

test('a callback with parameters added on the way is still genuine', () => {
  expect(readCallbackParams({ ...params, checksum, gclid: 'x', sign_alias: 'a' }, key).kind).toBe('genuine');
});

test('a changed, unsigned or shortened callback is forged', () => {
  const forged = [
    { ...params, operation: 'deposited', checksum },
    { ...params, status: '0', checksum },
    params,
    { ...params, checksum: '' },
    { ...params, checksum: checksum.slice(0, 40) },
    { checksum },
    {},
  ];
  for (const callback of forged) expect(readCallbackParams(callback, key)).toEqual({ kind: 'forged' });
});

test('without a shared key nothing can be said about the sender', () => {
  expect(readCallbackParams({ ...params, checksum }, undefined)).toEqual({
    kind: 'unsigned',
    bankOrderId: params.mdOrder,
  });
});
