import { expect, test } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

const dangerous = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  "'=1",
];

test('what a spreadsheet could take for a formula is written as a text and comes back as it was', async () => {
  const rows = dangerous.map((text) => [text, 'x']);
  let csv = '';
  for await (const part of writeCsv(rows)) csv += part;
  const bytes = Buffer.from(csv);
  const back: string[][] = [];
  const source = {
    size: bytes.length,
    read: async (at: number, count: number) => bytes.subarray(at, at + count),
  };
  for await (const { cells } of readCsv(source)) back.push(cells);
  for (const cell of csv
    .replace('\ufeff', '')
    .split(/;x\r\n/)
    .filter(Boolean))
    expect(cell).toMatch(/^"?'/);
  expect(back.map(([text]) => text)).toEqual(dangerous);
});
