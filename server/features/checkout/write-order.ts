import type { Shortage } from '#domain/stock.ts';
import type { Order } from '#contract/orders/shop.ts';
import { allocateCertificates } from '#domain/certificates/certificate.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { hasReceivedAny } from '#server/features/orders/core/orders.read.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { bookSlot } from '#server/features/delivery/book-slot.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import { openOrder, readUnpaidOnDelivery } from '#server/features/orders/core/open-order.ts';
import { showFreshOrder } from '#server/features/orders/show-order.ts';
import { sellCertificates } from '#server/features/certificates/core/sell-certificates.ts';
import { spendOnOrder } from '#server/features/certificates/core/use-certificate.ts';
import { noteReminderUsed } from '#server/features/people/switch-reminders.ts';
import { applyPromo } from '#server/features/promo/apply-promo.ts';
import { takePromo } from '#server/features/promo/use-promo.ts';
import { moveOrderStock } from '#server/features/stock/move-order-stock.ts';
import { reserveStock } from '#server/features/stock/reserve-stock.ts';
import { draftLines, draftOrder } from './draft-order.ts';
import { askByLink, requireAcceptedRecipient } from './ask-by-link.ts';
import { requireBuyer, gatherTerms, type Terms } from './gather-terms.ts';
import { nameShortages } from './name-shortages.ts';
import type { Buyer, PlacingContext, PlacingInput } from './placing.ts';
import { requireAgreed, priceLines, priceOrder } from './price-lines.ts';
import { notifyCustomer } from './notify-customer.ts';

/**
 * Writes the order with all its effects, in one transaction. Locks: customer, promo code, certificates by id, options
 * by id, delivery slot; the most contended rows come last, so that they are locked for the shortest time.
 * @returns the order as the customer sees it, and options that are sold out now
 */
export async function writeOrder(
  ctx: PlacingContext,
  trx: Trx,
  buyer: Buyer,
  input: PlacingInput,
): Promise<{ data: Order; availabilityChanged: number[] }> {
  const at = ctx.now();
  const id = ctx.newId();
  const { phone, cashLimit } = await requireBuyer(ctx, trx, buyer.customerId, input);
  const terms = await gatherTerms(ctx, trx, { ...buyer, phone }, input);
  await requireAcceptedRecipient(ctx, trx, { customerId: buyer.customerId, phone, input, ...terms });
  const { goods, zone, plan } = terms;
  // For the answer; read before the goods are locked, because others wait for these rows.
  const pictures = await readPictures(trx, picturesOf(terms));

  const { shortages, availabilityChanged } = await reserveStock(trx, terms.lines, goods, { orderId: id, at });
  if (shortages.length > 0) throw await refuseShort(trx, shortages, { goods, buyer });

  const price = priceTerms(terms, input);
  const { totals, shares } = price;
  requireAgreed(price, zone, input);
  if (plan.slot) await bookSlot(trx, plan.slot);

  const needs_call = await isMuchCash(trx, buyer, { ...input, total: totals.total, cashLimit });
  const paying = allocateCertificates(terms.certificates, totals.certificate ?? 0);
  const draft = { ...draftOrder(terms, totals, input, { id, at, buyer, paying }), needs_call };
  const { order, lines } = await openOrder(trx, draft, draftLines(terms, shares));
  if (order.promo_code && terms.promo)
    await takePromo(trx, { orderId: id, promoId: terms.promo.id, customerId: buyer.customerId, at });
  await sellCertificates(trx, { order, lines }, terms.units);
  await spendOnOrder(trx, id, { parts: paying, at, isPending: order.status === 'awaiting-payment' });
  const asked = input.recipientAsks ? await askByLink(ctx, trx, { order, input }) : {};
  if (input.person !== undefined) await noteReminderUsed(trx, { personId: input.person, orderId: id, at });
  if (order.stock_state === 'shipped')
    await moveOrderStock(trx, 'ship', { orderId: id, lines: terms.lines, at });
  if (order.status === 'placed' && order.delivery_method !== 'COUNTER')
    await notifyCustomer(ctx, trx, 'order-accepted', order, { phone });

  return { data: { ...showFreshOrder(order, lines, { pictures, paying }), ...asked }, availabilityChanged };
}

async function refuseShort(
  trx: Trx,
  shortages: readonly Shortage[],
  { goods, buyer }: Pick<Terms, 'goods'> & { buyer: Buyer },
): Promise<Refusal> {
  const ofCart = async () => buyer.customerId;
  return new Refusal('order.unavailable', { data: await nameShortages(trx, shortages, { goods, ofCart }) });
}

function priceTerms({ lines, goods, zone, price, certificates, promo }: Terms, { delivery }: PlacingInput) {
  const priced = priceLines(lines, goods);
  const balance = certificates.reduce((sum, one) => sum + one.balance, 0);
  return priceOrder({
    ...{ lines: priced, zone, delivery, gift: price, balance },
    promo: applyPromo(promo, priced, goods),
  });
}

type Cash = Pick<PlacingInput, 'payment'> & { total: number; cashLimit: number | null };

/** Whether a number that has never received an order would owe more on delivery than the limit. */
async function isMuchCash(trx: Trx, { customerId, source = 'site' }: Buyer, cash: Cash): Promise<boolean> {
  if (source !== 'site' || isPrepaid(cash.payment) || cash.cashLimit === null) return false;
  const owed = cash.total + (await readUnpaidOnDelivery(trx, customerId));
  return owed > cash.cashLimit && !(await hasReceivedAny(trx, customerId));
}

function picturesOf({ goods, gift }: Terms) {
  return [...[...goods.values()].map(({ pictureId }) => pictureId), gift?.wrap?.pictureId];
}
