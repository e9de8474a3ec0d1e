import type { PageInfo } from '#contract/shared.ts';
import type { Db } from '#server/platform/db/db.ts';
import { pageOf, rangeOf } from '#server/platform/db/paging.ts';
import type { Records } from '#server/platform/db/crud.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AuditBy } from './record-audit.ts';
import { type OfficeContext, withAudit } from './with-audit.ts';

type Paging = { page?: number; page_size?: number };

/** A page of a resource. */
export async function listRecords<Row, Input, Filter, Id extends string | number>(
  db: Db,
  records: Records<Row, Input, Filter, Id>,
  query: Paging & Filter,
): Promise<{ data: Row[]; page: PageInfo }> {
  const range = rangeOf(query);
  const { rows, total } = await records.list(db, query, range);
  return { data: rows, page: pageOf(range, total) };
}

/** @throws Refusal `record.not-found` */
export async function showRecord<Row, Input, Filter, Id extends string | number>(
  db: Db,
  records: Records<Row, Input, Filter, Id>,
  id: Id,
): Promise<{ data: Row }> {
  return { data: requireOne(await records.find(db, id)) };
}

/** Makes a record (`id` undefined) or changes one. @throws Refusal `record.not-found`, and what the table refuses */
export async function saveRecord<Row, Input, Filter, Id extends string | number>(
  ctx: OfficeContext,
  records: Records<Row, Input, Filter, Id>,
  id: Id | undefined,
  input: Input,
  by: AuditBy,
): Promise<{ data: Row }> {
  const { subject } = records;
  if (id === undefined)
    return withAudit(ctx, by, { action: 'create', subject }, async (trx) => {
      const made = await records.insert(trx, input);
      const data = requireOne(await records.find(trx, made));
      return { id: made, after: data, result: { data } };
    });
  return withAudit(ctx, by, { action: 'change', subject }, async (trx) => {
    const before = requireOne(await records.find(trx, id));
    await records.update(trx, id, input);
    const data = requireOne(await records.find(trx, id));
    return { id, before, after: data, result: { data } };
  });
}

/** @throws Refusal `record.not-found`, `record.in-use` */
export async function deleteRecord<Row, Input, Filter, Id extends string | number>(
  ctx: OfficeContext,
  records: Records<Row, Input, Filter, Id>,
  id: Id,
  by: AuditBy,
): Promise<Record<string, never>> {
  return withAudit(ctx, by, { action: 'delete', subject: records.subject }, async (trx) => {
    const before = requireOne(await records.find(trx, id));
    await records.remove?.(trx, id);
    return { id, before, result: {} };
  });
}

export async function positionRecords<Row, Input, Filter, Id extends string | number>(
  ctx: OfficeContext,
  records: Records<Row, Input, Filter, Id>,
  ids: readonly Id[],
  by: AuditBy,
): Promise<Record<string, never>> {
  return withAudit(ctx, by, { action: 'order', subject: records.subject }, async (trx) => {
    await records.reorder?.(trx, ids);
    return { id: '', after: ids, result: {} };
  });
}

function requireOne<T>(row: T | undefined): T {
  if (row === undefined) throw new Refusal('record.not-found');
  return row;
}
