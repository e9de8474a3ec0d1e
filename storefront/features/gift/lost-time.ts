import type { DeliveryChoice } from '#contract/delivery/shop.ts';
import type { GiftForm } from './gift-form.ts';
import type { lostTexts } from './lost-time.texts.ts';

/** What was chosen and cannot be had at the place: the day, its window, or delivery at once. */
export type LostTime = keyof typeof lostTexts;

/**
 * Whether a place can be reached at the chosen time. @param isOfDay the answer is about the chosen day alone; else about the
 * next days, and says nothing of a day beyond them
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
