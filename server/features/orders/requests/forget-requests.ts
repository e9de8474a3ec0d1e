/** What recipients wrote: handed to them, and forgotten with them or with the giver. */
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { deletePrivateFiles } from '../files/private-files.ts';
import { thanksKinds } from './requests.read.ts';
import { deleteThanks, findAnswers, silenceRecipient } from './requests.repo.ts';

/** Thanks for these orders. Who wants no more gifts has said so for themselves: that stays. */
export async function forgetThanks(trx: Trx, orders: readonly string[]): Promise<void> {
  await deleteThanks(trx, orders);
}

/** Address and thanks of a recipient, of all that is over. @param mac of their number */
export async function forgetRecipient(
  ctx: Pick<Context, 'jobs' | 'now'>,
  trx: Trx,
  mac: string,
): Promise<void> {
  const orders = await silenceRecipient(trx, mac);
  await deleteThanks(trx, orders);
  await deletePrivateFiles(ctx, trx, { orders, kinds: Object.values(thanksKinds) });
}

/** What the recipient with this number answered, for handing it to them: their words, never who gave or what it cost. */
export async function exportAnswers(db: Db, mac: string) {
  return findAnswers(db, mac);
}
