import { isActive, orNone, period, title } from './usual-fields.ts';
import type { Fields } from './kinds.ts';

/** `percent` and `amount` reduce the goods, `delivery` the fee of standard delivery. */
export const promoKinds = ['percent', 'amount', 'delivery'] as const;
export type PromoKind = (typeof promoKinds)[number];

const times = { kind: 'number', min: 1, max: 1_000_000, ...orNone } as const;

/** What decides which orders a promo code applies to, and how much it takes off. Tenge. */
export const promoRuleFields = {
  kind: { kind: 'word', words: promoKinds, column: 'kind' },
  isActive,
  firstOrderOnly: { kind: 'flag', column: 'first_order_only' },
  excludesReduced: { kind: 'flag', column: 'excludes_reduced' },
  /** minimum sum of goods */
  minimum: { kind: 'money', column: 'minimum_tenge' },
  /** only goods of these; all goods when empty */
  categories: { kind: 'refs', to: 'category', max: 50, column: 'category_ids' },
  /** null for other kinds */
  percent: { kind: 'number', min: 1, max: 90, ...orNone, column: 'percent' },
  amount: { kind: 'money', ...orNone, column: 'amount_tenge' },
  /** what a percentage takes off at most; null: whatever it comes to */
  mostTenge: { kind: 'money', ...orNone, column: 'most_tenge' },
  ...period,
  mostUses: { ...times, column: 'most_uses' },
  mostPerCustomer: { ...times, column: 'most_per_customer' },
} as const satisfies Fields;

export const promoFields = {
  /** case, spaces and dashes are ignored */
  code: { kind: 'text', min: 3, max: 40, column: 'code' },
  title,
  ...promoRuleFields,
} as const satisfies Fields;

/** A price plan, besides prices of single options. */
export const pricePlanFields = {
  title,
  percent: { kind: 'number', min: 1, max: 90, nullable: true, column: 'percent' },
  products: { kind: 'refs', to: 'product', max: 500, column: 'product_ids' },
  /** including their subcategories */
  categories: { kind: 'refs', to: 'category', max: 50, column: 'category_ids' },
  startsAt: { kind: 'moment', column: 'starts_at' },
  endsAt: { kind: 'moment', column: 'ends_at' },
} as const satisfies Fields;
