import type { Context } from '#server/context.ts';
import { deleteKeysBefore } from './idempotency.repo.ts';

// A phone that was off for a weekend still gets its answer.
const keptDays = 7;

/** Lets go of idempotency keys that nobody will send again. */
export async function forgetKeys(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  await deleteKeysBefore(ctx.db, new Date(ctx.now().getTime() - keptDays * 86_400_000));
}
