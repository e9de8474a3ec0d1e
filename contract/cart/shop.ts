import { type Static, Type } from 'typebox';
import { routes, forCustomer } from '#contract/route.ts';
import { Id, Money, Quantity, strict } from '#contract/shared.ts';

/**
 * A line of the cart; `seenPrice` is the price that the customer saw last, so that a change can be shown: "was 90, now
 * 100".
 */
export const CartLine = strict({
  product: Id,
  option: Id,
  quantity: Quantity,
  seenPrice: Type.Optional(Money),
});
const Lines = Type.Array(CartLine, { maxItems: 100 });

export const cart = routes({
  'GET /api/cart/': forCustomer({
    priority: 'browse',
    summary: "The customer's cart, kept across devices",
    reply: strict({ data: Lines }),
  }),
  'PUT /api/cart/': forCustomer({
    summary: 'Keeps the cart; `merge` joins a guest cart into it at sign-in',
    body: strict({ lines: Lines, merge: Type.Optional(Type.Boolean()) }),
    reply: strict({ data: Lines }),
  }),
});

export type CartLine = Static<typeof CartLine>;
