/** What reminders brought, in figures: of whom and to whom is nobody's business here. */
import { type Static, Type } from 'typebox';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, LocalText, Money, strict } from '#contract/shared.ts';

export const ReminderFigures = strict({
  /** Within 30 days. */
  sent: Type.Integer(),
  used: Type.Integer(),
  /** What orders brought that came of them, and were not given up. */
  money: Money,
  /** Holidays without their next day, 90 days ahead, and those without any that customers want to be reminded of: none is reckoned. */
  undated: Type.Array(strict({ id: Id, title: LocalText })),
});

export const officeReminders = routes({
  'GET /api/office/reminders/': forStaff('dashboard.read', {
    summary: 'What reminders brought within 30 days, and which holidays lack a day',
    reply: strict({ data: ReminderFigures }),
  }),
});

export type ReminderFigures = Static<typeof ReminderFigures>;
