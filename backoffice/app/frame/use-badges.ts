import { useNeeds } from '#backoffice/features/dashboard/use-needs.ts';

export type Badge = { number: number; isUrgent: boolean };

/** Numbers beside entries of the menu, by address: lines that wait, and open orders of today. */
export function useBadges(): Readonly<Record<string, Badge>> {
  const needs = useNeeds();
  return {
    ...(needs?.data.length ? { '/': { number: needs.data.length, isUrgent: true } } : {}),
    ...(needs?.openToday ? { '/board': { number: needs.openToday, isUrgent: false } } : {}),
  };
}
