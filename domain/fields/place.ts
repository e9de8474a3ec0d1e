import { regions } from '#domain/delivery/delivery.ts';
import { isActive, title } from './usual-fields.ts';
import type { Fields } from './kinds.ts';

export const placeFields = {
  region: { kind: 'word', words: regions, column: 'region' },
  zone: { kind: 'ref', to: 'zone', column: 'zone_id' },
  title,
  aliases: { kind: 'texts', each: 80, max: 20, column: 'aliases' },
  isActive,
} as const satisfies Fields;

export const slotFields = {
  /** 0 is Monday */
  weekday: { kind: 'number', min: 0, max: 6, column: 'weekday' },
  from: { kind: 'time', column: 'starts' },
  to: { kind: 'time', column: 'ends' },
  capacity: { kind: 'number', min: 0, max: 10_000, column: 'capacity' },
  /** orders are accepted until this many minutes before the start */
  cutoffMinutes: { kind: 'number', min: 0, max: 10_080, column: 'cutoff_minutes' },
  zones: { kind: 'refs', to: 'zone', min: 1, max: 50, column: 'zone_ids' },
  isActive,
} as const satisfies Fields;
