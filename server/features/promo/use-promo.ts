import { foldPromoCode, isOffered, rejectionForCustomer, type Promo } from '#domain/promo/promo-code.ts';
import type { Context } from '#server/context.ts';
import { readCategoriesOf } from '#server/features/catalogue/products/products.read.ts';
import { readFeatures } from '#server/features/content/features.read.ts';
import { hasLivingOrder } from '#server/features/orders/core/orders.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  countUses,
  findPromo,
  findReleasedUse,
  insertUse,
  lockPromo,
  type PromoRow,
  releaseUse,
  resumeUse,
} from './promos.repo.ts';

/** A promo code that this customer may use now, as far as that does not depend on the goods. */
export type UsablePromo = {
  id: number;
  code: string;
  rule: Promo;
  /** By product; empty when the code is for all goods. */
  categoriesOf: ReadonlyMap<number, readonly number[]>;
};
type PromoUse = {
  code: string;
  customerId: number;
  /** Nobody can tell whether this customer has used it: only codes without a limit per customer apply. */
  isUnknown?: boolean;

  now: Date;
  products: readonly number[];
};
type Config = Pick<Context, 'config'>;

/**
 * The code for a quote.
 * @throws Refusal `promo.unknown` when there is none, or it is off, over, used up or not started; `promo.not-for-this`
 */
export async function readPromo(db: Db, { config }: Config, asked: PromoUse): Promise<UsablePromo> {
  return requireUsable(db, asked, await findOne(db, { config }, asked.code));
}

/** The same for an order: a limited code is locked until the transaction ends. The customer is locked. */
export async function lockUsablePromo(trx: Trx, { config }: Config, asked: PromoUse): Promise<UsablePromo> {
  const found = await findOne(trx, { config }, asked.code);
  const isLimited = found.mostUses !== null || found.mostPerCustomer !== null || found.firstOrderOnly;
  return requireUsable(trx, asked, (isLimited && (await lockPromo(trx, found.id))) || found);
}

/** Records the use of a code that this transaction has checked. */
export async function takePromo(
  trx: Trx,
  use: { orderId: string; promoId: number; customerId: number; at: Date },
): Promise<void> {
  const { orderId: order_id, promoId: promo_id, customerId: customer_id, at } = use;
  await insertUse(trx, { order_id, promo_id, customer_id, at });
}

/** The order ended before it was paid: its use of the code is released. */
export const releasePromo = releaseUse;

/**
 * An order with late money takes its use of the code again. The discount was agreed, so only the limits are checked.
 * @returns false when they are used up meanwhile
 */
export async function takePromoAgain(trx: Trx, orderId: string): Promise<boolean> {
  const former = await findReleasedUse(trx, orderId);
  if (!former) return true;
  const rule = await lockPromo(trx, former.promo);
  if (!rule) return false;
  const { uses, own } = await countUses(trx, former.promo, former.customer);
  const mostOwn = rule.firstOrderOnly ? 1 : rule.mostPerCustomer;
  const isLeft = rule.mostUses === null || uses < rule.mostUses;
  if (!isLeft || (mostOwn !== null && own >= mostOwn)) return false;
  await resumeUse(trx, orderId);
  return true;
}

const unknown = () => new Refusal('promo.unknown', { field: 'promo' });

async function findOne(db: Db | Trx, { config }: Config, code: string): Promise<PromoRow> {
  if (!(await readFeatures({ db, config })).includes('promo-codes')) throw unknown();
  const found = await findPromo(db, foldPromoCode(code));
  if (!found) throw unknown();
  return found;
}

async function requireUsable(
  db: Db | Trx,
  { customerId, isUnknown = false, now, products }: PromoUse,
  { id, code, ...rule }: PromoRow,
): Promise<UsablePromo> {
  const isCounted = rule.mostUses !== null || rule.mostPerCustomer !== null;
  const { uses, own } = isCounted ? await countUses(db, id, customerId) : { uses: 0, own: 0 };
  if (!isOffered(rule, { now, uses })) throw unknown();
  const isFirstOrder = rule.firstOrderOnly && !isUnknown && !(await hasLivingOrder(db, customerId));
  const rejection = rejectionForCustomer(rule, { own: isUnknown ? Infinity : own, isFirstOrder });
  if (rejection) throw new Refusal('promo.not-for-this', { field: 'promo', data: rejection });
  const categoriesOf = rule.categories.length > 0 ? await readCategoriesOf(db, products) : new Map();
  return { id, code, rule, categoriesOf };
}
