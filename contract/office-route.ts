import { Type } from 'typebox';
import type { Permission } from '#domain/staff.ts';
import type { RouteSpec } from './route.ts';
import { Id, strict } from './shared.ts';

/** A route of the back office: session cookie, XSRF header on everything but GET, one permission, never cached. */
export function forStaff<
  P extends Permission,
  const S extends Omit<RouteSpec, 'access' | 'permission' | 'cache'>,
>(permission: P, spec: S) {
  return { access: 'staff' as const, cache: 'private' as const, permission, ...spec };
}

/** Query fields of every office list: 12 rows by default, 100 at most; `q` is free text. */
export const officePage = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  q: Type.Optional(Type.String({ maxLength: 100 })),
};

/** `sort=field` or `sort=-field` for descending. */
export function sortBy<const F extends string>(...fields: readonly F[]) {
  const both = [...fields, ...fields.map((field) => `-${field}` as const)];
  return Type.Optional(Type.Enum(both));
}

/** Ids in one query field, for a list of records by id (react-admin's getMany). */
export const OpaqueIdList = Type.String({
  maxLength: 6_499,
  pattern: '^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,99}$',
});

export const byNumber = strict({ id: Id });

/** Ids of records in their new order; those not named follow after. */
export const PositionsInput = strict({ ids: Type.Array(Id, { minItems: 1, maxItems: 500 }) });

/** One line in both languages, for names. The Turkmen one may not be blank. */
export const Title = strict({
  tm: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  ru: Type.String({ maxLength: 200 }),
});
/** One line that may be empty. */
export const Line = strict({ tm: Type.String({ maxLength: 300 }), ru: Type.String({ maxLength: 300 }) });
/**
 * A longer text: an empty line separates paragraphs, `## ` begins a heading, `- ` a list item. Never HTML: tags are
 * shown as text.
 */
export const Body = strict({
  tm: Type.String({ maxLength: 20_000 }),
  ru: Type.String({ maxLength: 20_000 }),
});
