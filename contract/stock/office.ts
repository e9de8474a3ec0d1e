import { type Static, Type } from 'typebox';
import { byNumber, forStaff, officePage, sortBy } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, IdList, LocalText, Moment, Money, nullable, oneOf, PageInfo, strict } from '#contract/shared.ts';

/** Stock of one option; `id` is the option's. */
export const StockRow = strict({
  id: Id,
  product: Id,
  title: LocalText,
  optionTitle: LocalText,
  sku: Type.String(),
  price: Money,
  onHand: Type.Integer(),
  reserved: Type.Integer(),
  /** units that can be sold now */
  free: Type.Integer(),
});
export const StockMovement = strict({
  id: Type.Integer(),
  at: Moment,
  kind: oneOf('receive', 'correct', 'reserve', 'release', 'ship', 'return'),
  onHandDelta: Type.Integer(),
  reservedDelta: Type.Integer(),
  order: nullable(Type.String()),
  /** The number that people see; left out where there is no order. */
  orderNumber: Type.Optional(Type.String()),
  reason: Type.String(),
  staff: nullable(Type.String()),
});

export const officeStock = routes({
  'GET /api/office/stock/': forStaff('catalogue.read', {
    summary: 'Stock of every option that is not archived; `below` keeps those that run out',
    query: strict({
      ...officePage,
      ids: Type.Optional(IdList),
      product: Type.Optional(Id),
      category: Type.Optional(Id),
      below: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
      sort: sortBy('free', 'onHand', 'sku', 'id'),
    }),
    reply: strict({ data: Type.Array(StockRow), page: PageInfo }),
  }),
  'GET /api/office/stock/:id/': forStaff('catalogue.read', {
    summary: 'Stock of one option',
    params: byNumber,
    reply: strict({ data: StockRow }),
    refuses: ['record.not-found'],
  }),
  'GET /api/office/stock/:id/movements/': forStaff('catalogue.read', {
    summary: 'Why it ever changed, newest first',
    params: byNumber,
    query: strict({ page: officePage.page, page_size: officePage.page_size }),
    reply: strict({ data: Type.Array(StockMovement), page: PageInfo }),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/stock/:id/': forStaff('stock.write', {
    summary: 'Goods arrived, or counting found more or less: always a delta with a reason',
    params: byNumber,
    body: strict({
      kind: oneOf('receive', 'correct'),
      delta: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
      reason: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    reply: strict({ data: StockRow }),
    refuses: ['record.not-found', 'record.conflict', 'request.invalid'],
  }),
});

export type StockRow = Static<typeof StockRow>;
export type StockMovement = Static<typeof StockMovement>;
