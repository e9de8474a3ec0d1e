/** Statistics of reminders, without persons. */
import { type Static, Type } from 'typebox';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, LocalText, Money, strict } from '#contract/shared.ts';

export const ReminderFigures = strict({
  /** In the last 30 days. */
  sent: Type.Integer(),
  used: Type.Integer(),
  /** Revenue of the orders that came from reminders, without cancelled ones. */
  money: Money,
  /**
   * Movable holidays due within 90 days whose next date is missing, and holidays without any date that customers have
   * chosen: staff enter dates, they are not computed.
   */
  undated: Type.Array(strict({ id: Id, title: LocalText })),
});

export const officeReminders = routes({
  'GET /api/office/reminders/': forStaff('dashboard.read', {
    summary: 'What reminders brought within 30 days, and which holidays lack a day',
    reply: strict({ data: ReminderFigures }),
  }),
});

export type ReminderFigures = Static<typeof ReminderFigures>;
