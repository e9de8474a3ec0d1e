/** Tags and notes of staff about a customer. */
import { Refusal } from '#server/platform/refusal.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { insertCustomerNote, updateTags } from '#server/features/customers/profile/know-customer.ts';
import { readCustomer } from '#server/features/customers/profile/read-customers.ts';

/** @throws Refusal `record.not-found`, also for one who was erased */
export async function saveTags(
  ctx: OfficeContext,
  { id, tags: input }: { id: number; tags: readonly string[] },
  by: By,
): Promise<void> {
  const tags = [...new Set(input.map((tag) => tag.trim()))];
  await withAudit(ctx, by, { action: 'mark', subject: 'customer' }, async (trx) => {
    const before = await readCustomer(trx, id);
    if (before.isErased) throw new Refusal('record.not-found');
    await updateTags(trx, id, tags);
    return { id, before: { tags: before.tags }, after: { tags }, result: undefined };
  });
}

/** The note is not in the audit log, where it could not be erased with the person. @throws Refusal as above */
export async function addCustomerNote(
  ctx: OfficeContext,
  { id, text }: { id: number; text: string },
  by: By,
): Promise<void> {
  await withAudit(ctx, by, { action: 'note', subject: 'customer' }, async (trx) => {
    if ((await readCustomer(trx, id)).isErased) throw new Refusal('record.not-found');
    const { staffId, name: staff } = by.actor;
    await insertCustomerNote(trx, { customerId: id, text: text.trim(), staffId, staff, at: ctx.now() });
    return { id, result: undefined };
  });
}
