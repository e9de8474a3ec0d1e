/** Personal data of recipients: exported for them, and erased with them or with the giver. */
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { deletePrivateFiles } from '#server/features/parcel-photos/core/private-files.ts';
import { thanksKinds } from './requests.read.ts';
import { deleteThanks, findAnswers, eraseMacs } from './requests.repo.ts';
import { eraseRecipient } from '#server/features/orders/core/forget-buyer.ts';

/** Erases thanks for these orders. Bars against gifts stay: they are the recipient's own decision. */
export async function forgetThanks(trx: Trx, orders: readonly string[]): Promise<void> {
  await deleteThanks(trx, orders);
}

/** Erases address and thanks of a recipient from all ended orders. @param mac of their number */
export async function forgetRecipient(
  ctx: Pick<Context, 'jobs' | 'now'>,
  trx: Trx,
  mac: string,
): Promise<void> {
  const orders = await eraseRecipient(trx, mac);
  await eraseMacs(trx, orders);
  await deleteThanks(trx, orders);
  await deletePrivateFiles(ctx, trx, { orders, kinds: Object.values(thanksKinds) });
}

/** Exports what the recipient with this number answered: their own texts, never who gave or what it cost. */
export async function exportAnswers(db: Db, mac: string) {
  return findAnswers(db, mac);
}
