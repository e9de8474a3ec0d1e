import { type Static, Type } from 'typebox';
import { mostDutyPhones } from '#domain/notifications/duty.ts';
import { smsKinds } from '#domain/notifications/sms-template.ts';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Lang, LocalText, nullable, oneOf, strict, TimeOfDay } from '#contract/shared.ts';

const SmsKind = oneOf(...smsKinds);
/** Length in characters and SMS parts of the text as sent (plain Latin letters, example facts filled in). */
const SmsCost = strict({ characters: Type.Integer(), parts: Type.Integer() });
export const SmsText = strict({
  id: SmsKind,
  /** a template with `{order}` and, where it exists, `{total}` */
  text: LocalText,
  isOwn: Type.Boolean({ description: 'false: the text the shop came with' }),
  facts: Type.Array(Type.String()),
  link: Type.String({ description: 'its link, as it stands in the message' }),
  /** with example facts filled in */
  example: LocalText,
  cost: strict({ tm: SmsCost, ru: SmsCost }),
});

const dutyFields = {
  isOn: Type.Boolean(),
  phones: Type.Array(Type.String({ maxLength: 30 }), { maxItems: mostDutyPhones }),
  /** equal times mean round the clock; an end before the beginning is on the next day */
  from: TimeOfDay,
  to: TimeOfDay,
  lang: Lang,
  lowStock: Type.Integer({
    minimum: 0,
    maximum: 1_000,
    description: 'units left at which an option is named on the first screen',
  }),
};
const tellsClose = Type.Boolean({ description: 'an SMS each morning with the hash of the closed day' });
const Duty = strict({ ...dutyFields, tellsClose });
/** `tellsClose` stays as it was when it is left out. */
const DutyInput = strict({ ...dutyFields, tellsClose: Type.Optional(tellsClose) });

export const officeDuty = routes({
  'GET /api/office/duty/': forStaff('orders.change', {
    summary: 'Who is told by SMS of orders that nobody has taken, and when; what stock is called low',
    reply: strict({ data: Duty }),
  }),
  'PUT /api/office/duty/': forStaff('orders.change', {
    summary: 'Saves it; orders that wait already are not told of',
    body: DutyInput,
    reply: strict({ data: Duty }),
    refuses: ['phone.invalid'],
  }),
});

export const officeSmsTexts = routes({
  'GET /api/office/sms-texts/': forStaff('content.read', {
    summary: 'What the shop says by SMS',
    reply: strict({
      data: Type.Array(SmsText),
      host: Type.String({ description: 'the only address that a text may contain' }),
    }),
  }),
  'PUT /api/office/sms-texts/:id/': forStaff('sms-texts.write', {
    summary:
      'An own text, or null for the one the shop came with; it must name the order, and no address but the shop’s',
    params: strict({ id: SmsKind }),
    body: strict({
      text: nullable(
        strict({
          tm: Type.String({ minLength: 1, maxLength: 300 }),
          ru: Type.String({ minLength: 1, maxLength: 300 }),
        }),
      ),
    }),
    reply: strict({ data: SmsText }),
    refuses: ['request.invalid'],
  }),
});

export type SmsText = Static<typeof SmsText>;
