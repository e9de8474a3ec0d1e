import { type Static, Type } from 'typebox';
import { featureNames } from '#domain/feature.ts';
import { homeSections } from '#domain/home-sections.ts';
import { Brand, Category, IdeaCard, Occasion, ProductCard, Recipient } from '#contract/catalogue/shop.ts';
import { Bank, DeliveryMethod, PaymentMethod, Wrap } from '#contract/orders/shop.ts';
import { Region } from '#contract/delivery/shop.ts';
import { routes } from '#contract/route.ts';
import { Day, Id, LocalText, Money, nullable, oneOf, Picture, strict, TimeOfDay } from '#contract/shared.ts';

export const Banner = strict({
  id: Id,
  title: LocalText,
  subtitle: LocalText,
  picture: nullable(Picture),
  /** A path of the shop, such as `/shop?occasion=3`. */
  link: Type.String(),
  isMain: Type.Boolean(),
});

/** A longer text: an empty line separates paragraphs, `## ` begins a heading, `- ` a list item. Never HTML. */
const Body = LocalText;

const Contacts = strict({
  phones: Type.Array(Type.String()),
  email: Type.String(),
  address: LocalText,
  socials: Type.Array(strict({ title: Type.String(), url: Type.String() })),
});
export const About = strict({
  title: LocalText,
  body: Body,
  phones: Type.Array(Type.String()),
  email: Type.String(),
  socials: Contacts.properties.socials,
  pictures: Type.Array(Picture),
});
/** Fixed ids of sections that other pages link to. */
export const SectionId = oneOf('terms');
export const Section = strict({
  id: Type.Optional(SectionId),
  title: LocalText,
  body: Body,
  picture: Type.Optional(Picture),
});
export const Zone = strict({
  id: Type.String(),
  title: LocalText,
  fee: Money,
  freeFrom: nullable(Money),
  minimum: Money,
  expressFee: nullable(Money),
  /** Within so many minutes express is there. */
  expressMinutes: Type.Integer(),
  places: Type.Array(
    strict({ id: Id, region: Region, title: LocalText, aliases: Type.Array(Type.String()) }),
  ),
});
export const CountryPhone = strict({
  title: Type.String(),
  iso2: Type.String(),
  code: Type.String(),
  src: Type.String(),
});
/** `day` 0 is Monday. */
export const WorkingHours = strict({
  day: Type.Integer({ minimum: 0, maximum: 6 }),
  start_time: TimeOfDay,
  end_time: TimeOfDay,
});

export const MainInfo = strict({
  name: LocalText,
  slogan: LocalText,
  /** The merchant's logo; without one the default mark is shown. */
  logo: Type.Optional(Picture),
  contacts: Contacts,
  /** Sections of the home page, from top to bottom. Clients skip names that they do not know. */
  sections: Type.Array(oneOf(...homeSections)),
  categories: Type.Array(Category),
  brands: Type.Array(Brand),
  occasions: Type.Array(Occasion),
  recipients: Type.Array(Recipient),
  newProducts: Type.Array(ProductCard),
  popularProducts: Type.Array(ProductCard),
  ideas: Type.Array(IdeaCard),
  deliveryMethods: Type.Array(DeliveryMethod),
  paymentMethods: Type.Array(PaymentMethod),
  /** The recipient of a gift may pay for it on delivery, unless its giver is not named. */
  giftsOnDelivery: Type.Optional(Type.Boolean()),
  banks: Type.Array(strict({ code: Bank, title: LocalText })),
  wraps: Type.Array(Wrap),
  cardPrice: Money,
  /** Products that the cart offers as extras: a balloon, sweets. Left out where staff chose none. */
  addOns: Type.Optional(Type.Array(Id)),
  /** Enabled features. Clients ignore names that they do not know. */
  features: Type.Array(oneOf(...featureNames)),
  /** Whether there is any gift certificate that can be spent now. */
  takesCertificates: Type.Boolean(),
  /** Validity in months of a bought certificate, if not the usual year. */
  certificateMonths: Type.Optional(Type.Integer()),
  /** What the shop promises for its home zone now: the first delivery day, and until when today's orders are taken. */
  promise: strict({
    zone: LocalText,
    soonest: nullable(Day),
    orderBefore: nullable(TimeOfDay),
    fee: Money,
    freeFrom: nullable(Money),
  }),
  /** The same for each zone, by its id; fees are in the zones of delivery and payment. */
  promises: Type.Array(
    strict({
      zone: Type.String(),
      soonest: nullable(Day),
      orderBefore: nullable(TimeOfDay),
      /** First delivery day of goods that take 1, 2, 3 … working days to make; left out when all are in stock. */
      made: Type.Optional(Type.Array(nullable(Day))),
    }),
  ),
});
export const HomeInfo = strict({
  mainInfo: MainInfo,
  countryPhones: Type.Array(CountryPhone),
  workingHours: Type.Array(WorkingHours),
});

export const content = routes({
  'GET /api/product/home-info/': {
    priority: 'browse',
    summary: 'Everything the home page and the frame need',
    access: 'anyone',
    cache: 'public',
    reply: strict({ data: HomeInfo }),
  },
  'GET /api/product/banners/': {
    priority: 'browse',
    summary: 'Banners that are on now',
    access: 'anyone',
    cache: 'public',
    query: strict({ is_main: Type.Optional(Type.Boolean()) }),
    reply: strict({ data: Type.Array(Banner) }),
  },
  'GET /api/product/about-us/': {
    priority: 'browse',
    summary: 'About the shop',
    access: 'anyone',
    cache: 'public',
    reply: strict({ data: About }),
  },
  'GET /api/product/privacy-policy/': {
    priority: 'browse',
    summary: 'Privacy policy and terms',
    access: 'anyone',
    cache: 'public',
    reply: strict({ data: strict({ sections: Type.Array(Section), updatedAt: Day }) }),
  },
  'GET /api/order/delivery-payment/': {
    summary: 'How delivery and payment work, with zones, fees and places',
    access: 'anyone',
    cache: 'public',
    reply: strict({ data: strict({ sections: Type.Array(Section), zones: Type.Array(Zone) }) }),
  },
});

export type Banner = Static<typeof Banner>;
export type About = Static<typeof About>;
export type Section = Static<typeof Section>;
export type Zone = Static<typeof Zone>;
export type CountryPhone = Static<typeof CountryPhone>;
export type WorkingHours = Static<typeof WorkingHours>;
export type MainInfo = Static<typeof MainInfo>;
export type HomeInfo = Static<typeof HomeInfo>;
