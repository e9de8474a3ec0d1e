import { expect, test } from 'vitest';
import { certificateText } from './certificate-text.ts';
import { dutyText } from './duty.ts';
import { reminderText } from './reminder-text.ts';
import { costOfSms } from './sms-alphabet.ts';
import { exampleFacts, exampleLink, fillTemplate, smsKinds, usualTemplate } from './sms-template.ts';
import { codePattern, codeText, smsText } from './sms-text.ts';

const order = 'S-100245';
const names = {
  'Gül dükany': 'Gul dukany: ',
  'Цветочная лавка': 'Tsvetochnaya lavka: ',
  'Gül we süýjülik dükany': 'Gul we suyjulik: ',
  Gülleriňizibizdensatynalyň: 'Gullerinizibizdensat: ',
  '🌹': 'Sowgat: ',
  ' ': 'Sowgat: ',
};

test.each(Object.entries(names))(
  'a shop called %s signs as %s, whole words of at most 20 letters',
  (shop, said) => {
    expect(smsText('order-delivered', 'tm', { order, shop })).toMatch(new RegExp(`^${said}${order} belgili`));
    expect(dutyText({ order, tenge: 12_300, turn: 1, shop }, 'tm')).toMatch(new RegExp(`^${said}taze`));
  },
);

test('a Russian message has the name in Cyrillic, and the one-time code, which has no Cyrillic, in Latin', () => {
  const shop = 'Цветочная лавка';
  expect(smsText('order-delivered', 'ru', { order, shop })).toBe(
    `Цветочная лавка: заказ ${order} доставлен. Спасибо!`,
  );
  expect(codeText('481203', 'https://sowgat.tm', { lang: 'ru', shop })).toBe(
    '481203 - kod Tsvetochnaya lavka\n@sowgat.tm #481203',
  );
  const gift = {
    sum: '300 TMT',
    code: 'K7QM-4RTA-9XWC',
    until: '2027-11-20',
    page: 'sowgat.tm/c',
    shop,
  };
  expect(certificateText(gift, 'ru')).toMatch(
    /^Цветочная лавка: вам сертификат на 300 TMT: sowgat\.tm\/c#K7QM-4RTA-9XWC$/,
  );
  const day = { personId: 1, name: 'Айна', day: '2027-03-12', kind: 'birthday', title: '' } as const;
  expect(reminderText([day], 'sowgat.tm/p/x', { lang: 'ru', shop })).toMatch(
    /^Цветочная лавка: 12\.03, Айна: день рождения\./,
  );
});

test('no name makes a message cost more than the default one, and the office shows what is sent', () => {
  for (const shop of Object.keys(names))
    for (const kind of smsKinds)
      for (const lang of ['tm', 'ru'] as const) {
        const facts = exampleFacts(lang, exampleLink(kind)) as never;
        const text = smsText(kind, lang, { ...(facts as object), shop } as never);
        const usual = smsText(kind, lang, facts);
        expect(costOfSms(text).parts.length, text).toBe(costOfSms(usual).parts.length);
        const template = usualTemplate(kind, { tm: shop, ru: shop })[lang];
        expect(fillTemplate(template, exampleFacts(lang, exampleLink(kind)), lang)).toBe(text);
      }
});

test('a name that does not fit is shortened before a message needs another part', () => {
  const facts = { order: 'S-2147483647', total: '10000000000 TMT', shop: 'Цветочная лавка у фонтана' };
  expect(smsText('order-paid-late', 'ru', facts)).toMatch(/^Цветочная: заказ/);
  expect(smsText('order-delivered', 'ru', facts)).toMatch(/^Цветочная лавка: заказ/);
});

test('a code message stays one part with its line for browsers, whatever the shop is called', () => {
  for (const shop of Object.keys(names)) {
    const text = codeText('481203', 'https://www.gulhaly-dukany.com.tm', { shop });
    expect(text).toMatch(/^[\n -~]{1,70}$/);
    expect(text.split('\n')).toHaveLength(2);
    expect(codePattern.exec(text)?.[0]).toBe('481203');
  }
});
