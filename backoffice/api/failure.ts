import { pageLanguage } from '#backoffice/lang/page-language.ts';
import { HttpError } from 'react-admin';
import { CallError } from '#contract/client.ts';
import type { ErrorBody, ErrorCode, FieldError } from '#contract/errors.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { money } from '#domain/print/money.ts';
import { say } from '#domain/print/texts.ts';
import { conflictTexts } from './conflict.texts.ts';

/** Converts a refusal to an error that forms and notifications understand: field errors are shown at their fields. */
export function asFormError(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const fields = error.body?.fields ?? [];
  const errors =
    fields.length > 0
      ? { ...nestFields(fields), root: { serverError: error.body?.message ?? '' } }
      : undefined;
  return new HttpError(messageOf(error), error.status, {
    ...error.body,
    ...(errors ? { errors } : {}),
  });
}

/** The message for the user: the server's sentence in their language, or one of our text keys. */
export function messageOf(error: unknown): string {
  if (error instanceof CallError) return error.status === 0 ? 'office.no_connection' : wordsFor(error);
  return error instanceof Error && error.message ? error.message : 'ra.page.error';
}

/** Who has saved a record meanwhile, and when; by a machine or by many at once it has no name. */
export type ForeignChange = { by: string; at: string };

export function foreignChangeOf(
  body: Pick<ErrorBody, 'code' | 'data'> | undefined,
): ForeignChange | undefined {
  const { by, at } = (body?.data ?? {}) as Partial<ForeignChange>;
  return body?.code === 'record.conflict' && by !== undefined && at ? { by, at } : undefined;
}

/** Who has saved something else, and that one's own is still there. */
export function sayForeign({ by, at }: ForeignChange): string {
  const who = [by, dateAndClock(at)].filter(Boolean).join(', ');
  return say(pageLanguage(), conflictTexts, 'clash', { who });
}

/** How the money of an order stands since it was read, and what somebody else gave back of it. */
export type MovedMoney = {
  version: number;
  refund?: { amount: number; staff: string; note: string; at: string };
};

export function movedMoneyOf(error: unknown): MovedMoney | undefined {
  const body = error instanceof CallError ? error.body : undefined;
  const data = (body?.data ?? {}) as Partial<MovedMoney>;
  return body?.code === 'record.conflict' && data.version !== undefined
    ? { ...data, version: data.version }
    : undefined;
}

/** Who gave back how much, when and why, and how to give back one's own. */
export function sayMoved({ refund }: MovedMoney): string {
  const language = pageLanguage();
  if (!refund) return say(language, conflictTexts, 'moved');
  const { amount, staff, note, at } = refund;
  const by = [staff, dateAndClock(at), note && (language === 'tm' ? `“${note}”` : `«${note}»`)]
    .filter(Boolean)
    .join(', ');
  return say(language, conflictTexts, 'refunded', { by, sum: money(amount) });
}

/** Some sentences of the server are fixed in English by the specification; staff see these texts instead. */
const ownWords: { [code in ErrorCode]?: string } = {
  'order.unavailable': 'office.unavailable',
  'phone.invalid': 'office.phone_invalid',
  'customer.blocked': 'office.customer_blocked',
};

/** Without a sentence of the server it was a proxy that answered. */
function wordsFor(error: CallError): string {
  const { body } = error;
  const moved = movedMoneyOf(error);
  if (moved) return sayMoved(moved);
  const foreign = foreignChangeOf(body);
  if (foreign) return sayForeign(foreign);
  return (body && ownWords[body.code]) || body?.message || 'ra.notification.http_error';
}

type FieldTree = { [name: string]: FieldTree | string };

/** `{path: 'title.ru', message}` becomes `{title: {ru: message}}`. */
export function nestFields(fields: readonly FieldError[]): FieldTree {
  const nested: FieldTree = {};
  for (const { path, message } of fields) {
    const names = path.split(/[./]/).filter(Boolean);
    const last = names.pop();
    if (last === undefined) continue;
    let place = nested;
    for (const name of names) {
      const next = place[name];
      place = typeof next === 'object' ? next : (place[name] = {});
    }
    place[last] = message;
  }
  return nested;
}
