import { expect, test } from 'vitest';
import { draftsOf } from '#backoffice/features/orders/edit/changed-parts.ts';
import { nameOfSms, noteOf } from './event.texts.ts';

const delivery = {
  method: 'STANDARD',
  day: null,
  from: null,
  to: null,
  recipientAsks: false,
  slot: null,
} as const;

test('the timeline names in words every part of an order that staff edit', () => {
  const parts = Object.keys(draftsOf({ address: null, delivery, gift: null, comment: '' }));
  const row = { event: 'details-changed', note: parts.join(', ') };
  expect(noteOf(row, 'ru')).toBe('адрес, время доставки, подарок и открытка, комментарий');
  expect(noteOf(row, 'tm')).toBe('salgysy, eltip beriş wagty, sowgat we gutlag haty, bellik');
});

test('what staff wrote themselves stays as it is', () => {
  expect(noteOf({ event: 'note', note: 'comment' }, 'ru')).toBe('comment');
});

test('the SMS with the code of a certificate has a name in words', () => {
  expect(nameOfSms('certificate-gift', 'ru')).toBe('Код сертификата');
  expect(nameOfSms('certificate-gift', 'tm')).toBe('Sertifikatyň kody');
});
