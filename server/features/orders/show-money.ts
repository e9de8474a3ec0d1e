/** How an order was paid and what went back, as its customer sees it: what the ledger has of it. */
import type { Order, OrderMoney } from '#contract/orders/shop.ts';
import { endedStatuses } from '#domain/order.ts';
import { accountOf } from '#domain/ledger/ledger.ts';
import { isUnpaid } from '#domain/payments/payment.ts';
import { reasonOf } from '#domain/payments/refund-parts.ts';
import { type PostedTransfer, readPostings } from '#server/features/ledger/ledger.read.ts';
import { type PaymentMoney, readPaymentMoney } from '#server/features/ledger/payment-money.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { OrderLineRecord, OrderRecord } from './core/order-record.ts';
import { type OrderBack, readBack } from './core/refund-parts.read.ts';
import { findReturns, type ReturnRow } from './order-money.read.ts';

type Way = OrderMoney['paid'][number]['way'];
/** By how transfers of the order's account count. */
const ways: Partial<Record<PostedTransfer['code'], { way: Way; sign: 1 | -1 }>> = {
  'money-kept': { way: 'CARD', sign: 1 },
  'taking-cash': { way: 'CASH', sign: 1 },
  'taking-terminal': { way: 'TERMINAL', sign: 1 },
  'certificate-spent': { way: 'CERTIFICATE', sign: 1 },
};
const backCodes: readonly PostedTransfer['code'][] = ['money-back', 'taking-back', 'certificate-back'];

/** Adds what was paid, what went back, and what lines and delivery cost now; nothing before it is paid. */
export async function withMoney(
  db: Db | Trx,
  row: OrderRecord,
  { order, lines }: { order: Order; lines: readonly OrderLineRecord[] },
): Promise<Order> {
  if (isUnpaid(row.payment_status)) return order;
  const posted = await readPostings(db, accountOf('order', row.id));
  const hasReturns = posted.some(({ code }) => backCodes.includes(code));
  const returns = hasReturns ? await findReturns(db, row.id) : [];
  const money = moneyOf(posted, returns, endedStatuses.includes(row.status));
  // Money that it never had, because it came too late.
  if (money.paid.length === 0) return { ...order, money: lateMoney(await readPaymentMoney(db, row.id)) };
  const back = money.back.length > 0 ? await readBack(db, row.id) : undefined;
  return { ...order, money, ...(back ? pricesNow(order, lines, back) : {}) };
}

function moneyOf(
  posted: readonly PostedTransfer[],
  returns: readonly ReturnRow[],
  hasEnded: boolean,
): OrderMoney {
  const moved = posted.filter(({ state }) => state === 'posted');
  const paid = new Map<Way, number>();
  for (const { code, amount, counterpartKind } of moved) {
    const counted = ways[code] ?? (code === 'taking-undone' ? undone(counterpartKind) : undefined);
    if (counted) paid.set(counted.way, (paid.get(counted.way) ?? 0) + counted.sign * amount);
  }
  const sumOf = (codes: readonly string[]) =>
    moved.reduce((sum, { code, amount }) => sum + (codes.includes(code) ? amount : 0), 0);
  const given = sumOf(backCodes) - sumOf(['back-dropped']);
  const back: OrderMoney['back'] = returns.map(({ tenge, part, isUnderWay }) => ({
    amount: tenge,
    why: reasonOf(part === null ? [] : [{ part }]),
    isUnderWay,
  }));
  const rest = back.reduce((left, { amount }) => left - amount, given);
  if (rest > 0) back.push({ amount: rest, why: hasEnded ? 'ended' : 'goods', isUnderWay: false });
  const sums = [...paid].filter(([, amount]) => amount > 0).map(([way, amount]) => ({ way, amount }));
  return { paid: sums, back, inTheEnd: sums.reduce((sum, { amount }) => sum + amount, -given) };
}

function lateMoney(payments: readonly PaymentMoney[]): OrderMoney {
  const sum = (of: (one: PaymentMoney) => number) => payments.reduce((all, one) => all + of(one), 0);
  const paid = sum((one) => one.paid);
  const back = [
    { amount: sum((one) => one.back), isUnderWay: false },
    { amount: sum((one) => one.open), isUnderWay: true },
  ].filter(({ amount }) => amount > 0);
  return {
    paid: paid > 0 ? [{ way: 'CARD', amount: paid }] : [],
    back: back.map((one) => ({ ...one, why: 'ended' })),
    inTheEnd: paid - sum((one) => one.back + one.open),
  };
}

function undone(kind: string): { way: Way; sign: -1 } {
  return { way: kind === 'terminal' ? 'TERMINAL' : 'CASH', sign: -1 };
}

function pricesNow(order: Order, lines: readonly OrderLineRecord[], { lines: ofLines, delivery }: OrderBack) {
  const items = order.items.map((item, at) => {
    const { units = 0, swap = 0 } = ofLines.get(lines[at]?.position ?? 0) ?? {};
    // What went back for a swap is a part of the unit that came back later.
    const back = Math.min(item.total, units * item.price + swap);
    return back > 0 ? { ...item, now: item.total - back } : item;
  });
  const { totals } = order;
  return { items, totals: delivery > 0 ? { ...totals, deliveryNow: totals.delivery - delivery } : totals };
}
