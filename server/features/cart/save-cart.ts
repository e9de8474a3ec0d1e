import { type CartLine, mergeCarts } from '#domain/cart.ts';
import { readOptionsForSale } from '#server/features/catalogue/products/products.read.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import { findLines, lockCart, replaceLines } from './cart.repo.ts';

/**
 * Replaces the stored cart, or merges a guest's cart into it. Lines with unknown options (a cart may be older than the
 * catalogue) and new ones of unpublished products are left out; the answer is the stored cart.
 */
export async function saveCart(
  ctx: { db: Db },
  customer: number,
  input: { lines: readonly CartLine[]; merge?: boolean },
): Promise<CartLine[]> {
  return inTransaction(ctx.db, async (trx) => {
    await lockCart(trx, customer);
    const kept = await findLines(trx, customer);
    const lines = mergeCarts(input.lines, input.merge ? kept : []);
    const goods = await readOptionsForSale(
      trx,
      lines.map(({ option }) => option),
    );
    const isKept = (option: number) => kept.some((line) => line.option === option);
    const known = lines.filter(({ option, product }) => {
      const found = goods.get(option);
      return found?.product === product && (!found.isDraft || isKept(option));
    });
    await replaceLines(trx, customer, known);
    return known;
  });
}

/** The stored cart. */
export async function readCart(db: Db, customerId: number): Promise<CartLine[]> {
  return findLines(db, customerId);
}

/** Deletes the cart of a customer who is erased. */
export async function forgetCart(trx: Trx, customerId: number): Promise<void> {
  await replaceLines(trx, customerId, []);
}
