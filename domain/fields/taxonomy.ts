import { isVisible, orNone, picture, title } from './usual-fields.ts';
import type { Fields } from './kinds.ts';

export const categoryFields = {
  parent: { kind: 'ref', to: 'category', ...orNone, column: 'parent_id' },
  title,
  picture,
  isVisible,
} as const satisfies Fields;

export const brandFields = {
  title: { kind: 'text', min: 1, max: 120, column: 'title' },
  description: { kind: 'local', max: 20_000, column: 'description' },
  picture,
} as const satisfies Fields;

export const ideaFields = {
  title,
  subtitle: { kind: 'local', max: 300, column: 'subtitle' },
  story: { kind: 'local', max: 20_000, column: 'story' },
  picture,
  isVisible,
  /** in the order in which the idea shows them */
  products: { kind: 'refs', to: 'product', max: 200 },
} as const satisfies Fields;

/** A holiday, besides its days where they are listed year by year. */
export const occasionFields = {
  title,
  /** a holiday with a fixed date, or null and null */
  month: { kind: 'number', min: 1, max: 12, ...orNone, column: 'month' },
  day: { kind: 'number', min: 1, max: 31, ...orNone, column: 'day' },
  /** a movable holiday; left out it stays as it is */
  moves: { kind: 'flag', optional: true, column: 'moves' },
} as const satisfies Fields;

export const recipientFields = { title } as const satisfies Fields;
