import { isPrepaid } from '#domain/payments/payment-methods.ts';
import type { LocalText } from '#contract/shared.ts';
import { isPasserBy } from '#domain/customers/passer-by.ts';
import { isBrought, noZone } from '#domain/delivery/delivery.ts';
import { leadDaysOf, zoneAfterMaking } from '#domain/delivery/made-to-order.ts';
import { codesOf } from '#domain/certificates/certificate.ts';
import { maxUnpaidOrders } from '#domain/payments/payment.ts';
import { mergeLines, type OrderLine } from '#domain/stock.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import type { OptionForSale } from '#server/features/catalogue/products/products.read.ts';
import {
  type Destination,
  readMostExpensiveZone,
  readDestination,
  readHomeZone,
  readPlace,
} from '#server/features/delivery/addresses/read-destination.ts';
import { lockCustomer, readUnpaidCount } from '#server/features/orders/core/open-order.ts';
import {
  type Certificate,
  lockUsableCertificates,
} from '#server/features/certificates/core/use-certificate.ts';
import { type NewUnit, requireFewBought } from '#server/features/certificates/core/sell-certificates.ts';
import { lockUsablePromo, type UsablePromo } from '#server/features/promo/use-promo.ts';
import { readCartOptions } from '#server/features/certificates/read-options.ts';
import { readUnits } from '#server/features/certificates/read-units.ts';
import { type DeliveryPlan, planDelivery } from './plan-delivery.ts';
import { deliveredAfterPromo } from './price-lines.ts';
import { readKept } from './repeat/read-kept.ts';
import type { Buyer, PlacingInput } from './placing.ts';
import { type PricedGift, readGift } from './read-gift.ts';

/** Everything an order is made of, as read before any goods are reserved. */
export type Terms = Destination &
  PricedGift & {
    lines: readonly OrderLine[];
    goods: ReadonlyMap<number, OptionForSale>;
    /** The certificates among them. */
    units: readonly NewUnit[];
    plan: DeliveryPlan;
    /** In the order they were given. */
    certificates: readonly Certificate[];
    promo: UsablePromo | null;
    /** The city of a recipient who will be asked for the address. */
    askedPlace: LocalText | null;
  };

/**
 * Whether this customer may place such an order now. Their row stays locked, so concurrent orders are counted one by
 * one.
 * @returns where messages about the order go, and how much a new number pays on delivery
 * @throws Refusal `payment.method-off`, `order.too-many-unpaid`, `session.revoked` for a customer who was erased
 */
export async function requireBuyer(
  ctx: Pick<Context, 'banks'>,
  trx: Trx,
  customerId: number,
  input: Pick<PlacingInput, 'payment' | 'delivery'>,
): Promise<{ phone: string; cashLimit: number | null }> {
  const { methods, cashLimit } = await readPaymentChoice(trx, ctx.banks.keys());
  // What couriers may take says nothing about the till and the terminal of the shop.
  if (input.delivery !== 'COUNTER' && !methods.includes(input.payment))
    throw new Refusal('payment.method-off', { field: 'payment' });
  const customer = await lockCustomer(trx, customerId);
  if (!customer) throw new Refusal('session.revoked');
  if (isPrepaid(input.payment) && (await readUnpaidCount(trx, customerId)) >= maxUnpaidOrders)
    throw new Refusal('order.too-many-unpaid');
  return { phone: customer.phone, cashLimit };
}

/** Reads goods, delivery, gift, promo code and certificates (which are locked). Throws their refusals. */
export async function gatherTerms(
  ctx: Pick<Context, 'config' | 'now' | 'secrets'>,
  trx: Trx,
  { customerId, phone }: Pick<Buyer, 'customerId'> & { phone: string },
  input: PlacingInput,
): Promise<Terms> {
  const at = ctx.now();
  const lines = mergeLines(input.items);
  const options = lines.map(({ option }) => option);
  const goods = await readCartOptions(ctx, trx, options);
  const units = readUnits(ctx, input, { lines, goods });
  await requireFewBought(trx, customerId, { units, at });
  const products = lines.map(({ product }) => product);
  const asked = input.promo && {
    code: input.promo,
    customerId,
    isUnknown: isPasserBy(phone),
    now: at,
    products,
  };
  const promo = asked ? await lockUsablePromo(trx, ctx, asked) : null;
  const kept = await readKept(trx, customerId, input);
  const { address, askedPlace, ...there } = kept.destination
    ? { ...kept.destination, askedPlace: null }
    : await findDestination(trx, customerId, {
        ...input,
        goodsPaid: () => deliveredAfterPromo(lines, goods, promo),
      });
  const zone = zoneAfterMaking(there.zone, leadDaysOf(goods.values()));
  const plan = await planDelivery(trx, input, zone, at);
  const { gift, price } = await readGift(trx, kept.gift, input.recipientAsks ?? false);
  const certificates = await lockUsableCertificates(trx, ctx, codesOf(input));
  return { lines, goods, units, zone, address, askedPlace, plan, gift, price, certificates, promo };
}

/** One of the customer's addresses, or none: then the shop asks the recipient, who lives at the given place. */
async function findDestination(
  trx: Trx,
  customerId: number,
  input: Pick<PlacingInput, 'address' | 'recipientAsks' | 'place' | 'ask' | 'delivery'> & {
    goodsPaid: () => number;
  },
): Promise<Destination & { askedPlace: LocalText | null }> {
  if (!isBrought(input.delivery)) return { zone: noZone, address: null, askedPlace: null };
  const { address, recipientAsks = false, place, ask, goodsPaid } = input;
  // Exactly one of the two must say where the goods go.
  if ((address != null) === recipientAsks) throw new Refusal('request.invalid', { field: 'address' });
  if (place != null && !recipientAsks) throw new Refusal('request.invalid', { field: 'place' });
  if (ask !== undefined && !recipientAsks) throw new Refusal('request.invalid', { field: 'ask' });
  if (address != null) return { ...(await readDestination(trx, customerId, address)), askedPlace: null };
  if (ask?.scope === 'anywhere')
    return { zone: await readMostExpensiveZone(trx, goodsPaid()), address: null, askedPlace: null };
  if (place == null) return { zone: await readHomeZone(trx), address: null, askedPlace: null };
  const { zone, title } = await readPlace(trx, place);
  return { zone, address: null, askedPlace: title };
}
