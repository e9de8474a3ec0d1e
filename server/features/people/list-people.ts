import type { Person, PersonDate } from '#contract/people/shop.ts';
import { dayOf, type Day } from '#domain/delivery/calendar.ts';
import { nextMoving } from '#domain/people/moving-day.ts';
import { always, isQuiet, nextDateOf } from '#domain/people/people.ts';
import type { DbContext } from '#server/context.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { revokeLinks } from '#server/features/links/issue-link.ts';
import { deleteRemindersOf, findSmsDays } from './reminders.repo.ts';
import { repeatSubject } from './repeat-subject.ts';
import { type DateRow, deletePeopleOf, deletePersonRow, findPeople, type PersonRow } from './people.repo.ts';

/** A customer's people: the nearest date first, those without one last. */
export async function listPeople(ctx: DbContext, customerId: number): Promise<Person[]> {
  return readPeople(ctx.db, customerId, dayOf(ctx.now()));
}

async function readPeople(db: Db | Trx, customerId: number, today: Day): Promise<Person[]> {
  const people = (await findPeople(db, customerId)).map((row) => describePerson(row, today));
  const order = ({ nextDay }: Person) => nextDay ?? always;
  return people.toSorted((a, b) => order(a).localeCompare(order(b)) || a.id - b.id);
}

/** One of them. */
export async function readPerson(
  ctx: DbContext,
  customerId: number,
  id: number,
): Promise<Person | undefined> {
  const [row] = await findPeople(ctx.db, customerId, id);
  return row && describePerson(row, dayOf(ctx.now()));
}

/** A person as an order needs them. */
export async function readKeptPerson(
  trx: Trx,
  customerId: number,
  id: number,
): Promise<PersonRow | undefined> {
  return (await findPeople(trx, customerId, id))[0];
}

/** Deletes a person. @returns the remaining people @throws Refusal `person.not-found` */
export async function deletePerson(ctx: DbContext, customerId: number, id: number): Promise<Person[]> {
  return inTransaction(ctx.db, async (trx) => {
    if (!(await deletePersonRow(trx, customerId, id))) throw new Refusal('person.not-found');
    return readPeople(trx, customerId, dayOf(ctx.now()));
  });
}

/** Deletes all people and reminders of a customer; their links become invalid. */
export async function forgetPeople(trx: Trx, customerId: number, at: Date): Promise<void> {
  const days = await findSmsDays(trx, customerId);
  const subjects = days.map((day) => repeatSubject(customerId, day));
  await revokeLinks(trx, { purpose: 'repeat', subjects, at });
  await deletePeopleOf(trx, customerId);
  await deleteRemindersOf(trx, customerId);
}

/** @param today in Asia/Ashgabat; `nextDay` is the nearest date that reminders are not paused for, or null */
export function describePerson(row: PersonRow, today: Day): Person {
  const silence = { died: row.died, quietUntil: row.quiet_until };
  const dates = row.dates.map((date) => describeDate(date, today));
  const coming = dates.flatMap((date) => {
    return date.next && !isQuiet(silence, date, date.next) ? [date.next] : [];
  });
  return {
    id: row.id,
    name: row.name,
    relation: row.relation as Person['relation'],
    ...(row.mobile ? { mobile: row.mobile } : {}),
    likes: row.likes,
    addresses: row.addresses.map(({ place_id, line1, line2, landmark }) => ({
      place: place_id,
      line1,
      ...(line2 ? { line2 } : {}),
      ...(landmark ? { landmark } : {}),
    })),
    dates,
    ...silence,
    nextDay: coming.toSorted()[0] ?? null,
  };
}

function describeDate(row: DateRow, today: Day): PersonDate {
  const { month, day } = row;
  return {
    id: row.id,
    kind: row.kind as PersonDate['kind'],
    ...(row.occasion_id === null ? {} : { occasion: row.occasion_id }),
    ...(month === null || day === null ? {} : { month, day }),
    ...(row.year === null ? {} : { year: row.year }),
    ...(row.title ? { title: row.title } : {}),
    leads: row.leads,
    quietUntil: row.quiet_until,
    next: month === null || day === null ? nextMoving(row.days, today) : nextDateOf({ month, day }, today),
  };
}
