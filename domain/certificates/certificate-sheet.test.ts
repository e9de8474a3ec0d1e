import { expect, test } from 'vitest';
import { mostSheetRows, readCertificateSheet, type SheetLine } from './certificate-sheet.ts';

/** Friday, 20 November, 11:00. */
const now = new Date('2026-11-20T06:00:00Z');
const linesOf = (text: string): SheetLine[] =>
  text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split('\t') }));
const read = (text: string, more: object = {}) => readCertificateSheet(linesOf(text), { now, ...more });
const faults = (text: string, more: object = {}) =>
  read(text, more).problems.map(({ row, what }) => `${row} ${what}`);

test('a sheet without headings is read from the left: number, sum, name, text, day; sums as people write them', () => {
  const text =
    '+993 65 12-34-56\t100\n\n65123457\t1 250,50 TMT\tAýna\tGutlaýarys!\t05.12.2026\n8 65 123458\t12.5\t\t\t2026-11-20';
  const plain = { name: '', message: '' };
  expect(read(text)).toEqual({
    rows: [
      { mobile: '+99365123456', face: 10_000, ...plain },
      { mobile: '+99365123457', face: 125_050, name: 'Aýna', message: 'Gutlaýarys!', day: '2026-12-05' },
      { mobile: '+99365123458', face: 1_250, ...plain, day: '2026-11-20' },
    ],
    problems: [],
    headings: [],
  });
});

test('a day on which the certificate would have ended is wrong', () => {
  const on = (day: string) => faults(`65123456\t100\t\t\t${day}`, { months: 1 });
  expect([on('2026-12-19'), on('2026-12-20'), on('2027-01-10')]).toEqual([[], ['1 day'], ['1 day']]);
  expect(faults('65123456\t100\t\t\t2027-01-10', { months: 12 })).toEqual([]);
});

test('headings of both languages may stand in any order; one that is not known is asked about before anything is read', () => {
  const rows = [{ mobile: '+99365123456', face: 10_000, name: 'Aýna', message: '' }];
  expect(read('Имя\tСумма\tTelefon\nAýna\t100\t65123456')).toMatchObject({ rows, problems: [] });
  expect(read('ady\tMÖÇBERI\tmobile\nAýna\t100\t65123456')).toMatchObject({ rows, problems: [] });
  const own = 'ФИО сотрудника\tJemi\tтел.\tOtdel 5\nAýna\t100\t65123456\tX';
  const asked = read(own);
  expect(asked.rows).toEqual([]);
  expect(asked.headings.map(({ column, isKnown }) => [column, isKnown])).toEqual([
    ['name', false],
    ['face', false],
    ['mobile', false],
    [null, false],
  ]);
  expect(faults(own)).toEqual(['1 heading']);
  expect(read(own, { columns: ['name', 'face', 'mobile', null] })).toMatchObject({ rows, problems: [] });
  expect(faults(own, { columns: ['name', null, 'mobile', null] })).toEqual(['1 column']);
});

test('each row that cannot be is named by its number and what is wrong with it', () => {
  const text = [
    '65123456\t100\n12\t100\n65123457\t0,50\n65123458\t5001\n65123459\n65123456\t20\n65123450\t-5',
    `65123451\t1\ta\tb\t\tc\n65123451\t1\t${'a'.repeat(81)}\n65123451\t1\t\t${'a'.repeat(201)}`,
    '65123451\t1\t\t\t19.11.2026\n65123451\t1\t\t\t01.06.2027\n65123451\t1\t\t\t31.11.2026',
  ].join('\n');
  expect(faults(text)).toEqual([
    ...['2 mobile', '3 face', '4 face', '5 face', '6 twice', '7 face', '8 row', '9 name', '10 message'],
    ...['11 day', '12 day', '13 day'],
  ]);
  const many = Array.from({ length: mostSheetRows + 1 }, (_, n) => `651${String(n).padStart(5, '0')}\t1`);
  const { rows, problems } = read(many.join('\n'));
  expect([rows.length, problems]).toEqual([mostSheetRows, [{ row: mostSheetRows + 1, what: 'rows' }]]);
});
