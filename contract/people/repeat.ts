/** One-click repeat of a gift for a date of a saved person: the last gift, similar ones, and delivery times. */
import { type Static, Type } from 'typebox';
import { ProductCard } from '#contract/catalogue/shop.ts';
import { Region } from '#contract/delivery/shop.ts';
import { Bank } from '#contract/orders/shop.ts';
import { forCustomer, forLink, routes } from '#contract/route.ts';
import { Day, Id, LocalText, Money, nullable, Quantity, strict, TimeOfDay } from '#contract/shared.ts';

const RepeatGift = strict({
  /** The product, or the first of several. */
  card: ProductCard,
  items: Type.Array(strict({ product: Id, option: Id, quantity: Quantity })),
  /** The gift that this person got last time. */
  isLast: Type.Boolean(),
  /** Including delivery. */
  total: Money,
});
/** Without a slot: standard delivery on that day. */
const RepeatTime = strict({
  day: Day,
  slot: nullable(Type.String()),
  from: nullable(TimeOfDay),
  to: nullable(TimeOfDay),
});

export const Repeat = strict({
  person: strict({ id: Id, name: Type.String() }),
  day: Day,
  /** The first one is preselected. */
  gifts: Type.Array(RepeatGift),
  /** The first one is preselected; empty when no address is saved, or nothing can be delivered in time. */
  times: Type.Array(RepeatTime),
  hasAddress: Type.Boolean(),
  /** Price of a card with a message. */
  cardPrice: Money,
  /** Only for the signed-in customer. */
  own: nullable(
    strict({
      address: nullable(strict({ region: Region, placeTitle: LocalText, line1: Type.String() })),
      /** The message on the last card; empty when there was none. */
      message: Type.String(),
      bank: nullable(Bank),
    }),
  ),
});

const query = strict({
  /** Id of one of the person's dates; the next one when left out. */
  date: Type.Optional(Id),
});

export const repeat = routes({
  'GET /api/people/:id/repeat/': forCustomer({
    feature: 'people',
    summary: 'A gift for a date of a person, ready to order',
    params: strict({ id: Id }),
    query,
    reply: strict({ data: Repeat }),
    refuses: ['person.not-found'],
  }),
  'GET /api/repeat/:token/gifts/': forLink('repeat', {
    summary: 'The same for a date that an SMS named, without where the person lives',
    params: strict({ token: Type.String({ maxLength: 64 }) }),
    query,
    reply: strict({ data: Repeat }),
    refuses: ['link.not-found', 'person.not-found'],
  }),
});

export type Repeat = Static<typeof Repeat>;
