import type { officeBoard } from '#contract/fulfilment/office-board.ts';
import type { officeOrders } from '#contract/fulfilment/office.ts';
import { roleMay, type StaffRole } from '#domain/staff.ts';
import { limitSecond } from '#server/features/staff/second-person.ts';
import type { Context } from '#server/context.ts';
import type { Handlers, StaffActor } from '#server/platform/http/call.ts';
import { rangeOf } from '#server/platform/db/paging.ts';
import { withCertificates } from '#server/features/certificates/core/show-sold.ts';
import { countViews } from '#server/features/orders/staff/order-views.read.ts';
import { readFilter } from '#server/features/orders/staff/orders-filter.read.ts';
import { readStaffOrders } from '#server/features/orders/staff/read-staff-orders.ts';
import { findRefundOrder } from '#server/features/payments/payments.read.ts';
import { editOrder } from './edit-order.ts';
import { endOrderAsStaff, moveAndShow } from './move-as-staff.ts';
import { queryBankAboutOrder, noteOrder } from './note-order.ts';
import { showPackingSlips } from './packing-slips.ts';
import { orderByPhone } from './phone-order.ts';
import { quoteByPhone } from './quote-by-phone.ts';
import { decideLostRefund, refundOrder } from './refund-order.ts';
import { bookRefundOfBank, returnMoney, settleOrderAlarms } from './return-money.ts';
import { showBoard } from './steps/show-board.ts';
import { showAsStaff } from './show-as-staff.ts';
import { watchOrders } from './watch-orders.ts';

const roleOf = (actor: StaffActor) => actor.role as StaffRole;

export const officeBoardHandlers: Handlers<Context, typeof officeBoard> = {
  'GET /api/office/board/': async (ctx, { query, actor }) => ({
    data: await showBoard(ctx, query.day, roleOf(actor)),
  }),
  'GET /api/office/events/': async (ctx, { signal }) => ({ events: watchOrders(ctx, signal) }),
  'GET /api/office/papers/': (ctx, { query, actor }) => showPackingSlips(ctx, query, actor),
};

export const officeOrdersHandlers: Handlers<Context, typeof officeOrders> = {
  'GET /api/office/orders/': (ctx, { query: { ids, ...query }, actor }) =>
    readStaffOrders(
      ctx.db,
      { ...readFilter(query, { now: ctx.now(), staffId: actor.staffId }), ids: ids?.split(',') },
      rangeOf(query),
      roleOf(actor),
    ),
  'GET /api/office/orders/views/': async (ctx, { actor }) => ({
    data: await countViews(ctx, actor.staffId),
  }),
  'GET /api/office/orders/:id/': async (ctx, { params, actor }) => {
    const order = await showAsStaff(ctx.db, params.id, roleOf(actor));
    const sight = roleMay(roleOf(actor), 'certificates.read') ? 'staff' : 'link';
    return { data: { ...order, items: await withCertificates(ctx, order, sight) } };
  },
  'POST /api/office/orders/': async (ctx, call) => ({
    data: await orderByPhone(ctx, call.body, call.idempotencyKey, call),
  }),
  'POST /api/office/orders/quote/': async (ctx, { body }) => ({ data: await quoteByPhone(ctx, body) }),
  'POST /api/office/orders/:id/move/': async (ctx, call) => ({
    data: await moveAndShow(ctx, call.params.id, call.body, call),
  }),
  'POST /api/office/orders/:id/cancel/': async (ctx, call) => ({
    data: await endOrderAsStaff(ctx, call.params.id, { ...call.body, end: 'cancel' }, call),
  }),
  'POST /api/office/orders/:id/take-back/': async (ctx, call) => ({
    data: await endOrderAsStaff(ctx, call.params.id, { ...call.body, end: 'take-back' }, call),
  }),
  'PUT /api/office/orders/:id/': async (ctx, call) => ({
    data: await editOrder(ctx, call.params.id, call.body, call),
  }),
  'POST /api/office/orders/:id/notes/': async (ctx, call) => ({
    data: await noteOrder(ctx, call.params.id, call.body, call),
  }),
  'POST /api/office/orders/:id/ask-bank/': async (ctx, call) => ({
    data: await queryBankAboutOrder(ctx, call.params.id, call),
  }),
  'POST /api/office/orders/:id/refunds/': {
    around: limitSecond,
    handle: async (ctx, call) => ({ data: await refundOrder(ctx, call.params.id, call.body, call) }),
  },
  'POST /api/office/orders/:id/return-money/': async (ctx, call) => ({
    data: await returnMoney(ctx, { ...call.params, ...call.body }, call),
  }),
  'POST /api/office/orders/:id/book-refund/': async (ctx, call) => ({
    data: await bookRefundOfBank(ctx, call),
  }),
  'POST /api/office/orders/:id/settle-alarms/': async (ctx, call) => ({
    data: await settleOrderAlarms(ctx, call.params.id, call),
  }),
  'POST /api/office/refunds/:id/decide/': async (ctx, call) => ({
    data: await decideLostRefund(ctx, call.params.id, call.body, (id) => findRefundOrder(ctx.db, id), call),
  }),
};
