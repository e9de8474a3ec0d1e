import type { SmsMessage, SmsResult } from '#server/adapters/sms/port.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { releaseHit } from '#server/platform/rate-limit.ts';
import { findMessageState, updateMessage } from './messages.repo.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'sms' | 'secrets'>;
type Payload = { id: string; sealed: string; expiresAt?: string; giveBack?: string[] };

/**
 * Job: sends one message. Refused temporarily: retried with increasing delay. Refused finally, or outcome unknown: not
 * retried, because a duplicate SMS costs and confuses more than a missing one, and a customer can request a new code.
 * @throws Error when the carrier did not accept the message and it should be retried
 */
export async function sendSms(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  const { id, sealed, expiresAt, giveBack = [] } = payload as Payload;
  if ((await findMessageState(ctx.db, id)) !== 'queued') return;
  const { to, text } = JSON.parse(ctx.secrets.unseal('outbox', sealed)) as Pick<SmsMessage, 'to' | 'text'>;
  const result = await ctx.sms.send({
    id,
    to,
    text,
    ...(expiresAt ? { expiresAt: new Date(expiresAt) } : {}),
  });
  const state = stateAfter(result);
  const outcome = {
    state,
    updated_at: ctx.now(),
    error: result.kind === 'accepted' ? null : result.reason,
    ...(result.kind === 'accepted' && result.providerId ? { provider_id: result.providerId } : {}),
  };
  if (state === 'refused' && giveBack.length > 0)
    await inTransaction(ctx.db, async (trx) => {
      for (const key of giveBack) await releaseHit(trx, key);
      await updateMessage(trx, id, outcome);
    });
  else await updateMessage(ctx.db, id, outcome);
  if (state === 'queued') throw new Error('the carrier did not take the message yet');
}

function stateAfter(result: SmsResult): 'queued' | 'accepted' | 'refused' | 'unknown' {
  return result.kind === 'refused' && !result.permanent ? 'queued' : result.kind;
}
