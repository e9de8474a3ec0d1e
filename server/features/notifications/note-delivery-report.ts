import type { DeliveryReport } from '#server/adapters/sms/port.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { saveOutcome } from './messages.repo.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'jobs'>;

/** A centre numbers its messages anew after some days. */
const believedDays = 3;
// A receipt may overtake the answer to the message it is about.
const lookAgainSeconds = 30;

/** What the carrier reports about messages goes to their rows for as long as the shop runs. */
export function listenToDeliveryReports(ctx: Ctx & Pick<Context, 'sms' | 'log'>): void {
  ctx.sms.hearReceipts?.((receipt) => {
    noteDeliveryReport(ctx, receipt).catch((error: unknown) =>
      ctx.log.warn({ err: error, state: receipt.state }, 'a delivery receipt could not be written down'),
    );
  });
}

/**
 * The message that a receipt is about was delivered, or will not be. One that says "under way" says nothing; what was delivered
 * stays delivered, whatever comes later. A receipt of a message that is not known yet is looked at once more.
 */
export async function noteDeliveryReport(ctx: Ctx, receipt: DeliveryReport, isLast = false): Promise<void> {
  if (receipt.outcome === 'underway') return;
  const at = ctx.now();
  const found = await saveOutcome(ctx.db, {
    providerId: receipt.providerId,
    state: receipt.outcome === 'delivered' ? 'delivered' : 'undelivered',
    error: receipt.outcome === 'delivered' ? null : receipt.state,
    at,
    since: new Date(at.getTime() - believedDays * 86_400_000),
  });
  if (found || isLast) return;
  const later = { key: `receipt:${receipt.providerId}`, inSeconds: lookAgainSeconds };
  await inTransaction(ctx.db, (trx) => ctx.jobs.add(trx, 'note-receipt', { ...receipt }, later));
}
