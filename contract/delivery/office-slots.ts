import { type Static, Type } from 'typebox';
import { crud } from '#contract/crud.ts';
import { resources } from '#contract/resources.ts';
import { forStaff, Line, officePage, sortBy } from '#contract/office-route.ts';
import { ZoneId } from './office.ts';
import { routes } from '#contract/route.ts';
import { Day, Id, PageInfo, strict, TimeOfDay } from '#contract/shared.ts';

const slotFields = {
  /** 0 is Monday */
  weekday: Type.Integer({ minimum: 0, maximum: 6 }),
  from: TimeOfDay,
  to: TimeOfDay,
  capacity: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** orders are taken until this many minutes before the start */
  cutoffMinutes: Type.Integer({ minimum: 0, maximum: 10_080 }),
  zones: Type.Array(ZoneId, { minItems: 1, maxItems: 50, uniqueItems: true }),
  isActive: Type.Boolean(),
};
const SlotInput = strict(slotFields);
export const OfficeSlot = strict({ id: Id, ...slotFields });
/** A closed day takes no delivery; a peak day takes this per cent of every slot's capacity. `id` is the day. */
const dayFields = {
  reason: Line,
  isClosed: Type.Boolean(),
  capacityPercent: Type.Integer({ minimum: 0, maximum: 1000 }),
};
const DayInput = strict(dayFields);
export const SpecialDay = strict({ id: Day, ...dayFields });

const saveRefusals = ['record.not-found', 'record.conflict', 'request.invalid'] as const;
const byDay = strict({ id: Day });

export const officeSlots = routes({
  ...crud(resources.slots, {
    may: ['orders.read', 'delivery.write'],
    says: {
      list: 'Delivery windows of the week',
      one: 'One window',
      create: 'A new window',
      update: 'Changes a window; orders that chose it keep their hours',
      remove: 'Removes a window nobody ever chose; the others are switched off',
    },
    row: OfficeSlot,
    input: SlotInput,
    filter: { weekday: Type.Optional(slotFields.weekday) },
    refuses: saveRefusals,
  }),
  'GET /api/office/days/': forStaff('orders.read', {
    summary: 'Days that are not like others, from today on',
    query: strict({
      ...officePage,
      ids: Type.Optional(Type.String({ maxLength: 1200 })),
      sort: sortBy('id'),
    }),
    reply: strict({ data: Type.Array(SpecialDay), page: PageInfo }),
  }),
  'GET /api/office/days/:id/': forStaff('orders.read', {
    summary: 'One of them',
    params: byDay,
    reply: strict({ data: SpecialDay }),
    refuses: ['record.not-found'],
  }),
  'PUT /api/office/days/:id/': forStaff('delivery.write', {
    summary: 'Makes a day special, or changes how',
    params: byDay,
    body: DayInput,
    reply: strict({ data: SpecialDay }),
    refuses: ['request.invalid'],
  }),
  'DELETE /api/office/days/:id/': forStaff('delivery.write', {
    summary: 'Makes it a day like others',
    params: byDay,
    reply: strict({}),
    refuses: ['record.not-found'],
  }),
});

export type OfficeSlot = Static<typeof OfficeSlot>;
export type SpecialDay = Static<typeof SpecialDay>;
export type SlotInput = Static<typeof SlotInput>;
export type DayInput = Static<typeof DayInput>;
