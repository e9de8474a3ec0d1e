/**
 * Tags and notes of staff about a customer. The customer never sees them on the site; an export of the person's data
 * contains them.
 */
import type { OfficeCustomer } from '#contract/customers/office.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

const mostNotes = 100;

/** The newest hundred, the newest first; the author's name is the one they had then. */
export async function readCustomerNotes(db: Db, id: number): Promise<OfficeCustomer['notes']> {
  const rows = await db
    .selectFrom('customer_note')
    .select(['id', 'text', 'staff_name as staff', 'created_at'])
    .where('customer_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostNotes)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

type Note = { customerId: number; text: string; staffId: number; staff: string; at: Date };

export async function insertCustomerNote(
  trx: Trx,
  { customerId, text, staffId, staff, at }: Note,
): Promise<void> {
  const row = { customer_id: customerId, text, staff_id: staffId, staff_name: staff, created_at: at };
  await trx.insertInto('customer_note').values(row).execute();
}

export async function updateTags(trx: Trx, id: number, tags: readonly string[]): Promise<void> {
  await trx
    .updateTable('customer')
    .set({ tags: [...tags] })
    .where('id', '=', id)
    .execute();
}
