import type { DeliveryReport } from '#server/adapters/sms/port.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { saveOutcome } from './messages.repo.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'jobs'>;

/** Message ids are believed this many days, because a carrier reuses them after a while. */
const believedDays = 3;
// A receipt may arrive before the answer to its message.
const lookAgainSeconds = 30;

/** Saves delivery receipts of the carrier for as long as the server runs. */
export function listenToDeliveryReports(ctx: Ctx & Pick<Context, 'sms' | 'log'>): void {
  ctx.sms.hearReceipts?.((receipt) => {
    noteDeliveryReport(ctx, receipt).catch((error: unknown) =>
      ctx.log.warn({ err: error, state: receipt.state }, 'a delivery receipt could not be written down'),
    );
  });
}

/**
 * Saves the outcome of a message from its receipt. Intermediate states are ignored; a delivered message stays
 * delivered. The receipt of a message that is not known yet is retried once.
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
