/** Reminders of dates: asked for by the customer, and what the link of an SMS shows and does without signing in. */
import { type Static, Type } from 'typebox';
import { dateKinds } from '#domain/people/people.ts';
import { forCustomer, forLink, routes } from '#contract/route.ts';
import { Day, Id, LocalText, nullable, oneOf, strict } from '#contract/shared.ts';

const Consent = strict({ data: strict({ isOn: Type.Boolean() }) });

export const RemindedDate = strict({
  id: Id,
  /** First names alone: links are forwarded. */
  person: strict({ id: Id, name: Type.String() }),
  kind: oneOf(...dateKinds),
  /** What a holiday is called, or a date of the customer's own. */
  title: nullable(LocalText),
  day: Day,
  isQuiet: Type.Boolean(),
});
/** The dates that one SMS named, the nearest first. */
export const Reminded = strict({ dates: Type.Array(RemindedDate), isOn: Type.Boolean() });

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
    reply: strict({ data: Reminded }),
    refuses: ['link.not-found'],
  }),
  'POST /api/repeat/:token/quiet/': forLink('repeat', {
    summary: 'Fewer reminders, or none: this year, for good, or again',
    params: strict({ token: Type.String({ maxLength: 64 }) }),
    body: strict({
      what: oneOf('date', 'person', 'all'),
      /** Of the dates of the link; not for `all`. */
      date: Type.Optional(Id),
      /** `never` is for good; `again` takes either back. */
      until: oneOf('this-year', 'never', 'again'),
    }),
    reply: strict({ data: Reminded }),
    refuses: ['link.not-found'],
  }),
});

export type RemindedDate = Static<typeof RemindedDate>;
export type Reminded = Static<typeof Reminded>;
