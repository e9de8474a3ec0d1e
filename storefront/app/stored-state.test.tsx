import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Product } from '#contract/catalogue/shop.ts';
import { pageAddress, type PageName } from '#domain/pages.ts';
import { featureNames } from '#domain/feature.ts';
import { homeSections } from '#domain/home-sections.ts';
import type { MainInfo } from '#contract/content/shop.ts';
import { sliceArrived } from '#storefront/store/persistence.ts';
import { settings } from '#storefront/settings.ts';
import type { Fields } from '#storefront/store/shape.ts';
import { readerOf } from './stored-shapes.ts';
import { App } from './App.tsx';
import { routeAt } from './routes.tsx';
import { parts } from './store.ts';
import { card, createMemoryStorage, openTestShop, option } from './test-shop.ts';

type Slice = keyof typeof parts;

const both = { tm: 'A', ru: 'А' };
const picture = {
  ...{ id: 'p', width: 4, height: 3, placeholder: '#fff', alt: both, src: '/p.jpg' },
  srcset: { avif: '/p.avif', webp: '/p.webp' },
};
const one = { ...option(7), priceUntil: '2026-12-01T00:00:00Z', oldPrice: 20_000, picture };
const goods = {
  ...card(3),
  ...{ brand: { id: 1, title: 'B' }, picture, oldPrice: 20_000, rating: 4.5, optionsCount: 2, leadDays: 2 },
  ...{ defaultOption: one, soonest: '2026-11-23' },
};
const titled = { id: 1, title: both };
const product: Product = {
  ...goods,
  ...{ description: both, care: both, category: titled, categories: [titled], pictures: [picture] },
  ...{ attributes: [{ label: both, value: both }], options: [option(8)], related: [card(5)] },
  ideas: [{ ...titled, subtitle: both, picture, productsCount: 2 }],
  reviews: [{ id: 1, author: 'A', rating: 5, text: 'x', createdAt: '2026-11-01T00:00:00Z' }],
};
const address = { place: 1, line1: 'Köçe 1', line2: '2', landmark: 'Bazar' };
const birthday = { id: 1, kind: 'birthday', month: 12, day: 5, year: 1990, title: 'T', leads: [7] };
const person = {
  ...{ id: 5, name: 'Aýna', relation: 'mother', mobile: '+99361234567', likes: [1], addresses: [address] },
  dates: [{ ...birthday, quietUntil: null, next: '2026-12-05' }],
  ...{ quietUntil: null, died: false, nextDay: '2026-12-05' },
};
const form = {
  ...{
    forWhom: 'other',
    where: 'new',
    place: 1,
    method: 'SLOT',
    slot: '2026-11-23 12:00',
    day: '2026-11-23',
  },
  ...{ wrap: 1, message: 'm', sender: 's', anonymous: false, name: 'n', phone: '61234567', line1: 'l' },
  ...{ alternatives: [1], alternativesTo: 1, payment: 'ONLINE', bank: 'HALK', certificate: 'C', promo: 'P' },
  ...{ otherName: 'o', otherPhone: '61234567', certificateUnits: { 7: [{ way: 'SMS', mobile: '6' }] } },
  ...{ giftSeen: true, likeLast: 'yes', anywhere: false, latestDay: '2026-11-25', searchedDay: '2026-11-24' },
};
const place = { id: 1, region: 'AG', title: both, aliases: ['a'] };
const zone = {
  id: 'Z1',
  title: both,
  fee: 2000,
  freeFrom: 50_000,
  minimum: 0,
  expressFee: 1,
  expressMinutes: 60,
  places: [place],
};

const promise = { soonest: '2026-11-23', orderBefore: '16:00', fee: 2000, freeFrom: 50_000 };
/** What the server says, whatever is stored. */
const mainInfo: MainInfo = {
  ...{ name: both, slogan: both, sections: [...homeSections], features: [...featureNames] },
  contacts: { phones: ['+99312123456'], email: 'a@b.c', address: both, socials: [] },
  categories: [{ ...titled, picture, productsCount: 1, children: [] }],
  brands: [{ id: 1, title: 'B', description: both, picture, productsCount: 1 }],
  occasions: [{ ...titled, productsCount: 1, nextDay: '2026-12-31' }],
  recipients: [{ ...titled, productsCount: 1 }],
  ...{ newProducts: [card(11)], popularProducts: [card(12)] },
  ideas: [{ ...titled, subtitle: both, picture, productsCount: 2 }],
  deliveryMethods: ['STANDARD', 'EXPRESS', 'SLOT'],
  paymentMethods: ['ONLINE', 'CASH', 'TERMINAL'],
  banks: [{ code: 'HALK', title: both }],
  wraps: [{ ...titled, picture, price: 500 }],
  ...{ cardPrice: 300, takesCertificates: true, giftsOnDelivery: true },
  ...{ promise: { ...promise, zone: both }, promises: [{ ...promise, zone: 'Z1' }] },
};

