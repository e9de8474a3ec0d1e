import { Type } from 'typebox';
import { ProductCard } from '#contract/catalogue/shop.ts';
import { routes } from '#contract/route.ts';
import { Id, strict } from '#contract/shared.ts';

export const wishlist = routes({
  'GET /api/wishlist/': {
    priority: 'browse',
    summary: "The customer's wishlist",
    access: 'customer',
    cache: 'private',
    reply: strict({ data: Type.Array(ProductCard) }),
  },
  'PUT /api/wishlist/': {
    summary: 'Keeps the wishlist; `merge` joins a guest list into it at sign-in',
    access: 'customer',
    cache: 'private',
    body: strict({ products: Type.Array(Id, { maxItems: 500 }), merge: Type.Optional(Type.Boolean()) }),
    reply: strict({ data: Type.Array(ProductCard) }),
  },
});
