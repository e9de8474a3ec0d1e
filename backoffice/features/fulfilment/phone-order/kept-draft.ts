/**
 * Draft of a phone order in sessionStorage, per account, until the order is placed. Certificate codes are money and are
 * not stored.
 */
import { emptyDraft, type PhoneOrderDraft } from './phone-order-draft.ts';

/** Expires before the next day, when prices, stock and slots have changed. */
const keptMs = 12 * 3_600_000;

export type StoredDraft = {
  draft: PhoneOrderDraft;
  /** Codes had been entered and must be entered again. */
  hadCodes: boolean;
  /** It was sent without a response: the order may exist. */
  isSent: boolean;
};
type Whose = { staff: number; now: Date };

/** @returns undefined for an empty draft */
export function writeKept(
  draft: PhoneOrderDraft,
  marks: Omit<StoredDraft, 'draft'>,
  { staff, now }: Whose,
): string | undefined {
  if (JSON.stringify(draft) === JSON.stringify(emptyDraft)) return undefined;
  const hadCodes = marks.hadCodes || draft.certificates.length > 0;
  return JSON.stringify({
    ...{ staff, at: now.getTime() },
    ...marks,
    ...{ hadCodes, draft: { ...draft, certificates: [] } },
  });
}

/** @returns undefined for another account's draft, an expired one, or one of a release with other fields */
export function readKept(text: string | null, { staff, now }: Whose): StoredDraft | undefined {
  const kept = parse(text);
  if (!isLike(kept, { staff, at: 0, isSent: false, hadCodes: false, draft: emptyDraft })) return undefined;
  const { at, draft, hadCodes, isSent, ...of } = kept as StoredDraft & { staff: number; at: number };
  const isFresh = at <= now.getTime() && now.getTime() - at < keptMs;
  return of.staff === staff && isFresh && draft.lines.every((line) => isLike(line, sampleLine))
    ? { draft, hadCodes, isSent }
    : undefined;
}

const sampleTitle = { tm: '', ru: '' };
const sampleLine = {
  ...{ product: 0, option: 0, price: 0, quantity: 0 },
  ...{ title: sampleTitle, optionTitle: sampleTitle, free: null },
} satisfies PhoneOrderDraft['lines'][number];

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Whether it has the same fields with values of the same type; an initial null accepts a number or a string. */
function isLike(value: unknown, like: unknown): boolean {
  if (like === null) return value === null || typeof value === 'number' || typeof value === 'string';
  if (typeof like !== 'object') return typeof value === typeof like;
  if (Array.isArray(like)) return Array.isArray(value);
  const fields = Object.entries(like);
  return isObject(value) && fields.every(([name, one]) => isLike(value[name], one));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
