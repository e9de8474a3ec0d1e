/** SKU of options. Letters of both alphabets (`ЦБ-00000123` of 1C); case is ignored: `imp-1` and `IMP-1` are one SKU. */

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÇŇÖŞÜÝŽАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';
const letters = `${capitals}${capitals.toLowerCase()}`;

/** Letters of both alphabets, digits and `. _ / -`, at most 40. */
export const skuPattern = `^[${letters}0-9][${letters}0-9._/-]{0,39}$`;

/** One value for all spellings of a SKU. The index of options in the database folds the same letters. */
export function foldSku(sku: string): string {
  return sku.normalize('NFC').trim().toLowerCase();
}

const latin: Readonly<Record<string, string>> = {
  Ä: 'A',
  Ç: 'C',
  Ň: 'N',
  Ö: 'O',
  Ş: 'S',
  Ü: 'U',
  Ý: 'Y',
  Ž: 'Z',
};

/**
 * A SKU for a new option, from its product's Turkmen title: `Gyzyl bägül` is `GYZYL-BAGUL-4821`.
 * @param number four random digits, so that two products with one title differ
 */
export function proposeSku(title: string, number: number): string {
  const plain = [...title.normalize('NFC').toUpperCase()].map((letter) => latin[letter] ?? letter).join('');
  const words = plain.split(/[^A-Z0-9А-ЯЁ]+/).filter(Boolean);
  const name = words.join('-').slice(0, 24).replace(/-$/, '');
  return `${name || 'H'}-${String(number % 10_000).padStart(4, '0')}`;
}

/** EAN, UPC and Code 128 as shops print them; a number that a spreadsheet rounded (`4,6E+12`) is refused. */
export const barcodePattern = '^[0-9A-Za-z._-]{1,40}$';
