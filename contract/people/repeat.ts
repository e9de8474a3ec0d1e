/** A gift for a date of a kept person, ready but for a press: what was given last, what is near to it, when it can come. */
import { type Static, Type } from 'typebox';
import { ProductCard } from '#contract/catalogue/shop.ts';
import { Bank } from '#contract/orders/shop.ts';
import { forCustomer, forLink, routes } from '#contract/route.ts';
import { Day, Id, LocalText, Money, nullable, Quantity, strict, TimeOfDay } from '#contract/shared.ts';

const RepeatGift = strict({
  /** The product, or the first of several. */
  card: ProductCard,
  items: Type.Array(strict({ product: Id, option: Id, quantity: Quantity })),
  /** Given to this person the last time. */
  isLast: Type.Boolean(),
  /** With delivery. */
  total: Money,
});
/** Without a slot it is standard delivery of that day. */
const RepeatTime = strict({
  day: Day,
  slot: nullable(Type.String()),
  from: nullable(TimeOfDay),
  to: nullable(TimeOfDay),
});

export const Repeat = strict({
  person: strict({ id: Id, name: Type.String() }),
  day: Day,
  /** The first of them is proposed. */
  gifts: Type.Array(RepeatGift),
  /** The first of them is proposed; none when no address is kept, or nothing can come in time. */
  times: Type.Array(RepeatTime),
  hasAddress: Type.Boolean(),
  /** What words on a card cost. */
  cardPrice: Money,
  /** Only for the customer, signed in. */
  own: nullable(
    strict({
      address: nullable(strict({ placeTitle: LocalText, line1: Type.String() })),
      /** The words of the last card; empty when there were none. */
      message: Type.String(),
      bank: nullable(Bank),
    }),
  ),
});

const query = strict({
  /** Of the person's dates; the next one when it is left out. */
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
