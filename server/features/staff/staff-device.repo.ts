import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export async function findDeviceOf(db: Db, login: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_device')
    .innerJoin('staff', 'staff.id', 'staff_device.staff_id')
    .select('staff.id')
    .where('staff.login', '=', login)
    .where('staff.blocked_at', 'is', null)
    .where('device_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a device down; those of this person that were not seen since `forgetBefore` go. */
export async function saveDevice(
  trx: Trx,
  device: Tables['staff_device'],
  forgetBefore: Date,
): Promise<void> {
  await trx
    .deleteFrom('staff_device')
    .where('staff_id', '=', device.staff_id)
    .where('seen_at', '<', forgetBefore)
    .execute();
  await trx
    .insertInto('staff_device')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'device_hash']).doUpdateSet({ seen_at: device.seen_at }),
    )
    .execute();
}

/** Every browser of this person is a stranger's again. */
export async function forgetDevices(trx: Trx, staffId: number): Promise<void> {
  await trx.deleteFrom('staff_device').where('staff_id', '=', staffId).execute();
}
