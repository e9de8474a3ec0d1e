/** People and dates that a signed-in customer saves; nobody else can read them. */
import { type Static, Type } from 'typebox';
import { dateKinds, peopleLimits, relations } from '#domain/people/people.ts';
import { forCustomer, routes } from '#contract/route.ts';
import { Day, Id, nullable, oneOf, strict } from '#contract/shared.ts';

const Line = Type.String({ maxLength: 200 });
const PersonAddress = strict({
  place: Id,
  line1: Type.String({ minLength: 1, maxLength: 200 }),
  line2: Type.Optional(Line),
  landmark: Type.Optional(Line),
});

const dateFields = {
  kind: oneOf(...dateKinds),
  /** For an `occasion`: its id; month and day are then the shop's. */
  occasion: Type.Optional(Id),
  month: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  day: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
  /** For a birthday or a wedding, if known. */
  year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2100 })),
  /** The customer's title of an `own` date. */
  title: Type.Optional(Type.String({ maxLength: 60 })),
  /** How many days before the date reminders are sent; none when empty. */
  leads: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 14 }), { maxItems: 3 })),
};
const personFields = {
  name: Type.String({ minLength: 1, maxLength: 120 }),
  relation: oneOf(...relations),
  mobile: Type.Optional(Type.String({ maxLength: 30 })),
  /** Ids of categories. */
  likes: Type.Optional(Type.Array(Id, { maxItems: peopleLimits.likes })),
  addresses: Type.Optional(Type.Array(PersonAddress, { maxItems: peopleLimits.addresses })),
};

export const PersonInput = strict({
  ...personFields,
  dates: Type.Optional(
    Type.Array(strict({ id: Type.Optional(Id), ...dateFields }), { maxItems: peopleLimits.dates }),
  ),
});

export const PersonDate = strict({
  id: Id,
  ...dateFields,
  leads: Type.Array(Type.Integer()),
  quietUntil: nullable(Day),
  /** The next date; null for a holiday whose date is not known yet. */
  next: nullable(Day),
});

export const Person = strict({
  id: Id,
  ...personFields,
  likes: Type.Array(Id),
  addresses: Type.Array(PersonAddress),
  dates: Type.Array(PersonDate),
  quietUntil: nullable(Day),
  died: Type.Boolean(),
  /** The next date among those that are not silenced. */
  nextDay: nullable(Day),
});

const refuses = ['person.too-many', 'person.not-found', 'place.not-found'] as const;

export const people = routes({
  'GET /api/people/': forCustomer({
    feature: 'people',
    priority: 'browse',
    summary: 'The people whom the customer gives to, who comes next first',
    reply: strict({ data: Type.Array(Person) }),
  }),
  'POST /api/people/': forCustomer({
    feature: 'people',
    summary: 'Keeps one more person',
    body: PersonInput,
    reply: strict({ data: Person }),
    refuses,
  }),
  'PUT /api/people/:id/': forCustomer({
    feature: 'people',
    summary: 'Replaces what is kept of a person; dates keep their numbers',
    params: strict({ id: Id }),
    body: PersonInput,
    reply: strict({ data: Person }),
    refuses,
  }),
  'DELETE /api/people/:id/': forCustomer({
    feature: 'people',
    summary: 'Forgets a person; orders stay as they are',
    params: strict({ id: Id }),
    reply: strict({ data: Type.Array(Person) }),
    refuses: ['person.not-found'],
  }),
  'POST /api/people/:id/quiet/': forCustomer({
    feature: 'people',
    summary: 'Says nothing more of a person or of one date: until a day, for good, or again',
    params: strict({ id: Id }),
    body: strict({
      /** `died` silences everything for good; only `until: null` here undoes it. */
      what: oneOf('person', 'date', 'died'),
      date: Type.Optional(Id),
      /** Last day of silence; 2999-12-31 means for good, null ends it. */
      until: nullable(Day),
    }),
    reply: strict({ data: Person }),
    refuses: ['person.not-found'],
  }),
});

export type Person = Static<typeof Person>;
export type PersonInput = Static<typeof PersonInput>;
export type PersonDate = Static<typeof PersonDate>;
