import { type Static, Type } from 'typebox';
import { mostOptions, optionFields, productFields, productStatuses } from '#domain/fields/product.ts';
import { Product } from './shop.ts';
import { inputsOf, repliesOf } from '#contract/fields.ts';
import { byNumber, forStaff, officePage, sortBy } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { mostBulkProducts } from '#domain/price-change.ts';
import {
  forecastOf,
  forMany,
  Id,
  IdList,
  LocalText,
  Moment,
  Money,
  nullable,
  oneOf,
  PageInfo,
  Picture,
  strict,
} from '#contract/shared.ts';

export const ProductStatus = oneOf(...productStatuses);
/** What a product still lacks before it should be published. */
export const ProductGap = oneOf('translation', 'picture', 'price');

export const OfficeOption = strict({
  id: Id,
  ...repliesOf(optionFields),
  onHand: Type.Integer(),
  reserved: Type.Integer(),
  /** can be sold now */
  free: Type.Integer(),
  /** Former prices, newest first; only on a product's own page. */
  formerPrices: Type.Optional(Type.Array(strict({ price: Money, until: Moment }))),
});
/** Fields in lists; a product's own page has the others as well. */
const { title, status, category, brand, ...others } = repliesOf(productFields);
const head = {
  id: Id,
  title,
  status,
  category,
  brand,
  price: Money,
  oldPrice: nullable(Money),
  lacks: Type.Array(ProductGap),
  publishedAt: Moment,
  updatedAt: Moment,
};
export const OfficeProductRow = strict({
  ...head,
  picture: nullable(Picture),
  sku: Type.String({ description: 'of the first option' }),
  optionsCount: Type.Integer(),
  onHand: Type.Integer(),
  free: Type.Integer(),
});
export const OfficeProduct = strict({
  ...head,
  ...others,
  options: Type.Array(OfficeOption),
  rating: nullable(Type.Number()),
  reviewsCount: Type.Integer(),
});

