/** The subject of a reminder's link: the SMS of a customer and day, with all its dates. */
import type { Day } from '#domain/delivery/calendar.ts';

export type RepeatSubject = { customerId: number; smsDay: Day };

/** @param smsDay when the SMS was sent, in Asia/Ashgabat */
export function repeatSubject(customerId: number, smsDay: Day): string {
  return `${customerId}:${smsDay}`;
}

/** Reads what `repeatSubject` has written; links with any other subject are not of this purpose. */
export function readSubject(subjectId: string): RepeatSubject {
  const [customerId = '', smsDay = ''] = subjectId.split(':');
  return { customerId: Number(customerId), smsDay };
}
