/** Scheduled task: notifies staff on duty of orders that are not confirmed yet. */
import { minuteOf } from '#domain/delivery/calendar.ts';
import { dueTurn, dutyLimit, dutyText, isOnDuty } from '#domain/notifications/duty.ts';
import { orderNumber } from '#domain/order.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { consumeLimit } from '#server/platform/rate-limit.ts';
import { readShopName } from '#server/features/content/texts.ts';
import {
  findDuty,
  findNotices,
  insertNotice,
  type StoredDuty,
} from '#server/features/notifications/duty.read.ts';
import { queueText } from '#server/features/notifications/queue-sms.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { findUnconfirmed } from '#server/features/orders/staff/unconfirmed.read.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'newId' | 'jobs' | 'secrets' | 'log'>;
const oldestHours = 24;

/** Each notice once, however many nodes run this: it is recorded in the transaction that queues its messages. */
export async function notifyDuty(ctx: Ctx): Promise<void> {
  const duty = await findDuty(ctx.db);
  const now = ctx.now();
  if (!duty.isOn || duty.changedAt === null || !isOnDuty(duty, minuteOf(now))) return;
  // Not orders from before duty was switched on, nor older than a day.
  const since = Math.max(duty.changedAt.getTime(), now.getTime() - oldestHours * 3_600_000);
  const waiting = await findUnconfirmed(ctx.db, new Date(since));
  const notices = await findNotices(
    ctx.db,
    waiting.map(({ id }) => id),
  );
  for (const { id } of waiting) {
    const turn = dueTurn(notices.get(id) ?? [], now);
    if (turn === undefined) continue;
    await notify(ctx, duty, { id, turn }).catch((err: unknown) =>
      ctx.log.warn({ err, order: id }, 'staff on duty could not be notified; it is tried again'),
    );
  }
}

async function notify(ctx: Ctx, duty: StoredDuty, { id, turn }: { id: string; turn: number }): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (order.status !== 'placed') return;
    // Before the notice is recorded: one that exceeds the limit stays due.
    if ((await consumeLimit(trx, 'duty-notices', dutyLimit, ctx.now())).retryAfter > 0) return;
    if (!(await insertNotice(trx, { order_id: id, turn, at: ctx.now() }))) return;
    const shop = (await readShopName(trx))[duty.lang];
    const facts = { order: orderNumber(order.number), tenge: order.total_tenge, turn, shop };
    for (const phone of duty.phones)
      await queueText(trx, ctx, { phone, kind: 'duty', text: dutyText(facts, duty.lang) });
  });
}