export const OptionInput = strict({
  /** Id of an existing option; without it a new one is created. Existing options that are not named are archived. */
  id: Type.Optional(Id),
  ...inputsOf(optionFields),
  /** Initial stock of a new option; later changes are deltas with a reason. */
  onHand: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export const ProductInput = strict({
  ...inputsOf(productFields),
  options: Type.Array(OptionInput, { minItems: 1, maxItems: mostOptions }),
  /**
   * Optimistic lock: `updatedAt` as it was read. If the product was saved meanwhile, the call is refused with
   * `record.conflict`.
   */
  seen: Type.Optional(Moment),
});

/** By which a list of products is narrowed; `q` is a title, number, SKU or barcode. */
const productFilter = {
  q: officePage.q,
  status: Type.Optional(ProductStatus),
  category: Type.Optional(Id),
  brand: Type.Optional(Id),
  idea: Type.Optional(Id),
  lacks: Type.Optional(ProductGap),
  in_stock: Type.Optional(Type.Boolean()),
};

/** One kind of change for many products at once. */
export const BulkInput = forMany(
  { ids: Type.Array(Id, { minItems: 1, maxItems: mostBulkProducts, uniqueItems: true }) },
  { filter: strict(productFilter), most: mostBulkProducts },
  {
    change: Type.Union([
      strict({
        kind: Type.Literal('price'),
        /** per cent up or down, tenge up or down, or one price in tenge for all */
        by: oneOf('percent', 'amount', 'set'),
        value: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
        /** prices become whole multiples of this many tenge; 1 when not given */
        roundTo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
        /** show the lowest price of the month before as the old price where the new one is lower */
        showOld: Type.Optional(Type.Boolean()),
      }),
      strict({ kind: Type.Literal('status'), status: ProductStatus }),
      strict({ kind: Type.Literal('category'), category: Id }),
      strict({
        kind: Type.Literal('stock'),
        delta: Type.Integer({ minimum: -100_000, maximum: 100_000 }),
        reason: Type.String({ minLength: 1, maxLength: 200 }),
      }),
    ]),
  },
);
/** `certificate`: its face values are changed one by one. */
const skipReasons = ['not-found', 'reserved', 'price', 'certificate'] as const;
export const BulkResult = strict({
  changed: Type.Integer(),
  /** Products that were not changed, and why; the others are changed all the same. */
  skipped: Type.Array(strict({ id: Id, why: oneOf(...skipReasons) })),
});
export const BulkForecast = forecastOf(skipReasons, {
  /** a few prices as they are and as they would be */
  examples: Type.Array(strict({ title: LocalText, before: Money, after: Money })),
});

const one = strict({ data: OfficeProduct });
const saveRefusals = ['record.not-found', 'record.conflict', 'request.invalid', 'picture.invalid'] as const;

export const officeCatalogue = routes({
  'GET /api/office/products/': forStaff('catalogue.read', {
    summary: 'Products of every status; `q` finds by title, number, SKU and barcode',
    query: strict({
      ...officePage,
      ids: Type.Optional(IdList),
      ...productFilter,
      sort: sortBy('id', 'title', 'price', 'updatedAt', 'publishedAt', 'popularity'),
    }),
    reply: strict({ data: Type.Array(OfficeProductRow), page: PageInfo }),
  }),
  'GET /api/office/products/:id/': forStaff('catalogue.read', {
    summary: 'One product, whole',
    params: byNumber,
    reply: one,
    refuses: ['record.not-found'],
  }),
  'GET /api/office/products/:id/preview/': forStaff('catalogue.read', {
    summary: 'The product as its page in the shop would show it, published or not',
    params: byNumber,
    reply: strict({ data: Product }),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/products/': forStaff('catalogue.write', {
    summary: 'A new product with its options',
    body: ProductInput,
    reply: one,
    refuses: saveRefusals,
  }),
  'PUT /api/office/products/:id/': forStaff('catalogue.write', {
    summary: 'Saves a product whole: what is not named is taken away, options that were sold are archived',
    params: byNumber,
    body: ProductInput,
    reply: one,
    refuses: saveRefusals,
  }),
  'DELETE /api/office/products/:id/': forStaff('catalogue.write', {
    summary: 'Archives: orders go on showing it, the shop does not',
    params: byNumber,
    reply: one,
    refuses: ['record.not-found'],
  }),
  'POST /api/office/products/:id/duplicate/': forStaff('catalogue.write', {
    summary: 'A draft like this one, with SKUs of its own and no stock',
    params: byNumber,
    reply: one,
    refuses: ['record.not-found'],
  }),
  'POST /api/office/products/bulk/': forStaff('catalogue.write', {
    summary: 'Price, visibility, category or stock of many products at once, or what of it would happen',
    body: BulkInput,
    reply: strict({ data: BulkResult, forecast: Type.Optional(BulkForecast) }),
    refuses: ['record.not-found', 'request.invalid', 'staff.not-allowed', 'selection.changed'],
  }),
  'GET /api/office/gaps/': forStaff('catalogue.read', {
    summary: 'How many published and draft products lack a translation, a picture or a price',
    reply: strict({
      data: strict({ translation: Type.Integer(), picture: Type.Integer(), price: Type.Integer() }),
    }),
  }),
});

export type OfficeOption = Static<typeof OfficeOption>;
export type OfficeProduct = Static<typeof OfficeProduct>;
export type OfficeProductRow = Static<typeof OfficeProductRow>;
export type ProductInput = Static<typeof ProductInput>;
export type OptionInput = Static<typeof OptionInput>;
export type BulkInput = Static<typeof BulkInput>;
export type BulkResult = Static<typeof BulkResult>;
export type NamedProducts = Extract<BulkInput, { ids: unknown }>;
export type FoundProducts = Extract<BulkInput, { filter: unknown }>;
export type BulkForecast = Static<typeof BulkForecast>;

export type ProductGap = Static<typeof ProductGap>;
