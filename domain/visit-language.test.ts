import { expect, test } from 'vitest';
import { visitLanguage } from './visit-language.ts';

test.each([
  ['', '/', 'tm'],
  ['', '/?lang=ru', 'ru'],
  ['', '/?q=1&lang=tk', 'tm'],
  ['', '/?lang=rus', 'tm'],
  ['', '/product/7?utm_source=x&lang=ru', 'ru'],
  // A return from a bank.
  ['', '/order/check-payment/12?bank=HALK&orderId=x&lang=ru', 'tm'],
  ['', '/nowhere?lang=ru', 'tm'],
  // The default that was written back is not a choice.
  ['userLanguage=tm', '/?lang=ru', 'ru'],
  ['userLanguage=tm; visitLanguage=ru', '/', 'ru'],
  ['userLanguage=tm; visitLanguage=ru', '/?lang=tk', 'tm'],
  ['userLanguage=tm; languageChosen=1; visitLanguage=ru', '/?lang=ru', 'tm'],
  ['userLanguage=ru; languageChosen=1', '/?lang=tk', 'ru'],
  ['userLanguage=ru', '/?lang=tk', 'ru'],
  ['userLanguage=en; languageChosen=1', '/?lang=ru', 'tm'],
])('with the cookies "%s" the address "%s" is shown in %s', (cookie, address, language) => {
  expect(visitLanguage(cookie, address)).toBe(language);
});
