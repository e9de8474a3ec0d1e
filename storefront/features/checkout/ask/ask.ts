/** What the giver allows a recipient who is asked by a link, as it is written down and as it is sent. */
import type { AskInput } from '#contract/recipients/request.ts';
import { addDays, type Day, dayOf } from '#domain/delivery/calendar.ts';
import { mostAlternatives, swappableLine } from '#domain/recipients/swap.ts';
import type { OrderForm } from '#storefront/features/checkout/form/order-form.ts';

type Asking = Pick<OrderForm, 'anywhere' | 'latestDay' | 'alternatives' | 'alternativesTo'>;
type Line = { id: number; quantity: number };

/** Undefined where nothing was said that the shop does not do by itself. */
export function askOf(form: Asking, lines: readonly Line[]): AskInput | undefined {
  const alternatives = alternativesOf(form, lines);
  const ask: AskInput = {
    ...(form.anywhere ? { scope: 'anywhere' } : {}),
    ...(form.latestDay ? { latestDay: form.latestDay } : {}),
    ...(alternatives.length > 0 ? { alternatives: [...alternatives] } : {}),
  };
  return Object.keys(ask).length > 0 ? ask : undefined;
}

/** Chosen for another cart, they count no more. */
function alternativesOf({ alternatives, alternativesTo }: Asking, lines: readonly Line[]): readonly number[] {
  return swappableLine(lines)?.id === alternativesTo ? alternatives : [];
}

/** One more, or one fewer; never more than may be. */
export function withAlternative(chosen: readonly number[], option: number): number[] {
  if (chosen.includes(option)) return chosen.filter((one) => one !== option);
  return chosen.length < mostAlternatives ? [...chosen, option] : [...chosen];
}

const firstAfter = 2;
const days = 14;

/** Days that leave some time to ask: beginning with the day after tomorrow. */
export function latestDays(now: Date): Day[] {
  return Array.from({ length: days }, (_, at) => addDays(dayOf(now), firstAfter + at));
}
