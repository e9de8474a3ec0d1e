import { Type } from 'typebox';
import { OfficeOrder, OfficeOrderRow } from './office-order-shapes.ts';
import { forStaff, officePage, OpaqueIdList } from '#contract/office-route.ts';
import { OrderStatus } from '#contract/orders/shop.ts';
import { mostBulkOrders } from '#domain/staff-moves.ts';
import { orderFilter } from './order-filter.ts';
import { saleUnits } from '#domain/fields/product.ts';
import { routes } from '#contract/route.ts';
import { Day, Id, LocalText, nullable, oneOf, PageInfo, Picture, strict } from '#contract/shared.ts';

const { from: sinceDay, to: untilDay, day, ...others } = orderFilter;
/** `from` is a time here: the days between which orders came have names of their own. */
const orderFilterOfPapers = { ...others, since_day: sinceDay, until_day: untilDay };

/** The orders of a day as a board, and its printouts. */
export const officeBoard = routes({
  'GET /api/office/board/': forStaff('orders.read', {
    summary: 'The work of a day: orders that are not over, by delivery day and window, with counts',
    query: strict({ day: Type.Optional(Day) }),
    reply: strict({
      data: strict({
        day: Day,
        /** days with open orders; `late` counts the late ones of the board, `undated` those without a day */
        days: Type.Array(strict({ day: Day, count: Type.Integer() })),
        late: Type.Integer(),
        undated: Type.Integer(),
        slots: Type.Array(
          strict({ from: nullable(Type.String()), to: nullable(Type.String()), count: Type.Integer() }),
        ),
        counts: Type.Array(strict({ status: OrderStatus, count: Type.Integer() })),
        /** of the requested day; on today also the late and undated ones */
        orders: Type.Array(OfficeOrderRow),
      }),
    }),
  }),
  'GET /api/office/events/': forStaff('orders.read', {
    summary: 'Server-sent events: `orders` with the ids that changed, `ping` every 20 seconds',
    events: true,
    reply: strict({}),
  }),
  'GET /api/office/papers/': forStaff('orders.read', {
    summary:
      'What is printed: picking list, courier sheet, receipt without prices, card text; by ids, by day and window, or with `count` those that the list of orders finds',
    query: strict({
      ids: Type.Optional(OpaqueIdList),
      day,
      from: Type.Optional(Type.String({ maxLength: 5, pattern: '^[0-9]{2}:[0-9]{2}$' })),
      ...orderFilterOfPapers,
      /** how many orders the list has found */
      count: Type.Optional(Type.Integer({ minimum: 0, maximum: mostBulkOrders })),
      page: officePage.page,
    }),
    reply: strict({
      data: strict({
        shop: strict({
          name: LocalText,
          logo: nullable(Picture),
          legalName: LocalText,
          footer: LocalText,
          phones: Type.Array(Type.String()),
          address: LocalText,
          url: Type.String(),
        }),
        orders: Type.Array(OfficeOrder),
        /** picking list: units by option */
        picking: Type.Array(
          strict({
            option: Id,
            sku: Type.String(),
            title: LocalText,
            optionTitle: LocalText,
            quantity: Type.Integer(),
            /** the unit of sale; null for a piece */
            unit: nullable(oneOf(...saleUnits)),
            orders: Type.Array(Type.String()),
          }),
        ),
      }),
      /** pages of orders; each has its own sheets and picking list */
      page: PageInfo,
    }),
    refuses: ['request.invalid', 'selection.changed'],
  }),
});
