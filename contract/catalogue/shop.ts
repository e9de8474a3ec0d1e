import { type Static, Type } from 'typebox';
import { repliesOf } from '#contract/fields.ts';
import { forCustomer, forPublic, routes } from '#contract/route.ts';
import {
  Day,
  Id,
  LocalText,
  Moment,
  Money,
  nullable,
  oneOf,
  PageInfo,
  pageQuery,
  Picture,
  strict,
} from '#contract/shared.ts';
import { shownFields } from '#domain/fields/product.ts';
import { Facets, ListQuery, SuggestQuery, UnderstoodPart, WidenedPart } from './list.ts';

export type { Facets, ListQuery, Sort, SuggestQuery, UnderstoodPart, WidenedPart } from './list.ts';

/** A review by a customer who received the product. */
export const Review = strict({
  id: Id,
  author: Type.String(),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.String(),
  createdAt: Moment,
});

export type Review = Static<typeof Review>;

/** The unit of sale: every product has at least one option. `count` = units available. */
export const Option = strict({
  id: Id,
  title: LocalText,
  sku: Type.String(),
  price: Money,
  oldPrice: nullable(Money),
  /** End of a temporary price. */
  priceUntil: Type.Optional(Moment),
  count: Type.Integer({ minimum: 0 }),
  picture: nullable(Picture),
});

const BrandRef = strict({ id: Id, title: Type.String() });
const CategoryRef = strict({ id: Id, title: LocalText });

const cardFields = {
  id: Id,
  /** Left out for ordinary goods. */
  kind: Type.Optional(Type.Literal('certificate')),
  title: LocalText,
  brand: nullable(BrandRef),
  picture: nullable(Picture),
  price: Money,
  oldPrice: nullable(Money),
  count: Type.Integer({ minimum: 0 }),
  rating: nullable(Type.Number({ description: '1 to 5, one decimal' })),
  reviewsCount: Type.Integer(),
  isNew: Type.Boolean(),
  optionsCount: Type.Integer(),
  defaultOption: nullable(Option),
  /** Earliest delivery day in the home zone; null when nothing is in stock. */
  soonest: nullable(Day),
  /** Working days to make it; left out for goods in stock. */
  leadDays: Type.Optional(Type.Integer()),
};
export const ProductCard = strict(cardFields);

export const IdeaCard = strict({
  id: Id,
  title: LocalText,
  subtitle: LocalText,
  picture: nullable(Picture),
  productsCount: Type.Integer(),
});
export const Idea = strict({ ...IdeaCard.properties, story: LocalText, products: Type.Array(ProductCard) });

const { attributes, ...texts } = repliesOf(shownFields);
export const Product = strict({
  ...cardFields,
  ...texts,
  category: nullable(CategoryRef),
  /** All its categories: first the path from the root to `category`, for breadcrumbs (domain/category-path.ts). */
  categories: Type.Array(CategoryRef),
  pictures: Type.Array(Picture),
  attributes,
  options: Type.Array(Option),
  ideas: Type.Array(IdeaCard),
  related: Type.Array(ProductCard),
  reviews: Type.Array(Review),
});

const categoryFields = {
  id: Id,
  title: LocalText,
  picture: nullable(Picture),
  productsCount: Type.Integer(),
};
/** A top category with its children: the tree has two levels. */
export const Category = strict({ ...categoryFields, children: Type.Array(strict(categoryFields)) });

export const Brand = strict({
  id: Id,
  title: Type.String(),
  description: LocalText,
  picture: nullable(Picture),
  productsCount: Type.Integer(),
});
export const Occasion = strict({
  id: Id,
  title: LocalText,
  productsCount: Type.Integer(),
  /** The next date of the holiday; null when it is not known. */
  nextDay: nullable(Day),
});
export const Recipient = strict({ id: Id, title: LocalText, productsCount: Type.Integer() });

