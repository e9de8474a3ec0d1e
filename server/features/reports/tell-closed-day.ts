/** Scheduled task: tells phones on duty what the last closed day of the ledger says, outside of the database. */
import { dayOf, minuteOf, minutesIn } from '#domain/delivery/calendar.ts';
import { closedDayText, tellCloseFrom } from '#domain/notifications/duty.ts';
import type { Context } from '#server/context.ts';
import { readShopName } from '#server/features/content/texts.ts';
import { findDayBefore } from '#server/features/ledger/journal.read.ts';
import { findDuty, noteToldDay } from '#server/features/notifications/duty.read.ts';
import { queueText } from '#server/features/notifications/queue-sms.ts';
import { inTransaction } from '#server/platform/db/db.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'newId' | 'jobs' | 'secrets'>;

/** Each day once, however many nodes run this: its hash covers all days before it. */
export async function tellClosedDay(ctx: Ctx): Promise<void> {
  const { tellsClose, phones, lang } = await findDuty(ctx.db);
  const now = ctx.now();
  if (!tellsClose || minuteOf(now) < minutesIn(tellCloseFrom)) return;
  const closed = await findDayBefore(ctx.db, dayOf(now));
  if (!closed) return;
  await inTransaction(ctx.db, async (trx) => {
    if (!(await noteToldDay(trx, closed.day))) return;
    const shop = (await readShopName(trx))[lang];
    for (const phone of phones)
      await queueText(trx, ctx, { phone, kind: 'duty', text: closedDayText({ ...closed, shop }, lang) });
  });
}
