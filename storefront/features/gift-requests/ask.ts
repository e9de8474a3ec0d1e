/** What the giver allows a recipient who is asked by a link: form fields and the request's part. */
import type { AskInput } from '#contract/gift-requests/request.ts';
import { addDays, type Day, dayOf } from '#domain/delivery/calendar.ts';
import { mostAlternatives, swappableLine } from '#domain/gift-requests/swap.ts';

/** Fields of the order's form. */
export type AskForm = {
  place: number | null;
  anywhere: boolean;
  latestDay: string;
  alternatives: number[];
  alternativesTo: number | null;
};
export type AskProps = { form: AskForm; change: (patch: Partial<AskForm>) => void };
type Line = { id: number; quantity: number };

/** Undefined where the defaults apply. */
export function askOf(form: AskForm, lines: readonly Line[]): AskInput | undefined {
  const alternatives = alternativesOf(form, lines);
  const ask: AskInput = {
    ...(form.anywhere ? { scope: 'anywhere' } : {}),
    ...(form.latestDay ? { latestDay: form.latestDay } : {}),
    ...(alternatives.length > 0 ? { alternatives: [...alternatives] } : {}),
  };
  return Object.keys(ask).length > 0 ? ask : undefined;
}

/** Alternatives chosen for another cart are ignored. */
function alternativesOf(
  { alternatives, alternativesTo }: AskForm,
  lines: readonly Line[],
): readonly number[] {
  return swappableLine(lines)?.id === alternativesTo ? alternatives : [];
}

/** Adds or removes one; bounded by the maximum. */
export function withAlternative(chosen: readonly number[], option: number): number[] {
  if (chosen.includes(option)) return chosen.filter((one) => one !== option);
  return chosen.length < mostAlternatives ? [...chosen, option] : [...chosen];
}

const firstAfter = 2;
const days = 14;

/** Days that leave some time to ask: from the day after tomorrow on. */
export function latestDays(now: Date): Day[] {
  return Array.from({ length: days }, (_, at) => addDays(dayOf(now), firstAfter + at));
}
