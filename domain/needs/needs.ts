/** What waits for staff: each kind is one line on the page of today, the gravest first. */
import { type Permission, roleMay, type StaffRole } from '#domain/staff.ts';

type Cure = { may: Permission; act: NeedAct };
/** What one does about it, as the button says. */
export const needActs = ['confirm', 'open', 'board', 'refund', 'look', 'date'] as const;
export type NeedAct = (typeof needActs)[number];

/** In the order of harm, each with who is told of it and what they do. */
const cures = {
  new: { may: 'orders.work', act: 'confirm' },
  call: { may: 'orders.work', act: 'open' },
  late: { may: 'orders.work', act: 'board' },
  money: { may: 'orders.refund', act: 'refund' },
  /** alarms of payments and refunds */
  bank: { may: 'orders.refund', act: 'open' },
  /** codes of certificates are guessed at */
  guessed: { may: 'certificates.read', act: 'look' },
  /** a buyer asks for another parcel than on the photo */
  change: { may: 'orders.work', act: 'open' },
  /** hand-overs that somebody must look into */
  deed: { may: 'orders.change', act: 'open' },
  waiting: { may: 'orders.work', act: 'open' },
  /** a word of thanks that was complained about */
  thanks: { may: 'orders.change', act: 'open' },
  reviews: { may: 'catalogue.write', act: 'look' },
  /** holidays without their next day */
  holiday: { may: 'catalogue.write', act: 'date' },
} as const satisfies Record<string, Cure>;

export type NeedKind = keyof typeof cures;
export const needKinds = Object.keys(cures) as NeedKind[];

/** Reviews are new for so long. */
export const newReviewHours = 48;

/** The line that an alarm of orders belongs to; that of an order without a time has the call. */
export function needOfAlarm(kind: string): NeedKind {
  const known: Readonly<Record<string, NeedKind>> = {
    'money-owed': 'money',
    'slot-lost': 'call',
    'photo-change': 'change',
    'deed-kept': 'deed',
    'thanks-reported': 'thanks',
  };
  return known[kind] ?? 'bank';
}

/** The needs a role is told of, by harm, each with what to do. */
export function needsOf<Line extends { kind: NeedKind }>(
  lines: readonly Line[],
  role: StaffRole,
): (Line & { act: NeedAct })[] {
  return needKinds.flatMap((kind) => {
    const { may, act } = cures[kind];
    const one = lines.find((need) => need.kind === kind);
    return one && roleMay(role, may) ? [{ ...one, act }] : [];
  });
}
