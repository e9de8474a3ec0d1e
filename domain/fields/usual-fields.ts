/** Fields that many records have. */
export const title = { kind: 'local', max: 200, isName: true, column: 'title' } as const;
export const isActive = { kind: 'flag', column: 'is_active' } as const;
export const isVisible = { kind: 'flag', column: 'is_visible' } as const;
/** Left out or null: there is none. */
export const orNone = { optional: true, nullable: true } as const;
export const picture = { kind: 'picture', ...orNone, column: 'picture_id' } as const;
/** From when and until when; null: unlimited. */
export const period = {
  startsAt: { kind: 'moment', ...orNone, column: 'starts_at' },
  endsAt: { kind: 'moment', ...orNone, column: 'ends_at' },
} as const;