export const ProductList = strict({
  data: Type.Array(ProductCard),
  page: PageInfo,
  facets: Facets,
  /** The query that was searched instead, when the given one found nothing. */
  corrected: nullable(Type.String()),
  understood: Type.Array(UnderstoodPart),
  /** Parts of the query that were dropped, because nothing matched all of them. */
  widened: Type.Array(WidenedPart),
  /**
   * How many of the list, at its beginning, are of the kind that the query names; the others only mention it. Null where
   * nothing divides them. Other orders than relevance leave the others out.
   */
  named: nullable(Type.Integer()),
  /** False when the query is signs or stop words alone. */
  asked: Type.Boolean(),
});

const Suggestions = strict({
  /** Suggested recipients, occasions or ideas, shown before products. */
  intentions: Type.Array(strict({ kind: oneOf('recipient', 'occasion', 'idea'), id: Id, title: LocalText })),
  products: Type.Array(strict({ id: Id, title: LocalText, picture: nullable(Picture), price: Money })),
  categories: Type.Array(CategoryRef),
  brands: Type.Array(BrandRef),
  corrected: nullable(Type.String()),
});

export const catalogue = routes({
  'GET /api/product/list/:search?': forPublic({
    priority: 'search',
    summary: 'Products by text and filters, twelve a page, with counts for each filter value',
    queryInPath: 'search',
    params: strict({ search: Type.Optional(Type.String({ maxLength: 200 })) }),
    query: ListQuery,
    reply: ProductList,
  }),
  'GET /api/product/detail/:id/': forPublic({
    priority: 'browse',
    summary: 'One product with its options',
    params: strict({ id: Id }),
    reply: strict({ data: Product }),
    refuses: ['product.not-found'],
  }),
  'GET /api/product/suggest/': forPublic({
    priority: 'search',
    summary: 'What the customer may mean, while typing',
    offline: false,
    query: SuggestQuery,
    reply: strict({ data: Suggestions }),
  }),
  'GET /api/product/categories/': forPublic({
    priority: 'browse',
    summary: 'The category tree',
    reply: strict({ data: Type.Array(Category) }),
  }),
  'GET /api/product/brands/': forPublic({
    priority: 'browse',
    summary: 'All brands',
    reply: strict({ data: Type.Array(Brand) }),
  }),
  'GET /api/product/ideas/': forPublic({
    priority: 'browse',
    summary: 'All gift ideas',
    reply: strict({ data: Type.Array(IdeaCard) }),
  }),
  'GET /api/product/idea/:id/': forPublic({
    priority: 'browse',
    summary: 'One gift idea with its story and products',
    params: strict({ id: Id }),
    reply: strict({ data: Idea }),
    refuses: ['idea.not-found'],
  }),
  'GET /api/product/reviews/:id/': forPublic({
    priority: 'browse',
    summary: 'Reviews of a product, newest first',
    params: strict({ id: Id }),
    query: strict(pageQuery),
    reply: strict({ data: Type.Array(Review), page: PageInfo }),
    refuses: ['product.not-found'],
  }),
  'POST /api/product/reviews/:id/': forCustomer({
    summary: 'A customer who received the product says how it was',
    params: strict({ id: Id }),
    body: strict({
      rating: Type.Integer({ minimum: 1, maximum: 5 }),
      text: Type.String({ minLength: 1, maxLength: 2000 }),
    }),
    reply: strict({ data: Review, message: Type.String() }),
    refuses: ['product.not-found', 'review.not-bought', 'review.exists'],
  }),
});

export type Option = Static<typeof Option>;
export type ProductCard = Static<typeof ProductCard>;
export type Product = Static<typeof Product>;
export type Category = Static<typeof Category>;
export type Brand = Static<typeof Brand>;
export type Occasion = Static<typeof Occasion>;
export type Recipient = Static<typeof Recipient>;
export type IdeaCard = Static<typeof IdeaCard>;
export type Idea = Static<typeof Idea>;
export type ProductList = Static<typeof ProductList>;
export type Suggestions = Static<typeof Suggestions>;
