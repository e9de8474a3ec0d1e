import { expect, test } from 'vitest';
import { initialGift } from './gift-form.ts';
import { giftSummary } from './gift-summary.ts';

const plain = initialGift();

test('the collapsed gift card names wrap, card, sender and surprise', () => {
  expect(giftSummary(plain, undefined, 'ru')).toBe('Без упаковки и открытки');
  expect(giftSummary({ ...plain, message: 'Eje', sender: ' Serdar ' }, 'Göl nagyşly guty', 'tm')).toBe(
    'Göl nagyşly guty, gutlag haty bilen, kimden: Serdar',
  );
  const secret = { ...plain, sender: 'Serdar', anonymous: true, doNotCall: true };
  expect(giftSummary(secret, undefined, 'ru')).toBe('Без имени отправителя, сюрприз');
});

test('it promises no surprise to a recipient who is asked for the address, and names no sender to oneself', () => {
  expect(giftSummary({ ...plain, where: 'asks', doNotCall: true }, undefined, 'tm')).toBe(
    'Gaplamasyz, gutlag hatsyz',
  );
  const own = { ...plain, forWhom: 'me' as const, anonymous: true, doNotCall: true };
  expect(giftSummary(own, undefined, 'ru')).toBe('Без упаковки и открытки');
});
