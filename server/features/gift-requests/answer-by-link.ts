import type { AnswerInput, NextTimes } from '#contract/gift-requests/shop.ts';
import type { DbContext } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { answerGift } from './answer-gift.ts';
import type { GiverContext } from './notify-giver.ts';
import { listTimes } from './offered-times.ts';
import { readGiftOrder } from './show-gift.ts';

/** How many other slots are named when the chosen one was taken meanwhile. */
const mostNext = 3;

/**
 * The recipient says where and when.
 * @throws Refusal those of `answerGift`; `slot.full` with the next slots that have capacity left
 */
export async function answerByLink(
  ctx: GiverContext & DbContext,
  { orderId, input }: { orderId: string; input: AnswerInput },
): Promise<void> {
  const by = { actor: 'recipient' as const };
  await inTransaction(ctx.db, (trx) => answerGift(ctx, trx, { orderId, input, by })).catch(
    async (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'slot.full') throw error;
      const { times } = await listTimes(ctx, await readGiftOrder(ctx.db, orderId), input.place);
      const next: NextTimes = times.flatMap(({ day, times: all }) => all.map((time) => ({ day, ...time })));
      throw new Refusal(error.code, { field: 'time', data: { times: next.slice(0, mostNext) } });
    },
  );
}
