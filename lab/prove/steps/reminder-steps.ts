/**
 * Steps with reminders in the simulated shop: a date comes due, nodes send at the same time, and one of them is killed.
 */
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import type { Context } from '#server/context.ts';
import { sendReminders } from '#server/features/people/send-reminders.ts';
import type { Step } from './pick.ts';

/** Adds a due date of a customer; some are silenced. */
const dateIsDue: Step = async ({ shop: { ctx }, buyers }, { chance }) => {
  const { customerId } = chance.oneOf(buyers);
  const at = ctx.now();
  const day = addDays(dayOf(at), 2);
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  const consent = { customer_id: customerId, since: at };
  await ctx.db
    .insertInto('reminder_consent')
    .values(consent)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = {
    customer_id: customerId,
    name: 'Aýna',
    relation: 'mother',
    died: chance.is(0.2),
    created_at: at,
  };
  const person = await ctx.db.insertInto('person').values(kept).returning('id').executeTakeFirstOrThrow();
  const dated = { person_id: person.id, kind: 'birthday', month, day: date, leads: [2] };
  const { id } = await ctx.db
    .insertInto('person_date')
    .values(dated)
    .returning('id')
    .executeTakeFirstOrThrow();
  const due = {
    person_date_id: id,
    year: Number(day.slice(0, 4)),
    lead: 2,
    day,
    due_at: at,
    state: 'planned',
    at,
  };
  await ctx.db.insertInto('reminder').values(due).execute();
  return kept.died ? 'silent' : 'due';
};

const killed = (ctx: Context): Context => ({
  ...ctx,
  jobs: { add: () => Promise.reject(new Error('killed')) },
});

/** Two nodes send at the same time; sometimes one is killed before it has added its job. */
const nodesRemind: Step = async ({ shop: { ctx } }, { chance }) => {
  const isKilled = chance.is(0.4);
  const first = sendReminders(isKilled ? killed(ctx) : ctx).catch(() => undefined);
  await Promise.all([first, sendReminders(ctx)]);
  return isKilled ? 'one killed' : '';
};

export const reminderSteps: readonly [name: string, weight: number, step: Step][] = [
  ['a date is due', 1, dateIsDue],
  ['two nodes remind', 1, nodesRemind],
];
