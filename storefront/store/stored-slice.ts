/** What of each slice outlives the page, and how it is written: `{ "v": "1.1", "d": { …fields } }`. */
import type { ShopState } from '#storefront/app/store.ts';
import { settings } from '../settings.ts';

/**
 * Fields that are remembered. Loading flags, errors and catalogue lists are not: they would only be old. The language
 * is written down like the rest but never read: its own setting (`userLanguage`) decides.
 */
export const remembered = {
  info: ['countryPhones', 'workingHours'],
  product: ['singleProduct', 'options'],
  auth: [
    'token',
    'refresh',
    'username',
    'isAuthenticated',
    'isPhoneVerified',
    'redirectToSms',
    'isSmsSent',
    'smsResponse',
  ],
  about: ['about'],
  lang: ['isSuccess', 'lang'],
  cart: ['items'],
  wishlist: ['items'],
  delivery: ['delivery', 'draft'],
  banner: ['banners'],
} as const satisfies { [K in keyof ShopState]: readonly (keyof ShopState[K])[] };

export type StoredKey = keyof typeof remembered;
export const storedKeys = Object.keys(remembered) as StoredKey[];
type Fields = Record<string, unknown>;

/** Extra proof for slices whose rows are used in sums: a damaged row would break every page. */
const rowIsSound: Partial<Record<StoredKey, (row: Fields) => boolean>> = {
  cart: (row) =>
    isCount(row['quantity']) && isGoods(row) && isRecord(row['product']) && isGoods(row['product']),
  wishlist: isGoods,
};

export function writeSlice(key: StoredKey, slice: object): string {
  const fields: Fields = {};
  for (const name of remembered[key]) fields[name] = (slice as Fields)[name];
  return JSON.stringify({ v: settings.storeVersion, d: fields });
}

/** The remembered fields, or undefined when the text is broken, of another version or of another shape than `fresh`. */
export function readSlice(key: StoredKey, text: string, fresh: object): Fields | undefined {
  const stored = key === 'lang' ? undefined : parse(text);
  if (!isRecord(stored) || stored['v'] !== settings.storeVersion || !isRecord(stored['d'])) return undefined;
  const fields: Fields = {};
  for (const name of remembered[key]) {
    const value = stored['d'][name];
    if (value === undefined) continue;
    if (!sameKind(value, (fresh as Fields)[name])) return undefined;
    if (Array.isArray(value) && !value.every((row) => isRecord(row) && (rowIsSound[key]?.(row) ?? true)))
      return undefined;
    fields[name] = value;
  }
  return fields;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A fresh null stands for "nothing yet", so what came later cannot be judged here. */
function sameKind(value: unknown, fresh: unknown): boolean {
  if (fresh === null || fresh === undefined) return true;
  return value !== null && typeof value === typeof fresh && Array.isArray(value) === Array.isArray(fresh);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What every line and card of goods is drawn from. */
function isGoods({ id, title, price, count }: Fields): boolean {
  return [id, price, count].every(Number.isFinite) && isRecord(title);
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) > 0;
}
