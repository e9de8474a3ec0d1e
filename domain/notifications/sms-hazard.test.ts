import { expect, test } from 'vitest';
import { hazardOf } from './sms-hazard.ts';
import { smsKinds, usualTemplate } from './sms-template.ts';

const host = 'sowgat.tm';
const ofBoth = (text: string) => (['tm', 'ru'] as const).map((lang) => hazardOf(text, { lang, host }));

test('a text has no address but the shop’s', () => {
  const foreign = [
    ...['{order} https://evil.example', 'evil.com {order}', '{order} www.evil.tm/x', 'http://evil {order}'],
    ...['{order}.com', 'evil.tm{link}', 'https://sowgat.tm.evil.com', 'https://sowgat.tm@evil.com'],
    ...['https://evil@sowgat.tm', 'http://10.0.0.1/', '10.0.0.1', 'злой.рф', 'EVIL.COM', 'ftp://evil'],
    ...['evil.xn--p1ai', 'aman@evil.com', 'evil.com-aksiya'],
  ];
  for (const text of foreign) expect(ofBoth(text), text).not.toContain(undefined);
  expect(hazardOf('Заказ {order} evil。com', { lang: 'ru', host })).toBe('foreign-address');
  const own = ['{order}: {link}', '{order} https://sowgat.tm/x', 'Sowgat.tm: {order}', '{link}. {order}'];
  const plain = [
    '{order}, {total}. Sag boluň!',
    '24.11.2026, 14.30: {order}',
    'и т.д. {order}',
    '+993 65 12-34-56',
  ];
  for (const text of [...own, ...plain]) expect(ofBoth(text), text).toEqual([undefined, undefined]);
  expect(hazardOf('http://127.0.0.1:3000/x', { lang: 'tm', host: '127.0.0.1:3000' })).toBeUndefined();
});

test('a text has no signs that cannot be seen, and one line', () => {
  const signs = ['\u202e', '\u2066', '\u200f', '\u061c', '\u0007', '\t', '\u00ad', '\u2028', '\n', '\r'];
  for (const sign of signs)
    expect(ofBoth(`a${sign}b {order}`), JSON.stringify(sign)).toEqual(['control-sign', 'control-sign']);
});

test('the texts that the shop comes with are fit', () => {
  for (const kind of smsKinds)
    for (const lang of ['tm', 'ru'] as const)
      expect(hazardOf(usualTemplate(kind)[lang], { lang, host }), kind).toBeUndefined();
});
