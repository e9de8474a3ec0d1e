import type { PageInfo } from '#contract/shared.ts';
import type { Records } from '#server/platform/db/crud.ts';
import { deleteRecord, saveRecord, listRecords, positionRecords, showRecord } from './crud-with-audit.ts';
import type { AuditBy } from './record-audit.ts';
import type { OfficeContext } from './with-audit.ts';

type Verb = 'list' | 'one' | 'create' | 'update' | 'remove';
type Keys = Record<Verb, string> & { order?: string };
type Handle<Parts, Reply> = (ctx: OfficeContext, call: AuditBy & Parts) => Promise<Reply>;
type Nothing = Record<string, never>;

type OwnName = { [V in Verb | 'order']: V };

type Paged<Filter> = { query: { page?: number; page_size?: number } & Filter };
type ById<Id> = { params: { id: Id } };
type CrudHandlers<R extends Keys, Row, Input, Filter, Id> = Record<
  R['list'],
  Handle<Paged<Filter>, { data: Row[]; page: PageInfo }>
> &
  Record<R['one'], Handle<ById<Id>, { data: Row }>> &
  Record<R['create'], Handle<{ body: Input }, { data: Row }>> &
  Record<R['update'], Handle<ById<Id> & { body: Input }, { data: Row }>> &
  Record<R['remove'], Handle<ById<Id>, Nothing>> &
  (R extends { order: infer Key extends string }
    ? Record<Key, Handle<{ body: { ids: Id[] } }, Nothing>>
    : unknown);

/**
 * What answers under the routes of a resource (contract/crud.ts): its table does the work, and every change is a row of the audit.
 * @param open the table, for one call
 */
export function crudHandlers<const R extends Keys, Row, Input, Filter, Id extends string | number>(
  keys: R,
  open: (ctx: OfficeContext) => Records<Row, Input, Filter, Id>,
): CrudHandlers<R, Row, Input, Filter, Id> {
  const all: CrudHandlers<OwnName, Row, Input, Filter, Id> = {
    list: (ctx, { query }) => listRecords(ctx.db, open(ctx), query),
    one: (ctx, { params }) => showRecord(ctx.db, open(ctx), params.id),
    create: (ctx, call) => saveRecord(ctx, open(ctx), undefined, call.body, call),
    update: (ctx, call) => saveRecord(ctx, open(ctx), call.params.id, call.body, call),
    remove: (ctx, call) => deleteRecord(ctx, open(ctx), call.params.id, call),
    order: (ctx, call) => positionRecords(ctx, open(ctx), call.body.ids, call),
  };
  const named = Object.entries<unknown>(all).flatMap(([verb, handle]) => {
    const key = keys[verb as Verb];
    return key === undefined ? [] : [[key, handle]];
  });
  return Object.fromEntries(named) as CrudHandlers<R, Row, Input, Filter, Id>;
}
