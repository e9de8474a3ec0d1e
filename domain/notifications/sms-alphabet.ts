/**
 * The GSM-7 alphabet of SMS (GSM 03.38) and what a text costs in it. Of the Turkmen letters it has only ä ö ü Ä Ö Ü Ç;
 * ç ý ň ş ž and Russian make the whole message UCS-2, with less than half as many characters per part. The position of
 * a character in `basic` is its septet.
 */

const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u001bÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

// After an escape; each costs two septets.
const extension: Readonly<Record<string, number>> = {
  '\f': 0x0a,
  '^': 0x14,
  '{': 0x28,
  '}': 0x29,
  '\\': 0x2f,
  '[': 0x3c,
  '~': 0x3d,
  ']': 0x3e,
  '|': 0x40,
  '€': 0x65,
};
const escape = 0x1b;
const septets = new Map<string, readonly number[]>([
  ...[...basic].map((sign, at): [string, number[]] => [sign, [at]]),
  ...Object.entries(extension).map(([sign, at]): [string, number[]] => [sign, [escape, at]]),
]);
septets.delete('\u001b'); // The escape itself is no character.

export type SmsEncoding = 'gsm7' | 'ucs2';

/** Whether the text can be encoded in GSM-7. */
export function isGsm7(text: string): boolean {
  return [...text].every((sign) => septets.has(sign));
}

/** Septets of a text, one number each, unpacked; null when a character is not in the alphabet. */
export function gsm7Septets(text: string): number[] | null {
  const codes = [...text].map((sign) => septets.get(sign));
  return codes.every((code) => code !== undefined) ? codes.flat() : null;
}

/** Length of the text in units (septets or UTF-16 code units), and the texts of its parts. */
export type SmsCost = {
  readonly encoding: SmsEncoding;
  readonly units: number;
  readonly parts: readonly string[];
};

const maxUnits = { gsm7: { single: 160, part: 153 }, ucs2: { single: 70, part: 67 } } as const;

/**
 * Length and parts of a text. `encoding` may be forced to ucs2 for carriers that garble GSM-7. No character is split:
 * neither an escape sequence nor a surrogate pair.
 */
export function costOfSms(text: string, encoding: SmsEncoding = isGsm7(text) ? 'gsm7' : 'ucs2'): SmsCost {
  const width = (sign: string) => (encoding === 'gsm7' ? (septets.get(sign)?.length ?? 1) : sign.length);
  const units = [...text].reduce((sum, sign) => sum + width(sign), 0);
  if (units <= maxUnits[encoding].single) return { encoding, units, parts: [text] };
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const sign of text) {
    if (used + width(sign) > maxUnits[encoding].part) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += sign;
    used += width(sign);
  }
  return { encoding, units, parts: [...parts, part] };
}
