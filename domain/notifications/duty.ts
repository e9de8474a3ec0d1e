/** Duty notices: an SMS about each order still in status `placed`, sent at once and again after 15 minutes. */
import { type Day, minutesIn, type TimeOfDay } from '#domain/delivery/calendar.ts';
import { plainMoney } from '../print/money.ts';
import { signedText, type SmsLang } from './sms-text.ts';
import { lastOf } from '../lists/last-of.ts';

export type Duty = {
  isOn: boolean;
  phones: string[];
  /** `to` equal to `from`: round the clock. An end before the beginning is on the next day. */
  from: TimeOfDay;
  to: TimeOfDay;
  lang: SmsLang;
  /** Each morning the hash of the day that was closed: whoever keeps it can check the journal. */
  tellsClose: boolean;
  /** An option is listed as low on the dashboard when this many units or fewer are left. */
  lowStock: number;
};
export const usualDuty: Duty = {
  isOn: false,
  phones: [],
  from: '00:00',
  to: '00:00',
  lang: 'tm',
  tellsClose: false,
  lowStock: 3,
};
export const mostDutyPhones = 5;
/** Maximum number of duty notices per hour, so that mass orders with payment on delivery cannot run up SMS cost. */
export const dutyLimit = { windowSeconds: 3_600, max: 40 } as const;
const repeatMinutes = 15;
const turns = 2;

/** @param minute since midnight in Asia/Ashgabat */
export function isOnDuty({ from, to }: Pick<Duty, 'from' | 'to'>, minute: number): boolean {
  const [start, end] = [minutesIn(from), minutesIn(to)];
  if (start === end) return true;
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
}

/** Which notice is due for a waiting order; undefined: none. @param sent when earlier notices were sent */
export function dueTurn(sent: readonly Date[], now: Date): number | undefined {
  const last = lastOf(sent);
  if (!last) return 1;
  const isTime = now.getTime() - last.getTime() >= repeatMinutes * 60_000;
  return isTime && sent.length < turns ? sent.length + 1 : undefined;
}

type DutyAlert = { order: string; tenge: number; turn: number; shop?: string };

/** The SMS to whoever is on duty about an order that waits. @param turn which notice it is, 1 first */
export function dutyText({ order, tenge, turn, shop }: DutyAlert, lang: SmsLang): string {
  const total = plainMoney(tenge);
  const words =
    turn === 1
      ? { tm: `täze sargyt ${order}, ${total}`, ru: `новый заказ ${order}, ${total}` }
      : {
          tm: `${order} belgili sargydy henizem hiç kim almady, ${total}`,
          ru: `заказ ${order} никто не взял, ${total}`,
        };
  return signedText(words[lang], lang, shop);
}

/** In Asia/Ashgabat. */
export const tellCloseFrom: TimeOfDay = '09:00';
/** Signs of a hash that suffice to check a journal. */
const hashSigns = 20;

/** The SMS about a closed day of the ledger. */
export function closedDayText(
  { day, transfers, hash, shop }: { day: Day; transfers: number; hash: string; shop?: string },
  lang: SmsLang,
): string {
  const date = `${day.slice(8)}.${day.slice(5, 7)}`;
  const mark = hash.slice(0, hashSigns).toUpperCase();
  const words = {
    tm: `${date} hasaby ýapyldy, ${transfers} hereket, ${mark}`,
    ru: `${date} закрыт, проводок ${transfers}, ${mark}`,
  };
  return signedText(words[lang], lang, shop);
}
