import { expect, test } from 'vitest';
import { mostSheetRows, readCertificateSheet } from './certificate-sheet.ts';

test('a pasted sheet is read: tabs or semicolons, a heading, spaces, decimal sums', () => {
  const text = 'Telefon\tJemi\r\n+993 65 12-34-56\t100\r\n\r\n65123457;1 250,50 TMT\n8 65 123458\t12.5\n';
  expect(readCertificateSheet(text)).toEqual({
    rows: [
      { mobile: '+99365123456', face: 10_000 },
      { mobile: '+99365123457', face: 125_050 },
      { mobile: '+99365123458', face: 1_250 },
    ],
    problems: [],
  });
});

test('each invalid row is reported with its number and fault', () => {
  const text =
    '65123456;100\n12;100\n65123457;0,50\n65123458;5001\n65123459\n65123456;20\n65123450;-5\n6512;1;2';
  expect(readCertificateSheet(text).problems.map(({ row, what }) => `${row} ${what}`)).toEqual([
    '2 mobile',
    '3 face',
    '4 face',
    '5 row',
    '6 twice',
    '7 face',
    '8 row',
  ]);
  const many = Array.from({ length: mostSheetRows + 1 }, (_, n) => `651${String(n).padStart(5, '0')};1`);
  const { rows, problems } = readCertificateSheet(many.join('\n'));
  expect([rows.length, problems]).toEqual([mostSheetRows, [{ row: mostSheetRows + 1, what: 'rows' }]]);
});
