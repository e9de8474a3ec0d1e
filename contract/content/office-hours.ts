import { Type } from 'typebox';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Money, strict } from '#contract/shared.ts';
import { WorkingHours } from './shop.ts';

const Hours = Type.Array(WorkingHours, { maxItems: 7 });

export const officeHours = routes({
  'GET /api/office/hours/': forStaff('orders.read', {
    summary: 'Working hours of the week (a day without hours is a day off) and the price of a card in tenge',
    reply: strict({ data: strict({ hours: Hours, cardPrice: Money }) }),
  }),
  'PUT /api/office/hours/': forStaff('delivery.write', {
    summary: 'Saves working hours and the price of a card',
    body: strict({ hours: Hours, cardPrice: Money }),
    reply: strict({ data: strict({ hours: Hours, cardPrice: Money }) }),
    refuses: ['request.invalid'],
  }),
});
