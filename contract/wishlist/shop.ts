import { Type } from 'typebox';
import { ProductCard } from '#contract/catalogue/shop.ts';
import { routes, forCustomer } from '#contract/route.ts';
import { Id, strict } from '#contract/shared.ts';

export const wishlist = routes({
  'GET /api/wishlist/': forCustomer({
    priority: 'browse',
    summary: "The customer's wishlist",
    reply: strict({ data: Type.Array(ProductCard) }),
  }),
  'PUT /api/wishlist/': forCustomer({
    summary: 'Keeps the wishlist; `merge` joins a guest list into it at sign-in',
    body: strict({ products: Type.Array(Id, { maxItems: 500 }), merge: Type.Optional(Type.Boolean()) }),
    reply: strict({ data: Type.Array(ProductCard) }),
  }),
});
