import { title } from './usual-fields.ts';
import type { Fields } from './kinds.ts';

/** The terms of delivery to the places of a zone. Money in tenge. */
export const zoneFields = {
  title,
  fee: { kind: 'money', column: 'fee_tenge' },
  /** sum of goods from which delivery is free; null: never */
  freeFrom: { kind: 'money', nullable: true, column: 'free_from_tenge' },
  /** minimum sum of goods */
  minimum: { kind: 'money', column: 'minimum_tenge' },
  /** null: no express delivery */
  expressFee: { kind: 'money', nullable: true, column: 'express_fee_tenge' },
  /** within so many minutes express is there; left out the number stays, at first an hour */
  expressMinutes: { kind: 'number', min: 15, max: 480, optional: true, column: 'express_minutes' },
  /** working days */
  leadDays: { kind: 'number', min: 0, max: 30, column: 'lead_days' },
} as const satisfies Fields;
