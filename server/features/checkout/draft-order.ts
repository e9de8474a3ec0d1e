import { isBrought } from '#domain/delivery/delivery.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { holdOf } from '#domain/payments/payment.ts';
import type { OrderTotals } from '#domain/totals.ts';
import type { NewLine, NewOrder } from '#server/features/orders/core/open-order.ts';
import type { Terms } from './gather-terms.ts';
import type { Buyer, PlacingInput } from './placing.ts';

/**
 * The order as it will be inserted. Card orders wait for their payment; an order fully paid by certificates is paid at
 * once, and its units are deducted from stock.
 */
export function draftOrder(
  terms: Terms,
  totals: OrderTotals,
  input: PlacingInput,
  facts: { id: string; at: Date; buyer: Buyer; paying: readonly { id: number }[] },
): NewOrder {
  const { plan } = terms;
  const isSettled = totals.total === 0;
  const waits = isPrepaid(input.payment) && !isSettled;
  return {
    id: facts.id,
    customer_id: facts.buyer.customerId,
    status: waits ? 'awaiting-payment' : 'placed',
    payment_status: isSettled ? 'paid' : 'unpaid',
    payment: input.payment,
    goods_tenge: totals.goods,
    wrap_tenge: totals.wrap,
    delivery_tenge: totals.delivery,
    certificate_tenge: totals.certificate ?? 0,
    ...(totals.promo ? { promo_tenge: totals.promo, promo_code: terms.promo?.code ?? null } : {}),
    total_tenge: totals.total,
    stock_state: isSettled ? 'shipped' : 'held',
    ...(waits ? holdOf(facts.at, facts.buyer.holdHours) : { expires_at: null, hold_until: null }),
    ...originOf(facts.buyer),
    delivery_method: plan.method,
    delivery_day: plan.day,
    ...{ delivery_from: plan.from, delivery_to: plan.to },
    slot_id: plan.slot?.rule.id ?? null,
    promise_lost_at: null,
    zone_id: isBrought(plan.method) ? terms.zone.id : null,
    recipient_asks: input.recipientAsks ?? false,
    asked_place: terms.askedPlace,
    address: terms.address,
    gift: terms.gift,
    comment: input.comment?.trim() ?? '',
    lang: facts.buyer.lang,
    created_at: facts.at,
    updated_at: facts.at,
  };
}

function originOf({ source = 'site', takenBy }: Buyer): Pick<NewOrder, 'source' | 'taken_by'> {
  return { source, ...(takenBy === undefined ? {} : { taken_by: takenBy }) };
}

/** Lines with today's names, pictures and prices: they do not change with the catalogue. */
export function draftLines(
  { lines, goods }: Pick<Terms, 'lines' | 'goods'>,
  shares: readonly number[],
): NewLine[] {
  return lines.flatMap(({ option, quantity }, at) => {
    const found = goods.get(option);
    if (!found) return [];
    const { product, title, optionTitle, pictureId, sku, price } = found;
    const names = { product_id: product, option_id: option, title, option_title: optionTitle };
    return [
      { ...names, picture_id: pictureId, sku, quantity, price_tenge: price, promo_tenge: shares[at] ?? 0 },
    ];
  });
}
