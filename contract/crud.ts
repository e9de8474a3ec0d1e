/** The six CRUD routes of a record: list, show, create, update, delete, reorder. */
import { type TArray, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import type { Permission } from '#domain/staff.ts';
import type { ErrorCode } from './errors.ts';
import { byNumber, forStaff, officePage, PositionsInput, sortBy } from './office-route.ts';
import type { Resource } from './resources.ts';
import type { RouteSpec } from './route.ts';
import { IdList, PageInfo, strict } from './shared.ts';

type CrudNames = Required<Pick<Resource, 'list' | 'one' | 'create' | 'update' | 'remove'>> &
  Pick<Resource, 'order' | 'sorts'>;
type Verb = 'list' | 'one' | 'create' | 'update' | 'remove';
type Shape<Row extends TSchema, Input extends TSchema, Filter extends TProperties> = {
  /** permissions to read and to write */
  may: readonly [Permission, Permission];
  /** the summary of each route in the OpenAPI document */
  says: Record<Verb, string> & { order?: string };
  row: Row;
  input: Input;
  /** further query fields of the list */
  filter: Filter;
  /** refusals of create and update */
  refuses: readonly ErrorCode[];
  /** refusals of delete */
  removal?: readonly ErrorCode[];
};

type Staff<Parts> = Pick<RouteSpec, 'summary' | 'permission' | 'refuses'> & {
  access: 'staff';
  cache: 'private';
} & Parts;
type One<Row extends TSchema> = { reply: TObject<{ data: Row }> };
type ById = { params: typeof byNumber };
const nothing = strict({});
const usedSomewhere = ['record.not-found', 'record.in-use'] as const;
type EmptyReply = { reply: typeof nothing };

/** Five routes, and a sixth where records have an order. */
export type Crud<
  R extends CrudNames,
  Row extends TSchema,
  Input extends TSchema,
  Filter extends TProperties,
> = Record<
  R['list'],
  Staff<{ query: ReturnType<typeof listQuery<Filter, R['sorts']>>; reply: ReturnType<typeof pageReply<Row>> }>
> &
  Record<R['one'], Staff<ById & One<Row>>> &
  Record<R['create'], Staff<One<Row> & { body: Input }>> &
  Record<R['update'], Staff<ById & One<Row> & { body: Input }>> &
  Record<R['remove'], Staff<ById & EmptyReply>> &
  (R extends { order: infer Key extends string }
    ? Record<Key, Staff<EmptyReply & { body: typeof PositionsInput }>>
    : unknown);

const listQuery = <Filter extends TProperties, Sorts extends readonly string[]>(
  filter: Filter,
  sorts: Sorts,
) =>
  strict({
    ...officePage,
    ids: Type.Optional(IdList),
    ...filter,
    sort: sortBy<Sorts[number]>(...sorts),
  });
const pageReply = <Row extends TSchema>(row: Row): TObject<{ data: TArray<Row>; page: typeof PageInfo }> =>
  strict({ data: Type.Array(row), page: PageInfo });

/** @param resource its keys, as contract/resources.ts names them */
export function crud<
  const R extends CrudNames,
  Row extends TSchema,
  Input extends TSchema,
  Filter extends TProperties,
>(
  resource: R,
  { may, says, row, input, filter, refuses, removal = usedSomewhere }: Shape<Row, Input, Filter>,
): Crud<R, Row, Input, Filter> {
  const [read, write] = may;
  const one = { reply: strict({ data: row }) };
  const byId = { params: byNumber };
  const gone = { reply: nothing };
  const table = new Map<string, RouteSpec>([
    [
      resource.list,
      forStaff(read, {
        summary: says.list,
        query: listQuery(filter, resource.sorts),
        reply: pageReply(row),
      }),
    ],
    [resource.one, forStaff(read, { summary: says.one, ...byId, ...one, refuses: ['record.not-found'] })],
    [resource.create, forStaff(write, { summary: says.create, body: input, ...one, refuses })],
    [resource.update, forStaff(write, { summary: says.update, ...byId, body: input, ...one, refuses })],
    [resource.remove, forStaff(write, { summary: says.remove, ...byId, ...gone, refuses: removal })],
  ]);
  if (resource.order)
    table.set(
      resource.order,
      forStaff(write, { summary: says.order ?? '', body: PositionsInput, reply: nothing }),
    );
  return Object.fromEntries(table) as Crud<R, Row, Input, Filter>;
}
