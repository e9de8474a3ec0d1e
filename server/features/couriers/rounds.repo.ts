/** Writes tables `round_plan` and `round_stop`: the order of a courier's stops by hand. */
import type { Trx } from '#server/platform/db/db.ts';

type Plan = { version: number; staffId: number; at: Date };

/** Locks the plan, one version on. @returns false when it is another version by now */
export async function raiseVersion(
  trx: Trx,
  courierId: number,
  { version, staffId, at }: Plan,
): Promise<boolean> {
  const changed = { version: version + 1, changed_by: staffId, changed_at: at };
  const row =
    version === 0
      ? await trx
          .insertInto('round_plan')
          .values({ staff_id: courierId, ...changed })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await trx
          .updateTable('round_plan')
          .set(changed)
          .where('staff_id', '=', courierId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return row !== undefined;
}

type Stop = { id: string; day: string | null };

/** Replaces all stops of a courier's plan, of every day. The plan is locked by `raiseVersion`. */
export async function replaceStops(trx: Trx, courierId: number, stops: readonly Stop[]): Promise<void> {
  await trx.deleteFrom('round_stop').where('staff_id', '=', courierId).execute();
  if (stops.length === 0) return;
  const row = (stop: Stop, at: number) => ({ order_id: stop.id, day: stop.day, position: at + 1 });
  await trx
    .insertInto('round_stop')
    .values(stops.map((stop, at) => ({ staff_id: courierId, ...row(stop, at) })))
    .execute();
}
