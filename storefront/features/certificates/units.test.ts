import { expect, test } from 'vitest';
import {
  hasWrongGiver,
  isDigital,
  lacksNumber,
  orderedUnits,
  sendDayOf,
  withAnswers,
  withUnit,
} from './units.ts';

const now = new Date('2026-11-23T12:00:00Z');
const title = { tm: 'Sertifikat', ru: 'Сертификат' };
const card = { id: 7, quantity: 2, price: 10_000, product: { kind: 'certificate' as const, title } };
const goods: { kind?: 'certificate'; title: typeof title } = { title };
const flowers = { id: 8, quantity: 1, price: 5_000, product: goods };

test('each unit of a certificate has answers of its own, and goods have none', () => {
  const [first, second, ...more] = orderedUnits([flowers, card], {});
  expect(more).toEqual([]);
  expect(first).toMatchObject({ option: 7, at: 0, units: 2, face: 10_000, way: 'SMS' });
  const kept = withUnit({}, second!, {
    mobile: '65123456',
    day: '2026-12-31',
    name: ' Maral ',
    giver: ' Meret ',
  });
  expect(orderedUnits([card], kept).map(({ mobile }) => mobile)).toEqual(['', '65123456']);
  expect(withAnswers([flowers, card], kept, now).map(({ certificate }) => certificate)).toEqual([
    undefined,
    [
      { way: 'SMS', mobile: '+993' },
      { way: 'SMS', mobile: '+99365123456', day: '2026-12-31', name: 'Maral', giver: 'Meret' },
    ],
  ]);
});

test('a printed one has no phone number, and one that is sent has no message', () => {
  const kept = { 7: [{ way: 'PRINT', mobile: '65123456', day: '2026-12-31', message: 'Eje' }] };
  const one = { ...card, quantity: 1 };
  expect(withAnswers([one], kept, now)[0]?.certificate).toEqual([{ way: 'PRINT', message: 'Eje' }]);
  const sent = { 7: [{ way: 'SMS', mobile: '65123456', message: 'Eje' }] };
  expect(withAnswers([one], sent, now)[0]?.certificate).toEqual([{ way: 'SMS', mobile: '+99365123456' }]);
});

test('a stored draft may contain anything', () => {
  for (const kept of [{ 7: null }, { 7: 'x' }, { 7: [null, 3] }, { 7: [{ way: 'POST', day: 4 }] }])
    expect(orderedUnits([card], kept as never)).toMatchObject([
      { way: 'SMS', day: '', mobile: '' },
      { way: 'SMS', day: '', mobile: '' },
    ]);
});

test('a past or invalid day means as soon as possible', () => {
  const day = (text: string) => sendDayOf({ day: text }, now);
  expect(day('2026-11-24')).toBe('2026-11-24');
  expect(['2026-11-23', '2026-11-01', '2028-01-01', '2026-13-01', 'x'].map(day)).toEqual(Array(5).fill(''));
});

test('an SMS needs a number, a printed card does not', () => {
  expect(lacksNumber({ way: 'SMS', mobile: '' })).toBe(true);
  expect(lacksNumber({ way: 'SMS', mobile: '65123456' })).toBe(false);
  expect(lacksNumber({ way: 'PRINT', mobile: '' })).toBe(false);
});

test('a giver has a name of letters, or none', () => {
  const names = [
    '',
    'Meret',
    'Анна-Мария',
    "O'Neil",
    'Öwez aga',
    'Ýazgül ’',
    'a.tm',
    'Meret 5',
    '-a',
    'www/x',
  ];
  expect(names.filter((giver) => hasWrongGiver({ giver }))).toEqual(['a.tm', 'Meret 5', '-a', 'www/x']);
});

test('certificates alone need no delivery', () => {
  expect([isDigital([card]), isDigital([card, flowers]), isDigital([flowers]), isDigital([])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a design chosen on the page of a certificate applies to each unit, until another is chosen for one', () => {
  const kept = withUnit({ design: 'birthday' }, orderedUnits([card], {})[1]!, { design: 'plain' });
  expect(orderedUnits([card], kept).map(({ design }) => design)).toEqual(['birthday', 'plain']);
  const [line] = withAnswers([card], kept, now);
  expect(line?.certificate?.map(({ design }) => design)).toEqual(['birthday', undefined]);
  expect(orderedUnits([card], { ...kept, design: 'wedding' })[0]?.design).toBe('wedding');
  expect(orderedUnits([card], { design: 'x', 7: [{ design: 'url(x)' }] })[0]?.design).toBe('plain');
});
