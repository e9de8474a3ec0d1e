import { type Static, type TSchema, Type } from 'typebox';
import { slotFields } from '#domain/fields/place.ts';
import { inputsOf } from '#contract/fields.ts';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, nullable, strict, TimeOfDay } from '#contract/shared.ts';

const { from, to, cutoffMinutes, zones, capacity } = inputsOf(slotFields);
/** One of each weekday, Monday first. */
const perDay = <T extends TSchema>(one: T) => Type.Array(one, { minItems: 7, maxItems: 7 });
const windowFields = {
  from,
  to,
  cutoffMinutes,
  zones,
  slots: perDay(nullable(Id)),
  capacity: perDay(nullable(capacity)),
};
const hours = perDay(nullable(strict({ from: TimeOfDay, to: TimeOfDay })));
const WeekInput = strict({ windows: Type.Array(strict(windowFields), { maxItems: 50 }), hours });
/** `booked`: the orders that each slot has on the next such weekday, today included. */
const OfficeWeek = strict({
  windows: Type.Array(strict({ ...windowFields, booked: perDay(Type.Integer()) })),
  hours,
});

export const officeWeek = routes({
  'GET /api/office/week/': forStaff('orders.read', {
    summary: 'Delivery windows of the week by weekday (`capacity` null: none that day), and opening hours',
    reply: strict({ data: OfficeWeek }),
  }),
  'PUT /api/office/week/': forStaff('delivery.write', {
    summary: 'Saves the week whole; orders keep the hours that they have chosen',
    body: WeekInput,
    reply: strict({ data: OfficeWeek }),
    refuses: ['record.conflict', 'request.invalid'],
  }),
});

export type OfficeWeek = Static<typeof OfficeWeek>;
export type WeekInput = Static<typeof WeekInput>;
