import { sql } from 'kysely';
import { firstOwner } from '#domain/staff.ts';
import type { Trx } from '#server/platform/db/db.ts';

/** Ends the link that a first start has logged, unless the account that it is for has been set up. */
export async function endFirstLink(trx: Trx, at: Date): Promise<void> {
  await sql`update staff_link l set used_at = ${at} from staff s
    where s.id = l.staff_id and s.login = ${firstOwner.login} and s.name = ${firstOwner.name}
      and s.password_hash is null and l.used_at is null`.execute(trx);
}
