/**
 * Promo codes (vouchers, coupons): which orders a code applies to, how much it takes off, and how that is distributed
 * to the lines. Tenge.
 */
import { mostFace } from '#domain/certificates/certificate.ts';
import { comparable, fillOut, type InputOf, type RecordOf } from '#domain/fields/kinds.ts';
import { promoRuleFields } from '#domain/fields/promo.ts';
import { goodsTotal } from '#domain/totals.ts';

export type Promo = RecordOf<typeof promoRuleFields>;

/** A line of an order, as far as codes depend on it. */
export type PromoLine = {
  price: number;
  quantity: number;
  isReduced: boolean;
  categories: readonly number[];
};

/** Why an existing code does not apply to this order. `used`: by this customer, as often as allowed. */
export const promoReasons = ['minimum', 'goods', 'delivery-free', 'first-order', 'used'] as const;
export type PromoRejection =
  | { reason: Exclude<(typeof promoReasons)[number], 'minimum'> }
  | { reason: 'minimum'; minimum: number; missing: number };

/** What a code takes off the goods, line by line. */
export type PromoShares = { tenge: number; shares: readonly number[] };

/** Wrong codes per hour; many customers share an address (carrier NAT), and keep `own` when others have filled it. */
export const wrongPromoLimits = {
  customer: { windowSeconds: 3600, max: 10 },
  address: { windowSeconds: 3600, max: 60 },
  own: { windowSeconds: 3600, max: 5 },
} as const;

/** Cyrillic letters that look like Latin ones, typed on a Russian keyboard. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X' },
};

/** Normalises a typed code: case, spaces and dashes are ignored. */
export function foldPromoCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s-]+/g, '')
    .replace(/[А-Я]/g, (letter) => lookalikes[letter] ?? letter);
}

/** The format of a stored code. */
export const promoCodePattern = '^[A-Z0-9]{3,24}$';

/** Whether the code can be used at all now. @param uses how many orders have used it */
export function isOffered(promo: Promo, { now, uses }: { now: Date; uses: number }): boolean {
  const isOpen = (!promo.startsAt || promo.startsAt <= now) && (!promo.endsAt || now < promo.endsAt);
  return promo.isActive && isOpen && (promo.mostUses === null || uses < promo.mostUses);
}

/** Why this customer may not use it, whatever they buy. @param own how many of their orders have used it */
export function rejectionForCustomer(
  promo: Pick<Promo, 'mostPerCustomer' | 'firstOrderOnly'>,
  { own, isFirstOrder }: { own: number; isFirstOrder: boolean },
): PromoRejection | null {
  if (promo.mostPerCustomer !== null && own >= promo.mostPerCustomer) return { reason: 'used' };
  return promo.firstOrderOnly && !isFirstOrder ? { reason: 'first-order' } : null;
}

/** What a code takes off these goods; never more than they cost. */
export function promoOfGoods(promo: Promo, lines: readonly PromoLine[]): PromoShares | PromoRejection {
  const nothing = { tenge: 0, shares: lines.map(() => 0) };
  const missing = promo.minimum - goodsTotal(lines);
  if (missing > 0) return { reason: 'minimum', minimum: promo.minimum, missing };
  const sums = lines.map((line) => (isOfPromo(promo, line) ? line.price * line.quantity : 0));
  const sum = sums.reduce((all, one) => all + one, 0);
  if (sum === 0) return { reason: 'goods' };
  if (promo.kind === 'delivery') return nothing;
  const tenge = takenOff(promo, sum);
  // Less than one tenge: it does not apply.
  return tenge === 0 ? { reason: 'goods' } : distributeDiscount(Math.min(tenge, sum), sums);
}

function takenOff({ kind, percent, amount, mostTenge }: Promo, sum: number): number {
  if (kind === 'amount') return amount ?? 0;
  return Math.min(percentOf(sum, percent ?? 0), mostTenge ?? Infinity);
}

/** Above this percentage a code is not one person's decision. */
const mostPercentAlone = 50;

/** Whether a code can cost the shop more than one person may decide. One that is off costs nothing. */
export function wantsSecond({ kind, percent, amount, mostTenge, mostUses, isActive }: Promo): boolean {
  const most = { percent: mostTenge ?? Infinity, amount: amount ?? 0, delivery: 0 }[kind];
  const isDeep = kind === 'percent' && (percent ?? 0) > mostPercentAlone;
  return isActive && (mostUses === null || isDeep || most > mostFace);
}

/** A code as staff write it: what does not belong to its kind is ignored. */
export function promoRule(written: InputOf<typeof promoRuleFields>): Promo {
  const rule = fillOut(promoRuleFields, written);
  const { kind, percent, amount, mostTenge } = rule;
  return {
    ...rule,
    percent: kind === 'percent' ? percent : null,
    amount: kind === 'amount' ? amount : null,
    mostTenge: kind === 'percent' ? mostTenge : null,
  };
}

/** Whether two codes give the same to the same orders. */
export function isSameRule(one: Promo, other: Promo): boolean {
  const wordsOf = (promo: Promo) => JSON.stringify(comparable(promoRuleFields, promo));
  return wordsOf(one) === wordsOf(other);
}

function isOfPromo({ categories, excludesReduced }: Promo, line: PromoLine): boolean {
  if (excludesReduced && line.isReduced) return false;
  return categories.length === 0 || line.categories.some((id) => categories.includes(id));
}

/** Rounded down. BigInt, because a sum times a hundred may exceed exact numbers. */
function percentOf(sum: number, percent: number): number {
  return Number((BigInt(sum) * BigInt(percent)) / 100n);
}

/**
 * Distributes a sum to lines in proportion to their cost, whole tenge, largest remainders first; the shares add up to
 * the sum.
 */
export function distributeDiscount(tenge: number, sums: readonly number[]): PromoShares {
  const all = sums.reduce((total, one) => total + BigInt(one), 0n);
  if (all === 0n) return { tenge: 0, shares: sums.map(() => 0) };
  const exact = sums.map((sum) => BigInt(sum) * BigInt(tenge));
  const shares = exact.map((share) => Number(share / all));
  let left = tenge - shares.reduce((total, one) => total + one, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share % all }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1));
  for (const { at } of byRemainder) {
    if (left === 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return { tenge, shares };
}

type DiscountedLine = { price: number; quantity: number; share: number };

/**
 * What was paid for `units` of a line when `before` units were returned already: the sum over all units is the price of
 * the line.
 */
export function paidForUnits({ price, quantity, share }: DiscountedLine, units: number, before = 0): number {
  const upTo = (count: number) => price * count - shareOfUnits(share, count, quantity);
  return upTo(before + units) - upTo(before);
}

/** The part of a line's share that belongs to so many of its units. Rounded down. */
export function shareOfUnits(share: number, units: number, quantity: number): number {
  return Number((BigInt(share) * BigInt(units)) / BigInt(quantity));
}
