/** Reminders of dates: switched on by the customer; the link in the SMS shows and changes them without signing in. */
import { type Static, Type } from 'typebox';
import { dateKinds } from '#domain/people/people.ts';
import { forCustomer, forLink, routes } from '#contract/route.ts';
import { Day, Id, LocalText, nullable, oneOf, strict } from '#contract/shared.ts';

const Consent = strict({ data: strict({ isOn: Type.Boolean() }) });

export const RemindedDate = strict({
  id: Id,
  /** First names only, because links are forwarded. */
  person: strict({ id: Id, name: Type.String() }),
  kind: oneOf(...dateKinds),
  /** Name of the holiday, or the customer's own title of a date. */
  title: nullable(LocalText),
  day: Day,
  isQuiet: Type.Boolean(),
});
/** The dates in one SMS, the nearest first. */
export const Reminders = strict({ dates: Type.Array(RemindedDate), isOn: Type.Boolean() });

export const reminders = routes({
  'GET /api/reminders/': forCustomer({
    feature: 'reminders',
    priority: 'browse',
    summary: 'Whether the customer asked to be reminded of dates by SMS',
    reply: Consent,
  }),
  'PUT /api/reminders/': forCustomer({
    feature: 'reminders',
    summary: 'Asks for reminders, or for none',
    body: strict({ isOn: Type.Boolean() }),
    reply: Consent,
  }),
  'GET /api/repeat/:token/': forLink('repeat', {
    summary: 'What an SMS reminded of',
    params: strict({ token: Type.String({ maxLength: 64 }) }),
    reply: strict({ data: Reminders }),
    refuses: ['link.not-found'],
  }),
  'POST /api/repeat/:token/quiet/': forLink('repeat', {
    summary: 'Fewer reminders, or none: this year, for good, or again',
    params: strict({ token: Type.String({ maxLength: 64 }) }),
    body: strict({
      what: oneOf('date', 'person', 'all'),
      /** One of the dates of the link; unused for `all`. */
      date: Type.Optional(Id),
      /** `never`: no more reminders; `again`: undoes either. */
      until: oneOf('this-year', 'never', 'again'),
    }),
    reply: strict({ data: Reminders }),
    refuses: ['link.not-found'],
  }),
});

export type RemindedDate = Static<typeof RemindedDate>;
export type Reminders = Static<typeof Reminders>;
