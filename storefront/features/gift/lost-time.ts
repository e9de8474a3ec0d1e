import type { DeliveryChoice } from '#contract/delivery/shop.ts';
import type { GiftForm } from './gift-form.ts';
import type { lostTexts } from './lost-time.texts.ts';

/** The chosen time that is not available at the place: the day, its slot, or express delivery. */
export type LostTime = keyof typeof lostTexts;

/**
 * Whether the chosen time is available at a place. @param isOfDay the answer is about the chosen day only; otherwise
 * about the next days, and a later day stays undecided
 */
export function findLostTime(
  { method, day, slot }: Pick<GiftForm, 'method' | 'day' | 'slot'>,
  { standard, express, days }: DeliveryChoice,
  isOfDay: boolean,
): LostTime | null {
  if (method === 'EXPRESS') return express === null ? 'lostExpress' : null;
  const ofDay = days.find((one) => one.day === day);
  const isAnswered = isOfDay || ofDay !== undefined || standard.days.some((one) => one >= day);
  if (day === '' || !isAnswered) return null;
  if (method === 'STANDARD') return standard.days.includes(day) ? null : 'lostDay';
  if (method !== 'SLOT' || slot === '') return null;
  return ofDay?.slots.some(({ id, state }) => id === slot && state === 'open') ? null : 'lostSlot';
}
