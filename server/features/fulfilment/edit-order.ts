import { isBrought } from '#domain/delivery/delivery.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { BodyOf } from '#contract/route.ts';
import type { officeOrders } from '#contract/fulfilment/office.ts';
import type { Zone } from '#domain/delivery/delivery.ts';
import { isEditable } from '#domain/staff-moves.ts';
import { parsePhone } from '#domain/phone.ts';
import type { StaffRole } from '#domain/staff.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isPayerMet, requirePayer } from '#server/features/checkout/require-payer.ts';
import { readPhone } from '#server/features/customers/profile/customers.read.ts';
import { moveDelivery } from '#server/features/checkout/move-delivery.ts';
import {
  readTypedDestination,
  type TypedAddress,
} from '#server/features/delivery/addresses/read-typed-destination.ts';
import { hasSlot } from '#server/features/delivery/read-slot.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { changeDetails, noteOnOrder, type OrderDetails } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { GiftSnapshot, OrderRecord } from '#server/features/orders/core/order-record.ts';
import { updateRecipient } from '#server/features/gift-requests/core/change-request.ts';
import { recipientMac } from '#server/features/gift-requests/core/open-request.ts';
import { hasRequest } from '#server/features/gift-requests/core/requests.read.ts';
import type { StaffContext } from './move-as-staff.ts';
import { showAsStaff } from './show-as-staff.ts';
import { changedSince } from '#server/features/audit/read-seen.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';

type Input = BodyOf<(typeof officeOrders)['PUT /api/office/orders/:id/']>;

/**
 * Changes address, time and texts of an order until it is sent. The agreed total does not change: a difference for
 * another address is paid in the shop, or refunded as goodwill.
 * @throws Refusal `order.not-found`, `order.action-refused`, `record.conflict` when somebody else changed it meanwhile,
 * `payment.not-for-gifts`, and those of place and slot
 */
export async function editOrder(
  ctx: StaffContext,
  id: string,
  { seen, ...input }: Input,
  by: By,
): Promise<OfficeOrder> {
  const at = ctx.now();
  const { staffId } = by.actor;
  await withAudit(ctx, by, { action: 'change', subject: 'order' }, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!isEditable(order.status) || order.adds_to !== null) throw new Refusal('order.action-refused');
    if (!isBrought(order.delivery_method) && (input.address || input.delivery))
      throw new Refusal('order.action-refused');
    if (seen !== undefined && order.updated_at.getTime() !== Date.parse(seen))
      throw await changedSince(trx, { subject: 'order', subjectId: order.id }, order.updated_at);
    const there = input.address && (await readAddress(trx, order, input.address));
    if (there && !input.delivery) await requireSlotIn(trx, order, there.zone);
    const details: OrderDetails = {
      ...there?.details,
      ...(input.delivery &&
        (await moveDelivery(trx, order, { time: input.delivery, at, ...(there && { zone: there.zone }) }))),
      ...(input.gift && (await changeGift(ctx, trx, { order, input: input.gift }))),
      ...(input.comment === undefined ? {} : { comment: input.comment.trim() }),
    };
    await changeDetails(trx, id, details, at);
    const event = {
      event: 'details-changed' as const,
      note: Object.keys(input).join(', '),
      actor: 'staff' as const,
    };
    await noteOnOrder(trx, order, { ...event, staffId, at, isPublic: false });
    const changed = await lockOrder(trx, id);
    const phone = await readPhone(trx, order.customer_id);
    // An order from before this rule existed can still be edited.
    if (isPayerMet(order, phone)) await requirePayer(trx, changed, phone);
    return { id, before: detailsOf(order), after: detailsOf(changed), result: undefined };
  });
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

/** While a recipient is asked the address is their answer: staff enter it there, or withdraw the request. */
async function readAddress(trx: Trx, order: OrderRecord, typed: TypedAddress) {
  if (order.awaits_recipient) throw new Refusal('order.action-refused');
  const { zone, address } = await readTypedDestination(trx, typed);
  // The recipient's address stays hidden from the giver, whoever entered it.
  const recipient_asks = order.recipient_asks && (await hasRequest(trx, order.id));
  return { zone, details: { address: JSON.stringify(address), zone_id: zone.id, recipient_asks } };
}

/** A slot of the old zone may not exist in the new one: then the time is agreed again, in the same change. */
async function requireSlotIn(trx: Trx, { slot_id, zone_id }: OrderRecord, zone: Zone): Promise<void> {
  if (slot_id === null || zone.id === zone_id) return;
  if (!(await hasSlot(trx, zone.id, slot_id)))
    throw new Refusal('slot.not-found', { field: 'delivery.slot' });
}

/**
 * Answers belong to the owner of the number, whose data is exported and erased by it. While the recipient is asked,
 * another number needs another SMS: `askAnew`.
 */
async function changeGift(
  ctx: StaffContext,
  trx: Trx,
  { order, input }: { order: OrderRecord; input: NonNullable<Input['gift']> },
): Promise<Pick<OrderDetails, 'gift'>> {
  const gift = mergeGift(order.gift, input);
  const { recipientMobile: mobile } = gift;
  if (mobile !== (order.gift?.recipientMobile ?? '')) {
    if (order.awaits_recipient) throw new Refusal('order.action-refused');
    await updateRecipient(trx, order.id, mobile && recipientMac(ctx, mobile));
  }
  return { gift: JSON.stringify(gift) };
}

const noGift: GiftSnapshot = {
  wrap: null,
  message: '',
  senderName: '',
  anonymous: false,
  hidePrices: true,
  recipientName: '',
  recipientMobile: '',
  doNotCall: false,
};

function mergeGift(before: GiftSnapshot | null, input: NonNullable<Input['gift']>): GiftSnapshot {
  const { recipientMobile: typed, ...words } = input;
  const recipientMobile = typed === undefined ? undefined : typed.trim() === '' ? '' : parsePhone(typed);
  if (recipientMobile === null) throw new Refusal('request.invalid', { field: 'gift.recipientMobile' });
  return {
    ...(before ?? noGift),
    ...words,
    hidePrices: true,
    ...(recipientMobile === undefined ? {} : { recipientMobile }),
  };
}

/** The audit log is never erased, so it contains no texts about people. */
function detailsOf(order: OrderRecord) {
  const { address, gift, comment, delivery_method, delivery_day, delivery_from, delivery_to, slot_id } =
    order;
  const when = { delivery_method, delivery_day, delivery_from, delivery_to, slot_id };
  return { ...when, address, gift, comment };
}
