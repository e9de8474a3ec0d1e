/**
 * Normalises phone numbers. Every rate limit, session and message is keyed by the result of `readPhone`, so that a
 * second spelling of a number is never a second customer.
 */

/** E.164 of a Turkmen mobile: `+993`, then eight digits. */
export type Phone = `+993${string}`;

/**
 * Why a text is not a number the shop can send to: empty, invalid characters, wrong number of digits, another country,
 * a landline, an operator the shop does not serve.
 */
export type PhoneFault = 'empty' | 'garbled' | 'length' | 'foreign' | 'landline' | 'prefix';

export type PhoneReading = { readonly phone: Phone } | { readonly fault: PhoneFault };

/** Mobile prefixes in service today. 66-69 are mobile by the numbering plan, but their operator left in 2017. */
export const defaultMobilePrefixes: readonly string[] = ['61', '62', '63', '64', '65', '71', '72'];

// Longer texts are refused before normalising.
const longestSpelling = 64;
const mobile = /^(?:6\d|7[12])\d{6}$/;
const landline = /^[1-5]\d{7}$/;
// The trunk prefix 8 often stays after the country code, or before it.
const afterPlus = /^\+9938?(\d{8})$/;
const withoutPlus = /^(?:(?:00|810)?9938?|8993|8)?(\d{8})$/;
const zeros = [0x0660, 0x06f0]; // Arabic-Indic and Persian digits; NFKC already folds full-width ones.

/**
 * Normalises a number in any usual spelling: `+993 61 23-45-67`, `8 (61) 234567`, `8~10 993 …`, `00993…`. Never throws;
 * `allowed` are the two-digit mobile prefixes the shop sends to.
 */
export function readPhone(typed: string, allowed: readonly string[] = defaultMobilePrefixes): PhoneReading {
  if (typeof typed !== 'string' || typed.length > longestSpelling) return { fault: 'garbled' };
  const bare = strip(typed);
  if (bare === '') return { fault: 'empty' };
  if (!/^\+?\d+$/.test(bare)) return { fault: 'garbled' };
  const national = nationalPart(bare);
  if (national === null) return { fault: isForeign(bare) ? 'foreign' : 'length' };
  if (landline.test(national)) return { fault: 'landline' };
  if (!mobile.test(national) || !allowed.includes(national.slice(0, 2))) return { fault: 'prefix' };
  return { phone: `+993${national}` };
}

/** The number, or null when the shop cannot send to it. */
export function parsePhone(typed: string, allowed?: readonly string[]): Phone | null {
  const reading = readPhone(typed, allowed);
  return 'phone' in reading ? reading.phone : null;
}

/** Whether it is a valid mobile prefix: the two digits after `+993`. */
export function isMobilePrefix(text: string): boolean {
  return /^(?:6\d|7[12])$/.test(text);
}

// Removes separators only; a letter stays and makes the text invalid.
function strip(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, plainDigit)
    .replace(/^[\s\p{Cf}]*tel:/iu, '')
    .replace(/[\s\p{Cf}\p{Pd}\u2212().,/~]/gu, '');
}

function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.filter((start) => code >= start).pop() ?? code;
  return String(code - zero);
}

/** The eight digits after any dialling prefix: international, national or local. */
function nationalPart(bare: string): string | null {
  const pattern = bare.startsWith('+') ? afterPlus : withoutPlus;
  return pattern.exec(bare)?.[1] ?? null;
}

function isForeign(bare: string): boolean {
  const abroad = /^(?:\+|00|810)(\d+)$/.exec(bare)?.[1];
  return abroad !== undefined && !abroad.startsWith('993');
}
