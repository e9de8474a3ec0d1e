/** Every message of the shop, with the longest of all that it may name. */
import { describe, expect, test } from 'vitest';
import { failedReasons } from '#domain/delivery/delivery-attempts.ts';
import { giftAddress, linkForSms, linkToken, orderNumberAddress } from '#domain/links/link.ts';
import { orderNumber } from '#domain/order.ts';
import { balancePath, pageAddress } from '#domain/pages.ts';
import { certificateCode, mostSoldFace, printedCode } from '#domain/certificates/certificate.ts';
import { plainMoney } from '#domain/print/money.ts';
import { certificateText } from './certificate-text.ts';
import { closedDayText, dutyText } from './duty.ts';
import { type NamedDate, reminderText } from './reminder-text.ts';
import { costOfSms } from './sms-alphabet.ts';
import { smsKinds } from './sms-template.ts';
import { failedReasonWords, returnReasonWords, type SmsKind, type SmsLang, smsText } from './sms-text.ts';

const token = linkToken('7kQm2xR9tB4cV6nW8pL1sD3f');
/** The largest order number and the largest sum that are possible, and such as a shop has. */
const sizes = {
  largest: { number: 2_147_483_647, tenge: 999_999_999_999 },
  usual: { number: 9_999_999, tenge: 9_999_950 },
};
const giverKinds: readonly SmsKind[] = ['gift-answered', 'gift-declined', 'gift-lapsed', 'gift-thanks'];
const shops: Record<string, string | undefined> = {
  usual: undefined,
  long: 'Цветочная лавка у фонтана на проспекте Махтумкули',
  latin: 'Gülzar gül we sowgat dükany Aşgabat şäherinde',
};

type Size = { number: number; tenge: number };

function* ordersTexts(lang: SmsLang, { number, tenge }: Size, url: string, shop?: string) {
  const order = orderNumber(number);
  const link = (kind: SmsKind) =>
    linkForSms(
      url,
      giverKinds.includes(kind)
        ? orderNumberAddress(number)
        : kind.startsWith('gift-asks')
          ? giftAddress(token)
          : pageAddress('orderLink', token),
    );
  for (const kind of smsKinds)
    for (const when of ['24.11, 14:00–17:00', lang === 'ru' ? '24.11, до 12:15' : '24.11, sagat 12:15 çenli'])
      for (const reason of failedReasons)
        for (const why of Object.values(returnReasonWords)) {
          const facts = {
            order,
            total: plainMoney(tenge),
            until: '14:30',
            when,
            link: link(kind),
            why: why[lang],
          };
          const named = { ...(shop === undefined ? {} : { shop }), reason: failedReasonWords[reason][lang] };
          yield { kind, order, text: smsText(kind, lang, { ...facts, ...named }) };
        }
}

function* otherTexts(lang: SmsLang, { number, tenge }: Size, url: string, name?: string) {
  const shop = name === undefined ? {} : { shop: name };
  const date = (more: Partial<NamedDate>): NamedDate => ({
    ...{ personId: 1, name: 'Гульшат', day: '2027-03-12', kind: 'birthday', title: '' },
    ...more,
  });
  const repeat = linkForSms(url, pageAddress('repeat', token));
  const names = ['Айна', 'Огулнабат', 'Абдурахмангелди'];
  const titles = ['День, когда мы впервые встретились у фонтана', 'Восьмое марта'];
  const ones = names.flatMap((person) => [
    ...(['birthday', 'wedding'] as const).map((kind) => date({ name: person, kind })),
    ...titles.map((title) => date({ name: person, kind: 'own', title })),
  ]);
  for (const one of ones) yield { kind: 'reminder', text: reminderText([one], repeat, { lang, ...shop }) };
  for (const person of names)
    for (const count of [2, 3, 12, 100]) {
      const dates = Array.from({ length: count }, (_, personId) => date({ personId, name: person }));
      yield { kind: 'reminder', text: reminderText(dates, repeat, { lang, ...shop }) };
    }
  const code = printedCode(certificateCode('K7QM4RTA9XWC2FGH'));
  const facts = { code, until: '2027-11-29', page: linkForSms(url, balancePath), ...shop };
  for (const sum of [mostSoldFace, 499_950, tenge])
    for (const giver of ['', ...names])
      yield { kind: 'certificate', text: certificateText({ ...facts, giver, sum: plainMoney(sum) }, lang) };
  for (const turn of [1, 2])
    yield { kind: 'duty', text: dutyText({ order: orderNumber(number), tenge, turn, ...shop }, lang) };
  const closed = { day: '2026-11-28', transfers: 1_000_000, hash: '0123456789abcdef'.repeat(4) };
  yield { kind: 'closed-day', text: closedDayText({ ...closed, ...shop }, lang) };
}

describe.each(Object.entries(shops))('of a shop with %s name', (_, shop) => {
  describe.each(Object.entries(sizes))('with %s numbers and sums', (_, size) => {
    test.each(['https://sowgat.tm', 'https://sowgat.com.tm'])(
      'a Russian message is Cyrillic and one, at %s',
      (url) => {
        const host = url.slice('https://'.length);
        const all = [...ordersTexts('ru', size, url, shop), ...otherTexts('ru', size, url, shop)];
        expect(new Set(all.map(({ kind }) => kind)).size).toBe(smsKinds.length + 4);
        for (const { kind, text } of all) {
          expect(text.length, `${kind}: ${text}`).toBeLessThanOrEqual(70);
          expect(costOfSms(text), text).toMatchObject({ encoding: 'ucs2', parts: [text] });
          const [name = ''] = text.split(': ');
          const words = text
            .slice(name.length)
            .replace(new RegExp(`${host.replace(/\./g, '\\.')}/\\S+$`), '')
            .replace(/\bS-\d+\b|\bTMT\b|\b[0-9A-F]{20}\b/g, '');
          expect(words, text).toMatch(/[а-яё]{2}/);
          expect(words, text).not.toMatch(/[A-Za-z]/);
        }
      },
    );

    test('a Turkmen message is ASCII and one', () => {
      const url = 'https://sowgat.com.tm';
      for (const { text } of [...ordersTexts('tm', size, url, shop), ...otherTexts('tm', size, url, shop)]) {
        expect(text).toMatch(/^[ -~]{1,160}$/);
        expect(costOfSms(text), text).toMatchObject({ encoding: 'gsm7', parts: [text] });
      }
    });
  });
});

test('each message about an order names it and its link, where it has them', () => {
  for (const lang of ['tm', 'ru'] as const)
    for (const { kind, order, text } of ordersTexts(lang, sizes.usual, 'https://sowgat.tm')) {
      expect(text.includes(order), text).toBe(!kind.startsWith('gift-asks'));
      if (/link|photo|way|delivery-failed|gift/.test(kind)) expect(text).toMatch(/ sowgat\.tm\/[ogn]\/\w+$/);
    }
});
