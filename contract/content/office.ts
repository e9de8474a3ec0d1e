import { type Static, Type } from 'typebox';
import { crud } from '#contract/crud.ts';
import { inputsOf, repliesOf } from '#contract/fields.ts';
import { resources } from '#contract/resources.ts';
import { SectionId } from '#contract/content/shop.ts';
import { accentPattern } from '#domain/brand/accent.ts';
import { bannerFields } from '#domain/fields/content.ts';
import { homeSections } from '#domain/home-sections.ts';
import { Body, forStaff, Line, Title } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, OpaqueId, strict, oneOf } from '#contract/shared.ts';

const { title, subtitle, picture, link, isMain, ...others } = repliesOf(bannerFields);
export const OfficeBanner = strict({
  id: Id,
  ...{ title, subtitle, picture, link, isMain },
  position: Type.Integer(),
  ...others,
  /** whether the shop shows it right now */
  isOn: Type.Boolean(),
});
const BannerInput = strict({
  ...inputsOf(bannerFields),
  /** a path of the shop, such as `/shop?occasion=3` */
  link: Type.String({ pattern: '^/([^/\\\\\\s][^\\\\\\s]*)?$', maxLength: 300 }),
});

export const Phone = Type.String({ minLength: 3, maxLength: 30 });
const Sections = strict({
  sections: Type.Array(
    strict({
      id: Type.Optional(SectionId),
      title: Line,
      body: Body,
      picture: Type.Optional(OpaqueId),
    }),
    { maxItems: 30 },
  ),
});
/** The shop's texts. Each one sent replaces the old one; those not sent stay. */
export const ShopTexts = {
  /** without a logo the shop shows its default mark, without an accent the default colour */
  home: strict({
    name: Title,
    slogan: Line,
    logo: Type.Optional(OpaqueId),
    accent: Type.Optional(Type.String({ pattern: accentPattern, maxLength: 7 })),
  }),
  contacts: strict({
    phones: Type.Array(Phone, { maxItems: 10 }),
    email: Type.String({ maxLength: 120 }),
    address: Line,
    socials: Type.Array(
      strict({
        title: Type.String({ minLength: 1, maxLength: 40 }),
        url: Type.String({ maxLength: 258, pattern: '^https://[^\\s]{1,250}$' }),
      }),
      { maxItems: 10 },
    ),
  }),
  /** the legal seller, and the footer of receipts */
  legal: strict({ name: Line, footer: Line }),
  about: strict({ title: Line, body: Body, pictures: Type.Array(OpaqueId, { maxItems: 12 }) }),
  delivery: Sections,
  privacy: Sections,
};
const partly = Object.fromEntries(
  Object.entries(ShopTexts).map(([key, schema]) => [key, Type.Optional(schema)]),
) as { [K in keyof typeof ShopTexts]: ReturnType<typeof Type.Optional<(typeof ShopTexts)[K]>> };

/** All sections of the home page, shown or not, from top to bottom. */
const HomeSections = strict({
  sections: Type.Array(strict({ name: oneOf(...homeSections), isShown: Type.Boolean() }), { maxItems: 50 }),
});

/** Products offered in the cart, in this order; those not for sale or sold out are skipped there. */
const AddOns = strict({ products: Type.Array(Id, { maxItems: 12, uniqueItems: true }) });

const texts = strict({ data: strict(ShopTexts) });
const saveRefusals = ['record.not-found', 'request.invalid', 'picture.invalid'] as const;

export const officeContent = routes({
  ...crud(resources.banners, {
    may: ['content.read', 'content.write'],
    says: {
      list: 'Every banner, shown or not',
      one: 'One banner',
      create: 'A new banner',
      update: 'Changes a banner',
      remove: 'Removes a banner',
      order: 'Order of banners',
    },
    row: OfficeBanner,
    input: BannerInput,
    filter: { is_main: Type.Optional(Type.Boolean()) },
    refuses: saveRefusals,
    removal: ['record.not-found'],
  }),
  'GET /api/office/home-sections/': forStaff('content.read', {
    summary: 'Sections of the home page in their order, shown or not',
    reply: strict({ data: HomeSections }),
  }),
  'PUT /api/office/home-sections/': forStaff('content.write', {
    summary:
      'Orders, shows and hides the sections of the home page; those not named stand where the first order has them',
    body: HomeSections,
    reply: strict({ data: HomeSections }),
    refuses: ['section.doubled', 'section.none-shown'],
  }),
  'GET /api/office/add-ons/': forStaff('content.read', {
    summary: 'Products that the cart offers beside what is in it',
    reply: strict({ data: AddOns }),
  }),
  'PUT /api/office/add-ons/': forStaff('content.write', {
    summary: 'Chooses what the cart offers',
    body: AddOns,
    reply: strict({ data: AddOns }),
  }),
  'GET /api/office/texts/': forStaff('content.read', {
    summary: 'Name and slogan, contacts, about us, delivery and payment, privacy policy',
    reply: texts,
  }),
  'PUT /api/office/texts/': forStaff('content.write', {
    summary: 'Saves the texts that are named',
    body: Type.Object(partly, { additionalProperties: false, minProperties: 1 }),
    reply: texts,
    refuses: ['picture.invalid'],
  }),
});

export type OfficeBanner = Static<typeof OfficeBanner>;
export type BannerInput = Static<typeof BannerInput>;
