import type { Db, Trx } from '#server/platform/db/db.ts';
import { findActiveWrap, findCardText, type WrapRow } from './gift.repo.ts';

/** A way of wrapping with its price of today (tenge), or null when staff have taken it off. */
export async function readWrap(db: Db | Trx, id: number): Promise<WrapRow | null> {
  return (await findActiveWrap(db, id)) ?? null;
}

/** What a handwritten card costs, in tenge; nothing until staff say otherwise. */
export async function readCardPrice(db: Db | Trx): Promise<number> {
  return (await findCardText(db))?.price ?? 0;
}
