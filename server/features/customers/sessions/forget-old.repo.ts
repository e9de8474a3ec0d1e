import type { Db } from '#server/platform/db/db.ts';

export async function deleteEndedBefore(
  db: Db,
  before: { challenges: Date; sessions: Date; counters: Date; devices: Date },
): Promise<void> {
  await db.deleteFrom('otp_challenge').where('created_at', '<', before.challenges).execute();
  await db
    .deleteFrom('session')
    .where((e) => e.or([e('expires_at', '<', before.sessions), e('revoked_at', '<', before.sessions)]))
    .execute();
  await db.deleteFrom('known_device').where('seen_at', '<', before.devices).execute();
  await db.deleteFrom('limit_counter').where('window_start', '<', before.counters).execute();
}
