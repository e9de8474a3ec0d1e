/** What can be used of the people that were stored on the device, and of the changes that wait for a connection. */
import type { Person, PersonDate, PersonInput } from '#contract/people/shop.ts';
import type { DateKind, Relation } from '#domain/people/people.ts';
import {
  date,
  exactly,
  flag,
  id,
  list,
  maybe,
  nullOr,
  or,
  orNull,
  record,
  rows,
  type Shape,
  text,
} from '#storefront/store/shape.ts';
import type { KeptPeople } from './auth-state.ts';

const address = record<Person['addresses'][number]>({
  ...{ place: id, line1: text },
  ...{ line2: maybe(text), landmark: maybe(text) },
});
const dateFields = {
  kind: exactly<DateKind>({ birthday: 1, wedding: 1, occasion: 1, own: 1 }),
  ...{ occasion: maybe(id), month: maybe(id), day: maybe(id), year: maybe(id), title: maybe(text) },
};
const known = record<PersonDate>({
  ...dateFields,
  ...{ id, leads: or(list(id), []), quietUntil: orNull(date), next: orNull(date) },
});
const relation = exactly<Relation>({
  ...{ mother: 1, father: 1, wife: 1, husband: 1, daughter: 1, son: 1, sister: 1, brother: 1 },
  ...{ grandmother: 1, grandfather: 1, friend: 1, colleague: 1, teacher: 1, other: 1 },
});
const who = { name: text, relation, mobile: maybe(text) };

const person = record<Person>({
  ...{ ...who, id, likes: or(list(id), []), addresses: or(rows(address), []), dates: or(rows(known), []) },
  ...{ quietUntil: orNull(date), died: or(flag, false), nextDay: orNull(date) },
});
const written = record<PersonInput>({
  ...{ ...who, likes: maybe(list(id)), addresses: maybe(list(address)) },
  dates: maybe(list(record({ ...dateFields, id: maybe(id), leads: maybe(list(id)) }))),
});

const until = nullOr(date);
const changes: Shape[] = [
  record({ what: exactly<'save'>({ save: 1 }), id, body: written }),
  record({ what: exactly<'delete'>({ delete: 1 }), id }),
  record({ what: exactly<'quiet'>({ quiet: 1 }), id, date: id, until }),
  record({
    what: exactly<'silence'>({ silence: 1 }),
    id,
    of: exactly<'person' | 'died'>({ person: 1, died: 1 }),
    until,
  }),
];
const change: Shape = (value) => changes.map((one) => one(value)).find((read) => read !== undefined);

export const keptPeople = record<KeptPeople>({
  people: orNull(rows(person)),
  waiting: or(rows(change), []),
  silenced: or(list(id), []),
});
