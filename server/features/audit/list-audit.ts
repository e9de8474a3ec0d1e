import type { AuditRow } from '#contract/staff/office.ts';
import type { PageInfo } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { pageOf, rangeOf } from '#server/platform/db/paging.ts';
import { type AuditFilter, findEntries } from './audit.repo.ts';
import { nameSubjects } from './name-subjects.ts';

/** A page of the audit log, with the names of its subjects. */
export async function listAudit(
  ctx: Pick<Context, 'db'>,
  filter: AuditFilter,
  query: { page?: number; page_size?: number },
): Promise<{ data: AuditRow[]; page: PageInfo }> {
  const range = rangeOf(query);
  const { rows, total } = await findEntries(ctx.db, filter, range);
  const nameOf = await nameSubjects(ctx.db, rows);
  const data = rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    staff: row.staff_name,
    action: row.action,
    subject: row.subject,
    subjectId: row.subject_id,
    name: nameOf(row),
    before: row.before,
    after: row.after,
    ip: row.ip,
    requestId: row.request_id,
  }));
  return { data, page: pageOf(range, total) };
}
