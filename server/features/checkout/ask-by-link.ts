/** Gifts to others at checkout: whether their recipient accepts gifts, and the request for the address. */
import type { Order } from '#contract/orders/shop.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { requestDueAt } from '#domain/gift-requests/request.ts';
import { areAlternatives, swappableLine } from '#domain/gift-requests/swap.ts';
import type { Context } from '#server/context.ts';
import { readOptionsForSale } from '#server/features/catalogue/products/products.read.ts';
import { readFeatures } from '#server/features/content/features.read.ts';
import type { GiftSnapshot, OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readGiverRequest } from '#server/features/gift-requests/core/requests.read.ts';
import { openRequest, requireAskable } from '#server/features/gift-requests/core/open-request.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { PlacingInput } from './placing.ts';
import { requirePayer } from './require-payer.ts';
import type { Terms } from './gather-terms.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Ctx = Pick<Context, 'config' | 'now' | 'newId' | 'secrets'>;
type Gift = { input: PlacingInput; gift: GiftSnapshot | null };

/**
 * Checks buyer and recipient.
 * @throws Refusal `payment.not-for-gifts`, `gift.recipient-unavailable`, `gift.too-many`; `request.invalid` for what
 * only a link can ask, and for a fee that could not be refunded
 */
export async function requireAcceptedRecipient(
  ctx: Ctx,
  trx: Trx,
  {
    customerId,
    phone,
    input,
    gift,
    address,
    lines,
    goods,
  }: Gift & Pick<Terms, 'address' | 'lines' | 'goods'> & { customerId: number; phone: string | null },
): Promise<void> {
  await requirePayer(trx, { gift, address, payment: input.payment }, phone);
  const recipient = gift?.recipientMobile ?? '';
  if (recipient === '') return;
  const asks = (input.recipientAsks ?? false) && (await hasLink(ctx, trx));
  if (input.ask !== undefined && !(asks && isPrepaid(input.payment)))
    throw new Refusal('request.invalid', { field: 'ask' });
  requireTimeToAnswer(input, ctx.now());
  await requireAlternatives(ctx, trx, { input, lines, goods });
  const isAnonymous = gift?.anonymous === true || input.ask?.showSender === false;
  await requireAskable(ctx, trx, { customerId, giverPhone: phone, recipient, isAnonymous, asks });
}

/**
 * Creates the request of a new order. With the feature switched off, staff ask by phone.
 * @returns the request as its giver sees it
 */
export async function askByLink(
  ctx: Ctx,
  trx: Trx,
  { order, input }: { order: OrderRecord; input: PlacingInput },
): Promise<Pick<Order, 'request'>> {
  if (order.gift === null || !(await hasLink(ctx, trx))) return {};
  const { scope = 'home', latestDay = null, showSender = true, alternatives = [] } = input.ask ?? {};
  await openRequest(ctx, trx, {
    ...{ orderId: order.id, recipient: order.gift.recipientMobile },
    ...{ scope, latestDay, showsSender: showSender, alternatives },
  });
  const request = await readGiverRequest(trx, order, ctx.now());
  return request ? { request } : {};
}

/** A latest day by which nobody could answer any more would only return the money. */
function requireTimeToAnswer({ ask }: PlacingInput, now: Date): void {
  if (ask?.latestDay !== undefined && requestDueAt(now, ask.latestDay) <= now)
    throw new Refusal('request.invalid', { field: 'ask.latestDay' });
}

/** Alternatives to the only product of the order: other goods on sale that cost no more. */
async function requireAlternatives(
  ctx: Ctx,
  trx: Trx,
  { input, lines, goods }: Pick<Gift, 'input'> & Pick<Terms, 'lines' | 'goods'>,
): Promise<void> {
  const alternatives = input.ask?.alternatives ?? [];
  if (alternatives.length === 0) return;
  const line = swappableLine(lines);
  const original = line && goods.get(line.option);
  const offered = await readOptionsForSale(trx, alternatives);
  const isFit =
    (await readFeatures({ db: trx, config: ctx.config })).includes('recipient-swap') &&
    offered.size === alternatives.length &&
    original !== undefined &&
    areAlternatives(original, [...offered.values()]);
  if (!isFit) throw new Refusal('request.invalid', { field: 'ask.alternatives' });
}

async function hasLink({ config }: Ctx, trx: Trx): Promise<boolean> {
  return (await readFeatures({ db: trx, config })).includes('recipient-link');
}
