import { type Static, type TSchema, Type } from 'typebox';

/** Id of a catalogue record: product, option, category, brand, idea, place, address. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** A random identifier that reveals nothing (orders, pictures, sessions). */
export const OpaqueId = Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]{1,64}$' });
/** Whole tenge; 1 manat = 100 tenge. */
export const Money = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 });
/** Any whole number that the database can hold; whether it is in stock is checked later. */
export const Quantity = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** A moment, ISO 8601 with offset. */
export const Moment = Type.String({ maxLength: 40, format: 'date-time' });
/** A calendar day of the shop (Asia/Ashgabat), `2026-11-21`; one that exists. */
export const Day = Type.String({
  maxLength: 10,
  format: 'date',
  pattern: '^[12][0-9]{3}-[0-9]{2}-[0-9]{2}$',
});
/** A time of day, `09:00`. */
export const TimeOfDay = Type.String({ maxLength: 5, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' });
export const Lang = Type.Union([Type.Literal('tm'), Type.Literal('ru')]);

/** A text in both languages; both are sent, so that switching the language needs no call. */
export const LocalText = strict({ tm: Type.String(), ru: Type.String() });

/** A picture on the shop's own origin; `srcset` values can be used in the attribute as they are. */
export const Picture = strict({
  id: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  placeholder: Type.String({ description: 'dominant colour, #rrggbb' }),
  alt: LocalText,
  src: Type.String(),
  srcset: strict({ avif: Type.String(), webp: Type.String() }),
});

export const PageInfo = strict({
  number: Type.Integer(),
  size: Type.Integer(),
  total: Type.Integer(),
  pages: Type.Integer(),
});

/** Query fields of every list: 12 rows by default, 60 at most. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
};

/** Several ids in one query field, `3,14,15`; they are joined by OR. */
export const IdList = Type.String({ maxLength: 999, pattern: '^[0-9]{1,9}(,[0-9]{1,9}){0,99}$' });

/** An object that refuses fields it does not know. */
export function strict<T extends Record<string, TSchema>>(properties: T) {
  return Type.Object(properties, { additionalProperties: false });
}

/**
 * A body for many records at once: they are named, or a list's `filter` finds them, as many as `count` when they were
 * chosen; another number now is refused with `selection.changed`. `dryRun`: only says what would happen.
 */
export function forMany<
  N extends Record<string, TSchema>,
  F extends TSchema,
  M extends Record<string, TSchema>,
>(named: N, { filter, most }: { filter: F; most: number }, more: M) {
  const how = { ...more, dryRun: Type.Optional(Type.Boolean()) };
  const count = Type.Integer({ minimum: 0, maximum: most });
  return Type.Union([strict({ ...named, ...how }), strict({ filter, count, ...how })]);
}

/** What a call for many records would do, by a dry run: how many it changes, and why not the others. */
export function forecastOf<R extends string[], M extends Record<string, TSchema>>(
  reasons: readonly [...R],
  more: M,
) {
  const wont = Type.Array(strict({ reason: oneOf<R>(...reasons), count: Type.Integer() }));
  return strict({ will: Type.Integer(), wont, ...more });
}

/** An enum of strings. */
export function oneOf<T extends string[]>(...words: readonly [...T]) {
  return Type.Enum([...words]);
}

/** The field is always sent, also when it has no value; `Type.Optional` is for one that may be left out. */
export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

export type Money = Static<typeof Money>;
export type Lang = Static<typeof Lang>;
export type LocalText = Static<typeof LocalText>;
export type Picture = Static<typeof Picture>;
export type PageInfo = Static<typeof PageInfo>;
