import type { CountryPhone, MainInfo } from '#contract/content/shop.ts';
import type { LocalText } from '#contract/shared.ts';
import { arrangeSections, type PlacedSection } from '#domain/home-sections.ts';
import { defaultHours, type OpeningHours } from '#domain/delivery/opening-hours.ts';
import { usualShopName } from '#domain/notifications/shop-name.ts';
import type { SmsTemplate } from '#domain/notifications/sms-template.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findTexts } from './content.repo.ts';

/** A section of a longer page as stored: its picture by id. */
export type SectionText = { id?: 'terms'; title: LocalText; body: LocalText; picture?: string };

/** The keys of the shop's texts with the type of each value. The office validates it before it is saved. */
export type ShopTexts = {
  home: { name: LocalText; slogan: LocalText; logo?: string; accent?: string };
  contacts: MainInfo['contacts'];
  legal: { name: LocalText; footer: LocalText };
  hours: readonly OpeningHours[];
  phones: readonly CountryPhone[];
  about: { title: LocalText; body: LocalText; pictures: readonly string[] };
  delivery: { sections: readonly SectionText[] };
  privacy: { sections: readonly SectionText[]; updatedAt: string | null };
  card: { price: number };
  addOns: { products: readonly number[] };
  sections: readonly PlacedSection[];
  /** Templates of staff, by kind; for other kinds the default applies. */
  sms: Readonly<Record<string, SmsTemplate>>;
};

const none: LocalText = { tm: '', ru: '' };

/** Defaults before staff have written anything: those of the specification, and empty for the rest. */
const defaults: ShopTexts = {
  home: { name: { tm: usualShopName, ru: usualShopName }, slogan: none },
  contacts: { phones: [], email: '', address: none, socials: [] },
  legal: { name: none, footer: none },
  hours: defaultHours,
  phones: [{ title: 'Türkmenistan', iso2: 'tm', code: '993', src: '/flags/tm.svg' }],
  about: { title: none, body: none, pictures: [] },
  delivery: { sections: [] },
  privacy: { sections: [], updatedAt: null },
  card: { price: 0 },
  addOns: { products: [] },
  sections: arrangeSections([]),
  sms: {},
};

/** Texts by key; one query. A missing field comes from the defaults, an empty list counts as not set. */
export async function readTexts<K extends keyof ShopTexts>(
  db: Db | Trx,
  keys: readonly K[],
): Promise<Pick<ShopTexts, K>> {
  const rows = await findTexts(db, keys);
  return Object.fromEntries(keys.map((key) => [key, complete(defaults[key], rows.get(key)?.value)])) as Pick<
    ShopTexts,
    K
  >;
}

/** The shop's name as set by the merchant. */
export async function readShopName(db: Db | Trx): Promise<LocalText> {
  return (await readBrandedShop(db)).name;
}

/** The shop's name, and the merchant's accent colour. */
export async function readBrandedShop(db: Db | Trx): Promise<{ name: LocalText; accent?: string }> {
  const { home } = await readTexts(db, ['home']);
  return { name: shopName(home), ...(home.accent ? { accent: home.accent } : {}) };
}

/** Templates of staff and the shop's name; one query, because orders wait for goods that are locked meanwhile. */
export async function readSmsTexts(db: Db | Trx): Promise<{ templates: ShopTexts['sms']; shop: LocalText }> {
  const { sms, home } = await readTexts(db, ['sms', 'home']);
  return { templates: sms, shop: shopName(home) };
}

function shopName({ name: { tm, ru } }: ShopTexts['home']): LocalText {
  return { tm: tm || ru || usualShopName, ru: ru || tm || usualShopName };
}

function complete(fallback: unknown, value: unknown): unknown {
  if (Array.isArray(fallback)) return Array.isArray(value) && value.length > 0 ? value : fallback;
  return typeof value === 'object' && value !== null ? { ...(fallback as object), ...value } : fallback;
}
