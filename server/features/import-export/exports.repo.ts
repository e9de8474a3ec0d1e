import type { Db, Trx } from '#server/platform/db/db.ts';

export async function insertTicket(
  trx: Trx,
  ticket: { id: string; staffId: number; input: unknown; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('export_ticket')
    .values({
      id: ticket.id,
      staff_id: ticket.staffId,
      wish: JSON.stringify(ticket.input),
      expires_at: ticket.expiresAt,
    })
    .execute();
}

export async function deleteTicketsBefore(trx: Trx, at: Date): Promise<void> {
  await trx.deleteFrom('export_ticket').where('expires_at', '<', at).execute();
}

/**
 * What was asked for with a ticket of this person; undefined when it has expired. A ticket may be used again until
 * then.
 */
export async function findTicket(db: Db, id: string, staffId: number, now: Date): Promise<unknown> {
  const row = await db
    .selectFrom('export_ticket')
    .select('wish')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.wish;
}
