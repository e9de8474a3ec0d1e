import { expect, test } from 'vitest';
import { barcodePattern, foldSku, proposeSku, skuPattern } from './sku.ts';

const isSku = new RegExp(skuPattern);

test('codes of 1C and of both alphabets are SKUs, whatever their case', () => {
  for (const sku of ['ЦБ-00000123', 'АРТ-КИР-1', 'Ýüzük-7', 'IMP-1', 'a.b_c/d-e', '7'])
    expect(isSku.test(sku), sku).toBe(true);
  for (const sku of ['', '-1', '=1', 'A B', 'A;B', '~12', 'x'.repeat(41)])
    expect(isSku.test(sku), sku).toBe(false);
  expect(foldSku('Цб-ÝÜZ-Imp')).toBe(foldSku('цБ-ýüz-IMP'));
  expect(foldSku('IMP-1')).not.toBe(foldSku('ИМП-1'));
});

test('a proposed SKU can be read aloud and is valid', () => {
  expect(proposeSku('Gyzyl bägül', 4821)).toBe('GYZYL-BAGUL-4821');
  expect(proposeSku('  «Şäher» 25 gül, ak  ', 7)).toBe('SAHER-25-GUL-AK-0007');
  expect(proposeSku('Розы', 12_345)).toBe('РОЗЫ-2345');
  for (const title of ['', '🌹', 'x'.repeat(200), 'Gyzyl bägülleriň uly desse'])
    expect(proposeSku(title, 1)).toMatch(isSku);
});

test('a barcode is what a scanner reads; a number rounded by a spreadsheet is refused', () => {
  const isBarcode = new RegExp(barcodePattern);
  for (const code of ['4607001234567', '96385074', 'SOWGAT-12.b_1'])
    expect(isBarcode.test(code), code).toBe(true);
  for (const code of ['', '4,60700E+12', '4607 0012', 'x'.repeat(41)])
    expect(isBarcode.test(code), code).toBe(false);
});
