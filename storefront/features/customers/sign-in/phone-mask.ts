/** Input mask of a phone number: the country code is shown before the field, the field has eight digits. */

const longestRaw = 24;

/**
 * The national digits of typed or pasted input: `+993 65 12-34-56`, `8 65 123456`, `99365123456`. A number of
 * another country, or with too many digits, is kept whole: cut to eight it would be somebody else's.
 */
export function readTyped(text: string): string {
  const plain = text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, plainDigit);
  const digits = plain.replace(/\D/g, '');
  const isAbroad = /^\D*\+/.test(plain) || /^(00|810)\d/.test(digits);
  const afterExit = digits.replace(/^(00|810)/, '');
  if (isAbroad && !'993'.startsWith(afterExit.slice(0, 3))) return `+${afterExit}`.slice(0, longestRaw);
  // No number of Turkmenistan begins with 9 or 8: these are the country code and the trunk prefix.
  return afterExit.replace(/^993/, '').replace(/^8/, '').slice(0, longestRaw);
}

/** Told at once, wherever a number is asked for. */
export const isTooLong = (value: string) => !value.startsWith('+') && value.length > 8;

/** `65123456` → `65 12-34-56`, also partially. */
export function maskDigits(value: string): string {
  if (value.startsWith('+')) return value;
  const [, first = '', ...rest] = /^(\d{0,2})(\d{0,2})(\d{0,2})(\d*)/.exec(value) ?? [];
  const groups = rest.filter(Boolean).join('-');
  return groups ? `${first} ${groups}` : first;
}

/** Caret position after masking, given the number of digits before it. */
export function caretAfter(masked: string, digitsBefore: number): number {
  let seen = 0;
  for (let at = 0; at < masked.length; at += 1) {
    if (seen === digitsBefore) return at;
    if (/\d/.test(masked[at] ?? '')) seen += 1;
  }
  return masked.length;
}

/** The whole number for the server; an invalid one is sent as it is and refused there. */
export function wholeNumber(value: string): string {
  return value.startsWith('+') ? value : `+993${value}`;
}

/** Eight digits of a stored number, for a form: "+99365123456" → "65123456". */
export function nationalDigits(stored: string | null | undefined): string {
  return readTyped(stored ?? '');
}

function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code >= 0x06f0 ? code - 0x06f0 : code - 0x0660);
}
