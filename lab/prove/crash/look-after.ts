/** After a crash: measures how long until everything is settled, and checks that nothing was lost. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { checkBooks } from '#server/features/payments/reconciliation/reconcile.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import type { Promises } from './crowd.ts';
import type { ShopInPieces } from './shop-in-pieces.ts';

/**
 * The promise is a quarter of this, which `npm run prove` checks; an overloaded machine may take longer without losing
 * anything.
 */
const mostMs = 240_000;

/** Waits, at most four minutes, until no due work is left. @returns how long it took, in milliseconds */
export async function waitUntilSettled(shop: ShopInPieces): Promise<number> {
  const started = Date.now();
  while (Date.now() - started < mostMs && (await findUndone(shop)) !== null) await pause(500);
  return Date.now() - started;
}

/** Expired reservations, payments at the bank that the shop does not know of, unfinished refunds. */
async function findUndone({ ctx, simulator }: ShopInPieces): Promise<string | null> {
  try {
    const holds = await sql<{ n: number }>`select count(*)::int as n from shop_order
      where status = 'awaiting-payment' and expires_at <= now()`.execute(ctx.db);
    if (holds.rows[0]?.n) return `${holds.rows[0].n} holds are over and still held`;
    const paid = simulator.bank.book.all().filter(({ status }) => status === 2 || status === 4);
    const known = await sql<{ n: number }>`select count(*)::int as n from payment_attempt
      where paid_at is not null`.execute(ctx.db);
    if (known.rows[0]?.n !== paid.length)
      return `${paid.length} payments at the bank, ${known.rows[0]?.n} known`;
    const refunds = await sql<{ n: number }>`select count(*)::int as n from refund
      where state in ('claimed', 'sent')`.execute(ctx.db);
    return refunds.rows[0]?.n ? `${refunds.rows[0].n} refunds on their way` : null;
  } catch (error) {
    // The database is still starting.
    return String(error);
  }
}

/** Every difference from what was acknowledged; empty when all is well. */
export async function findBroken(shop: ShopInPieces, promises: Promises): Promise<string[]> {
  const { ctx } = shop;
  const undone = await findUndone(shop);
  const broken = undone === null ? [] : [`after four minutes: ${undone}`];
  broken.push(...(await findBreaches(ctx.db)).map(({ invariant, what }) => `${invariant}: ${what}`));
  const { differences, unanswered } = await checkBooks(ctx);
  broken.push(...differences.map(({ orderId, difference }) => `books: ${orderId} ${difference}`));
  if (unanswered > 0) broken.push(`books: ${unanswered} without an answer`);
  broken.push(...promises.contradictions.map((key) => `two answers for key ${key}`));
  const kept = await ctx.db
    .selectFrom('kept_answer')
    .select(['key', 'order_id'])
    .where('order_id', 'is not', null)
    .execute();
  const orderOfKey = new Map(kept.map(({ key, order_id }) => [key, order_id]));
  for (const [key, id] of promises.accepted)
    if (orderOfKey.get(key) !== id) broken.push(`order ${id} was acknowledged and is gone`);
  const { orders } = await ctx.db
    .selectFrom('shop_order')
    .select((select) => select.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  if (orders !== promises.accepted.size)
    broken.push(`${orders} orders, but ${promises.accepted.size} were acknowledged`);
  return broken;
}
