import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { check } from '../../../tests/support/shop/spreadsheets.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

/** The first bytes of a workbook from before 2007, and the name of an entry in it. */
const compound = (entry: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_016), Buffer.from(entry, 'utf16le')]);

/** OpenDocument requires its type first and uncompressed. */
function openDocument(first = 'mimetype'): Buffer {
  const type = 'application/vnd.oasis.opendocument.spreadsheet';
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(first.length, 26);
  return Buffer.concat([head, Buffer.from(`${first}${type}`), Buffer.alloc(500)]);
}

test('a file that is no spreadsheet is refused with an explanation, and steps must come in order', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const sheets = {
    damaged: [Buffer.concat([Buffer.from('PK'), Buffer.alloc(5_000, 7)]), 'не читается'],
    'with an open quote': [
      Buffer.from('sku;title_tm;price;category\nA;"Gül;10;Güller\nB;Bal;20;Güller\n'),
      'не читается: в строке 2 ',
    ],
    'of before 2007': [compound('Workbook'), '(XLS)'],
    'behind a password': [compound('EncryptedPackage'), 'паролем'],
    'of OpenDocument': [openDocument(), '(ODS)'],
    'of OpenDocument, by another program': [openDocument('META-INF/manifest.xml'), '(ODS)'],
    'a page under the name of a sheet': [Buffer.from('<html><table><tr><td>sku</td></tr></table>'), 'XML'],
    'a sheet of 1C': [Buffer.from('\ufeff<?xml version="1.0"?>\n<Workbook></Workbook>'), 'XML'],
    'of nothing': [Buffer.from('\ufeff\n \n'), 'Файл пустой'],
    'a picture': [Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'не читается'],
  } as const;
  for (const [name, [sheet, words]] of Object.entries(sheets)) {
    const { state, params } = await check(shop, office, sheet);
    expect(state, name).toMatchObject({
      state: 'failed',
      failure: { ru: expect.stringContaining(words) },
    });
    expect(await refusalOf(office('POST /api/office/imports/:id/apply/', { params }))).toBe(
      'record.conflict',
    );
  }
  const empty = await office('POST /api/office/imports/', { body: { name: 'boş' } });
  const params = { id: empty.data.id };
  expect(await refusalOf(office('POST /api/office/imports/:id/check/', { params }))).toBe('record.conflict');
  const nothing = new FormData();
  for (const [name, value] of Object.entries({ file: 'sheet', offset: '0' })) nothing.set(name, value);
  nothing.set('part', new Blob([]), 'part');
  expect(await refusalOf(office('POST /api/office/imports/:id/parts/', { params, body: nothing }))).toBe(
    'import.empty',
  );
  const form = new FormData();
  for (const [name, value] of Object.entries({ file: 'sheet', offset: '5' })) form.set(name, value);
  form.set('part', new Blob(['x']), 'part');
  expect(await refusalOf(office('POST /api/office/imports/:id/parts/', { params, body: form }))).toBe(
    'record.conflict',
  );
  expect(await refusalOf(office('DELETE /api/office/imports/:id/', { params }))).toBe('accepted');
});
