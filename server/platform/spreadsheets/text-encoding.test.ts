import { expect, test } from 'vitest';
import { readCsv } from './csv.ts';
import { SheetFault } from './sheet-fault.ts';

async function cellsOf(bytes: Buffer): Promise<string[][]> {
  const source = {
    size: bytes.length,
    read: async (at: number, count: number) => bytes.subarray(at, at + count),
  };
  const rows: string[][] = [];
  for await (const { cells } of readCsv(source)) rows.push(cells);
  return rows;
}

/** Encodes a text in a single-byte code page, by inverting its decoder. */
function encode(text: string, alphabet: 'windows-1251' | 'windows-1250'): Buffer {
  const letters = new TextDecoder(alphabet).decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  return Buffer.from([...text].map((letter) => letters.indexOf(letter)));
}

test('a table is read as Excel saves it on a Russian and on a Turkmen Windows, and as Unicode text', async () => {
  const russian = [
    ['Артикул', 'Цена'],
    ['ЦБ-1', '120'],
    ['№ «Ё»', ''],
  ];
  const turkmen = [
    ['Haryt', 'Bahasy'],
    ['Gyzyl bägül, şäherde', 'ýüz'],
    ['Näçe köňül', '5'],
  ];
  const write = (rows: string[][], sign = ';') => `${rows.map((row) => row.join(sign)).join('\r\n')}\r\n`;
  expect(await cellsOf(encode(write(russian), 'windows-1251'))).toEqual(russian);
  expect(await cellsOf(encode(write(turkmen), 'windows-1250'))).toEqual(turkmen);
  const unicode = Buffer.from(`\ufeff${write([...russian, ...turkmen], '\t')}`, 'utf16le');
  expect(await cellsOf(unicode)).toEqual([...russian, ...turkmen]);
  expect(await cellsOf(Buffer.from(unicode).swap16())).toEqual([...russian, ...turkmen]);
});

test('the first letter that is not English may come late in a table', async () => {
  const rows = ['sku;title_tm', ...Array.from({ length: 40_000 }, (_, at) => `S-${at};Gul`), 'S-x;Роза'];
  const read = await cellsOf(encode(rows.join('\n'), 'windows-1251'));
  expect(read.at(-1)).toEqual(['S-x', 'Роза']);
  expect((await cellsOf(Buffer.from(rows.join('\n')))).at(-1)).toEqual(['S-x', 'Роза']);
});

test('a quote that is never closed is told with the row it is opened in', async () => {
  const rows = ['sku;title_tm', ...Array.from({ length: 300 }, (_, at) => `S-${at};"Gül\n${at}"`)];
  const fault = await cellsOf(Buffer.from(`${rows.join('\n')}\nS-x;"Gül\nS-y;Bal`)).catch(
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(SheetFault);
  expect(fault).toMatchObject({ kind: 'open-quote', row: 302 });
});
