import { expect, test } from 'vitest';
import { bulkReason } from './staff-moves.ts';

const plain = {
  paymentStatus: 'paid',
  needsCall: false,
  awaitsRecipient: false,
  awaitsBuyer: false,
} as const;

test('an order that needs a decision of its own is left out of a bulk move', () => {
  expect(bulkReason(plain, 'confirm')).toBeUndefined();
  expect(bulkReason({ ...plain, needsCall: true }, 'confirm')).toBe('call');
  expect(bulkReason({ ...plain, needsCall: true }, 'prepare')).toBe('call');
  expect(bulkReason({ ...plain, awaitsRecipient: true }, 'prepare')).toBe('recipient');
  expect(bulkReason({ ...plain, paymentStatus: 'refunded' }, 'make-ready')).toBe('refunded');
  expect(bulkReason({ ...plain, awaitsRecipient: true, needsCall: true }, 'make-ready')).toBeUndefined();
  expect(bulkReason({ ...plain, awaitsBuyer: true }, 'make-ready')).toBe('buyer');
  expect(bulkReason({ ...plain, awaitsBuyer: true }, 'prepare')).toBeUndefined();
  expect(bulkReason({ ...plain, lacksPhoto: true }, 'make-ready')).toBe('photo');
  expect(bulkReason({ ...plain, lacksPhoto: true }, 'prepare')).toBeUndefined();
});
