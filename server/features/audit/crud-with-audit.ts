import type { PageInfo } from '#contract/shared.ts';
import type { Records } from '#server/platform/db/crud.ts';
import type { Db } from '#server/platform/db/db.ts';
import { pageOf, rangeOf } from '#server/platform/db/paging.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AuditBy } from './record-audit.ts';
import { type OfficeContext, withAudit } from './with-audit.ts';

type PageQuery = { page?: number; page_size?: number };

/** A page of a resource. */
export async function listRecords<Row, Input, Filter, Id extends string | number>(
  db: Db,
  records: Records<Row, Input, Filter, Id>,
  query: PageQuery & Filter,
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

/** Creates a record (`id` undefined) or changes one. @throws Refusal `record.not-found`, and those of the table */
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
      const agreed = await records.agree?.(trx, input, id);
      const made = await records.insert(trx, input);
      const data = requireOne(await records.find(trx, made));
      return { id: made, after: { ...data, ...agreed }, result: { data } };
    });
  return withAudit(ctx, by, { action: 'change', subject }, async (trx) => {
    const before = requireOne(await records.find(trx, id));
    const agreed = await records.agree?.(trx, input, id);
    await records.update(trx, id, input);
    const data = requireOne(await records.find(trx, id));
    return { id, before, after: { ...data, ...agreed }, result: { data } };
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

async function positionRecords<Row, Input, Filter, Id extends string | number>(
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

type Verb = 'list' | 'one' | 'create' | 'update' | 'remove';
type Keys = Record<Verb, string> & { order?: string };
type Handle<Parts, Reply> = (ctx: OfficeContext, call: AuditBy & Parts) => Promise<Reply>;
type NoContent = Record<string, never>;

type OwnName = { [V in Verb | 'order']: V };

type PagedCall<Filter> = { query: { page?: number; page_size?: number } & Filter };
type ById<Id> = { params: { id: Id } };
type CrudHandlers<R extends Keys, Row, Input, Filter, Id> = Record<
  R['list'],
  Handle<PagedCall<Filter>, { data: Row[]; page: PageInfo }>
> &
  Record<R['one'], Handle<ById<Id>, { data: Row }>> &
  Record<R['create'], Handle<{ body: Input }, { data: Row }>> &
  Record<R['update'], Handle<ById<Id> & { body: Input }, { data: Row }>> &
  Record<R['remove'], Handle<ById<Id>, NoContent>> &
  (R extends { order: infer Key extends string }
    ? Record<Key, Handle<{ body: { ids: Id[] } }, NoContent>>
    : unknown);

/**
 * Handlers of a resource's routes (contract/crud.ts): its table does the work, and every change is audited.
 * @param open the table, for one call
 */
export function crudHandlers<const R extends Keys, Row, Input, Filter, Id extends string | number>(
  keys: R,
  open: (ctx: OfficeContext, by: AuditBy) => Records<Row, Input, Filter, Id>,
): CrudHandlers<R, Row, Input, Filter, Id> {
  const all: CrudHandlers<OwnName, Row, Input, Filter, Id> = {
    list: (ctx, call) => listRecords(ctx.db, open(ctx, call), call.query),
    one: (ctx, call) => showRecord(ctx.db, open(ctx, call), call.params.id),
    create: (ctx, call) => saveRecord(ctx, open(ctx, call), undefined, call.body, call),
    update: (ctx, call) => saveRecord(ctx, open(ctx, call), call.params.id, call.body, call),
    remove: (ctx, call) => deleteRecord(ctx, open(ctx, call), call.params.id, call),
    order: (ctx, call) => positionRecords(ctx, open(ctx, call), call.body.ids, call),
  };
  const named = Object.entries<unknown>(all).flatMap(([verb, handle]) => {
    const key = keys[verb as Verb];
    return key === undefined ? [] : [[key, handle]];
  });
  return Object.fromEntries(named) as CrudHandlers<R, Row, Input, Filter, Id>;
}
