import type { By } from '#server/features/audit/with-audit.ts';
import { checkout } from '#contract/checkout/shop.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { BodyOf } from '#contract/route.ts';
import type { officeOrders } from '#contract/fulfilment/office.ts';
import type { StaffRole } from '#domain/staff.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { repeatOf, replyText } from '#server/platform/idempotency/repeat.ts';
import { once } from '#server/platform/idempotency/kept-answers.ts';
import { asOneTransaction } from '#server/platform/db/one-transaction.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { readFeatures } from '#server/features/content/features.read.ts';
import { placeOrder } from '#server/features/checkout/place-order.ts';
import type { PlacedOrder } from '#server/features/checkout/placing.ts';
import { listAddresses } from '#server/features/delivery/addresses/list-addresses.ts';
import { addAddress } from '#server/features/delivery/addresses/save-address.ts';
import { openByPhone } from '#server/features/customers/sign-in/open-by-phone.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import { sendOrderLink } from '#server/features/checkout/order-link/send-order-link.ts';
import { readStaffEvents } from '#server/features/orders/staff/staff-lists.read.ts';
import type { StaffContext } from './move-as-staff.ts';
import { showAsStaff } from './show-as-staff.ts';

type Input = BodyOf<(typeof officeOrders)['POST /api/office/orders/']>;

/**
 * An order by phone: creates the customer if new, saves their address, and places the order like any other, at the
 * shop's prices, in one transaction with its audit row. One paid by card gets a link by SMS and a longer reservation.
 * The same Idempotency-Key again gives the same order.
 * @throws Refusal: any of the route's
 */
export async function orderByPhone(
  ctx: StaffContext,
  input: Input,
  key: string | undefined,
  by: By,
): Promise<OfficeOrder> {
  const id = await asOneTransaction(ctx, (inside) => placeInside(inside, input, key, by));
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

async function placeInside(
  ctx: StaffContext,
  typed: Input,
  key: string | undefined,
  by: By,
): Promise<string> {
  const { customer, address, ...rest } = typed;
  const { phone, name, lang = 'tm' } = customer;
  const customerId = await inTransaction(ctx.db, (trx) =>
    openByPhone(trx, { phone, lang, ...(name ? { name } : {}) }, ctx.now()),
  );
  const addressId = address && (await saveCallerAddress(ctx, customerId, address));
  const input = { ...rest, ...(addressId === undefined ? {} : { address: addressId }) };
  const call = repeatOf(orderRoute, checkout[orderRoute], {
    ...{ idempotencyKey: key, body: input, files: {}, params: undefined, query: undefined },
    actor: { kind: 'customer', customerId, sessionId: '' },
  });
  if (!call) throw new Error(`${orderRoute} keeps its answers`);
  const hasLink = (await readFeatures(ctx)).includes('order-link');
  const { phoneHoldHours } = await readPaymentChoice(ctx.db, ctx.banks.keys());
  const buyer = {
    customerId,
    lang,
    source: 'phone' as const,
    takenBy: by.actor.staffId,
    ...(hasLink ? { holdHours: phoneHoldHours } : {}),
  };
  const text = await once(ctx, call, async () => replyText(await placeOrder(ctx, buyer, input)));
  const { data } = JSON.parse(text) as PlacedOrder;
  await writeOnce(ctx, data.id, by);
  return data.id;
}

/** The key belongs to the customer, so that a caller who also orders online with it does not order twice. */
const orderRoute = 'POST /api/order/order-create/';

/** An address saved before is reused, otherwise every repeated call would add one. */
async function saveCallerAddress(
  ctx: StaffContext,
  customerId: number,
  typed: NonNullable<Input['address']>,
): Promise<number> {
  const same = (a: string | undefined, b: string | undefined) => (a ?? '').trim() === (b ?? '').trim();
  const known = (await listAddresses(ctx.db, customerId)).find(
    (one) =>
      one.place === typed.place &&
      same(one.line1, typed.line1) &&
      same(one.line2, typed.line2) &&
      same(one.landmark, typed.landmark) &&
      same(one.fullname, typed.fullname),
  );
  return known?.id ?? (await addAddress(ctx, customerId, { ...typed, label: '' })).id;
}

async function writeOnce(ctx: StaffContext, orderId: string, by: By): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const events = await readStaffEvents(trx, orderId);
    if (events.some(({ event }) => event === 'ordered-by-phone')) return;
    const { staffId } = by.actor;
    const fact = {
      event: 'ordered-by-phone' as const,
      note: '',
      actor: 'staff' as const,
      staffId,
      at: ctx.now(),
    };
    await noteOnOrder(trx, order, { ...fact, isPublic: false });
    if (order.hold_until !== null) await sendOrderLink(ctx, trx, { order });
    const after = { number: order.number, customer: order.customer_id, total: order.total_tenge };
    await recordAudit(trx, ctx, by, { action: 'create', subject: 'order', subjectId: orderId, after });
  });
}
