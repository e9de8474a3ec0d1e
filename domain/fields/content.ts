import { isActive, period, picture, title } from './usual-fields.ts';
import type { Fields } from './kinds.ts';

export const wrapFields = {
  title,
  picture,
  /** in tenge */
  price: { kind: 'money', column: 'price_tenge' },
  isActive,
} as const satisfies Fields;

export const bannerFields = {
  title,
  subtitle: { kind: 'local', max: 300, column: 'subtitle' },
  picture,
  link: { kind: 'text', min: 1, max: 300, column: 'link' },
  isMain: { kind: 'flag', column: 'is_main' },
  /** when it is shown */
  ...period,
  isActive,
} as const satisfies Fields;