/** Everything that a phone may have stored, by slice; a new slice does not compile without. */
const stored: Record<Slice, Fields> = {
  info: {
    countryPhones: [{ title: 'T', iso2: 'tm', code: '993', src: '/f.svg' }],
    workingHours: [{ day: 0, start_time: '09:00', end_time: '18:00' }],
  },
  product: { singleProduct: product, options: [one] },
  auth: {
    ...{ token: 't', refresh: '2027-01-01T00:00:00Z', username: '+99361234567', isAuthenticated: true },
    ...{ isPhoneVerified: true, redirectToSms: true, isSmsSent: true },
    smsResponse: { username: '+99361234567', resendAt: 1, expiresAt: 2 },
    kept: {
      people: [person],
      waiting: [
        { what: 'save', id: -5, body: { ...person, dates: [birthday] } },
        { what: 'quiet', id: 5, date: 1, until: '2026-12-30' },
        { what: 'silence', id: 5, of: 'person', until: null },
        { what: 'delete', id: 6 },
      ],
      silenced: [1],
    },
  },
  about: {
    about: {
      ...{ title: both, body: both, phones: ['+99312123456'], email: 'a@b.c' },
      ...{ socials: [{ title: 'T', url: 'https://t' }], pictures: [picture] },
    },
  },
  lang: { isSuccess: true, lang: [{ code: 'ru', tag: 'ru', title: 'R', isActive: true }] },
  cart: {
    items: [
      { ...one, quantity: 2, cartItemId: 'c', product: goods },
      { ...option(8), quantity: 1, cartItemId: 'd', product: { ...card(4), kind: 'certificate' } },
    ],
  },
  wishlist: { items: [goods, card(9)] },
  delivery: {
    delivery: { sections: [{ id: 'terms', title: both, body: both, picture }], zones: [zone] },
    draft: { owner: '+99361234567', form, key: 'k', sent: '{}', agreed: 5 },
    place: 1,
  },
  banner: {
    banners: [{ id: 1, title: both, subtitle: both, picture, link: '/shop?occasion=3', isMain: true }],
  },
};

/** Pages that show what is stored; the others ask the server for all of it. */
const shownOn: Record<Slice, PageName[]> = {
  info: ['signIn', 'aboutUs', 'delivery', 'newAddress'],
  product: ['product'],
  auth: ['account', 'signIn', 'smsCode', 'checkout', 'people', 'person', 'orders', 'profile'],
  about: ['aboutUs'],
  lang: ['home', 'account'],
  cart: ['cart', 'checkout'],
  wishlist: ['wishlist', 'product'],
  delivery: ['checkout', 'cart', 'delivery', 'newAddress', 'product'],
  banner: ['home'],
};

const others: unknown[] = [undefined, null, -1, 'x', true, [5], {}];

/** The value with one field anywhere in it removed, null, or of another type. */
function* damaged(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const put = (now: unknown) => {
      if (Array.isArray(value)) return value.toSpliced(Number(name), 1, ...(now === undefined ? [] : [now]));
      return now === undefined
        ? Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))
        : { ...value, [name]: now };
    };
    for (const other of others) yield put(other);
    for (const one of damaged(inner)) yield put(one);
  }
}

const textOf = (d: unknown) => JSON.stringify({ v: settings.storeVersion, d });

async function open(entries: Partial<Record<Slice, unknown>>) {
  const held = Object.entries(entries).map(([key, d]) => [settings.storePrefix + key, textOf(d)]);
  const shop = openTestShop({ storage: createMemoryStorage(Object.fromEntries(held)) });
  await shop.memory.restored();
  shop.store.dispatch(sliceArrived({ key: 'info', fields: { mainInfo } }));
  return shop;
}

const now = () => new Date('2026-11-22T07:00:00Z');

/** The errors of a page's parts; the server's drawing waits for nothing, which is no error. */
function draw(shop: { store: Parameters<typeof App>[0]['shop']['store'] }, page: PageName): string[] {
  const path = pageAddress(page, 3);
  const html = renderToString(
    <Router ssrPath={path} ssrSearch="">
      <App shop={shop} now={now} />
    </Router>,
  );
  const said = [...html.matchAll(/<template data-msg="([^"]*)"/g)].map(([, words = '']) => words);
  return said.filter((words) => !words.includes('Suspense'));
}

const loadPages = (names: readonly PageName[]) =>
  Promise.all(names.map((name) => routeAt(pageAddress(name, 3)).Page.preload()));

test.each(Object.keys(parts) as Slice[])(
  'whatever field of the stored %s is damaged, every page that shows it is drawn',
  async (slice) => {
    await loadPages(shownOn[slice]);
    const whole = await open(stored);
    const usual = new Map(shownOn[slice].map((page) => [page, draw(whole, page)]));
    const seen = new Set<string | undefined>();
    for (const value of damaged(stored[slice])) {
      // Most damages leave the same behind.
      const left = JSON.stringify(readerOf(parts)(slice, textOf(value)).fields);
      if (seen.has(left)) continue;
      seen.add(left);
      const shop = await open({ ...stored, [slice]: value });
      for (const page of shownOn[slice])
        expect(draw(shop, page), `${page} with ${JSON.stringify(value)}`).toEqual(usual.get(page));
    }
    expect(seen.size).toBeGreaterThan(0);
  },
);
