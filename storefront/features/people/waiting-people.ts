/** The list of people as the customer sees it: the server's list with the pending changes applied. */
import type { Person, PersonDate, PersonInput } from '#contract/people/shop.ts';
import type { Day } from '#domain/delivery/calendar.ts';
import { nextDateOf } from '#domain/people/people.ts';
import type { QueuedChange } from '#storefront/features/customers/sign-in/auth-state.ts';

export type ShownPerson = Person & { isWaiting?: true };

/** People as they will be once changes made offline have been sent, by their next date. */
export function withQueued(
  people: readonly Person[],
  waiting: readonly QueuedChange[],
  today: Day,
): ShownPerson[] {
  let shown: ShownPerson[] = [...people];
  for (const change of waiting) {
    const known = shown.find(({ id }) => id === change.id);
    const others = shown.filter(({ id }) => id !== change.id);
    if (change.what === 'delete') shown = others;
    else if (change.what === 'save') shown = [...others, written(change, known, today)];
    else if (known)
      shown = [...others, change.what === 'quiet' ? silenced(known, change) : passedOver(known, change)];
  }
  const order = ({ nextDay }: Person) => nextDay ?? '9';
  return shown.sort((a, b) => order(a).localeCompare(order(b)) || a.id - b.id);
}

type Save = { id: number; body: PersonInput };

function written({ id, body }: Save, known: Person | undefined, today: Day): ShownPerson {
  const { dates = [], likes = [], addresses = [], ...rest } = body;
  const shown = dates.map((date, at): PersonDate => {
    const before = known?.dates.find((one) => one.id === date.id);
    const { month, day } = date;
    const next = month && day ? nextDateOf({ month, day }, today) : (before?.next ?? null);
    return {
      ...date,
      id: date.id ?? -1 - at,
      leads: date.leads ?? [],
      quietUntil: before?.quietUntil ?? null,
      next,
    };
  });
  const nextDay = shown.flatMap(({ next }) => next ?? []).sort()[0] ?? null;
  const { quietUntil = null, died = false } = known ?? {};
  return { ...rest, id, likes, addresses, dates: shown, quietUntil, died, nextDay, isWaiting: true };
}

type Quiet = { date: number; until: Day | null };

function silenced(person: Person, { date, until }: Quiet): ShownPerson {
  const dates = person.dates.map((one) => (one.id === date ? { ...one, quietUntil: until } : one));
  return { ...person, dates, isWaiting: true };
}

type Silence = { of: 'person' | 'died'; until: Day | null };

function passedOver(person: Person, { of, until }: Silence): ShownPerson {
  const set = of === 'died' ? { died: until !== null } : { quietUntil: until };
  const next = person.dates.flatMap((date) => date.next ?? []).sort()[0] ?? null;
  return { ...person, ...set, nextDay: until === null ? next : null, isWaiting: true };
}
