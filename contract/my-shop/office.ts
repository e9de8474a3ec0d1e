import { type Static, Type } from 'typebox';
import { Phone } from '#contract/content/office.ts';
import { ZoneId } from '#contract/fields.ts';
import { forStaff, Title } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, LocalText, Money, strict, TimeOfDay } from '#contract/shared.ts';

/** What a new shop is asked, and offered to choose from. */
const FirstDay = strict({
  /** A shop that delivers somewhere is set up. */
  isSetUp: Type.Boolean(),
  cities: Type.Array(strict({ id: Type.String(), title: LocalText, placesCount: Type.Integer() })),
  /** names that it does not have yet */
  categories: Type.Array(LocalText),
  hasCategories: Type.Boolean(),
});

const Answers = strict({
  name: Title,
  phone: Phone,
  /** the id of one of the cities */
  city: Type.String({ minLength: 1, maxLength: 40 }),
  fee: Money,
  /** Left out, delivery is never free. */
  freeFrom: Type.Optional(Money),
  hours: strict({
    from: TimeOfDay,
    to: TimeOfDay,
    /** 0 is Monday */
    days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
      minItems: 1,
      maxItems: 7,
      uniqueItems: true,
    }),
  }),
  categories: Type.Array(Title, { maxItems: 20 }),
});

export const officeMyShop = routes({
  'GET /api/office/my-shop/': forStaff('settings.read', {
    summary: 'Whether the shop is set up, and what a new one chooses from',
    reply: strict({ data: FirstDay }),
  }),
  'PUT /api/office/my-shop/': forStaff('settings.write', {
    summary: 'Sets up a new shop: name, telephone, a zone with its places and windows, hours, categories',
    body: Answers,
    reply: strict({ data: strict({ zone: ZoneId, categories: Type.Array(Id) }) }),
    refuses: ['place.not-found', 'shop.set-up', 'record.conflict'],
  }),
});

export type FirstDay = Static<typeof FirstDay>;
export type FirstAnswers = Static<typeof Answers>;
