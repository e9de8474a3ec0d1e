/**
 * What can be used of each stored field, whoever wrote it: any other value is left out alone. Loaded only where
 * something is stored.
 */
import type { About, Banner, CountryPhone, Section, WorkingHours, Zone } from '#contract/content/shop.ts';
import { usualExpressMinutes } from '#domain/delivery/delivery.ts';
import type { CartItem } from '#storefront/features/cart/cart.slice.ts';
import { card, option, optionFields, product } from '#storefront/features/catalogue/cards/card-shape.ts';
import type { SmsResponse } from '#storefront/features/customers/sign-in/auth-state.ts';
import { keptPeople } from '#storefront/features/customers/sign-in/kept-shape.ts';
import type { DeliveryInfo, OrderDraft } from '#storefront/features/delivery/delivery.slice.ts';
import { createReader } from '#storefront/store/read-entry.ts';
import {
  exactly,
  fields,
  flag,
  id,
  list,
  local,
  maybe,
  nullOr,
  number,
  or,
  orEmpty,
  orNull,
  picture,
  quantity,
  record,
  rows,
  type Shape,
  text,
} from '#storefront/store/shape.ts';
import type { Persist, ReadEntry } from '#storefront/store/stored-entry.ts';

export { takeBack } from '#storefront/store/take-back.ts';

const line = record<CartItem>({ ...optionFields, quantity, cartItemId: or(text, ''), product: card });

const banner = record<Banner>({
  ...{ id, link: text, isMain: flag },
  ...{ title: orEmpty, subtitle: orEmpty, picture: orNull(picture) },
});

const about = record<About>({
  ...{ title: local, body: local, email: text },
  ...{ phones: list(text), socials: list(record({ title: text, url: text })), pictures: list(picture) },
});

type Place = Zone['places'][number];
const region = exactly<Place['region']>({ AG: 1, AR: 1, AH: 1, BN: 1, DZ: 1, LB: 1, MR: 1 });
const place = record<Place>({ id, region, title: local, aliases: or(list(text), []) });
const zone = record<Zone>({
  ...{ id: text, title: local, fee: number, freeFrom: nullOr(number), minimum: number },
  ...{ expressFee: nullOr(number), expressMinutes: or(number, usualExpressMinutes), places: list(place) },
});
const section = record<Section>({ id: maybe(text), title: local, body: local, picture: maybe(picture) });
// Without its owner a draft would be anybody's, without its key an order could be sent twice.
const draft = record<OrderDraft>({
  ...{ owner: nullOr(text), form: fields, key: text, sent: nullOr(text) },
  agreed: maybe(orNull(number)),
});

/** By slice and field; a slice that is not named is not read. */
const shapes: Record<string, Record<string, Shape>> = {
  info: {
    countryPhones: list(record<CountryPhone>({ title: text, iso2: text, code: text, src: text })),
    workingHours: list(record<WorkingHours>({ day: id, start_time: text, end_time: text })),
  },
  product: { singleProduct: nullOr(product), options: list(option) },
  auth: {
    ...{ token: nullOr(text), refresh: nullOr(text), username: nullOr(text), isAuthenticated: flag },
    ...{ isPhoneVerified: flag, redirectToSms: flag, isSmsSent: flag },
    smsResponse: orNull(record<SmsResponse>({ username: text, resendAt: number, expiresAt: number })),
    kept: orNull(keptPeople),
  },
  about: { about: nullOr(about) },
  lang: {},
  cart: { items: rows(line) },
  wishlist: { items: rows(card) },
  delivery: {
    delivery: nullOr(record<DeliveryInfo>({ sections: list(section), zones: list(zone) })),
    draft: nullOr(draft),
    place: nullOr(id),
  },
  banner: { banners: rows(banner) },
};

/** How this release reads what is stored. */
export const readerOf = (slices: Record<string, Persist>): ReadEntry => createReader(slices, shapes);
