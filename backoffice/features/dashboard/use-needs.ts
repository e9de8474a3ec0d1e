import { useAnswer } from '#backoffice/api/use-answer.ts';

/** What waits for whoever is signed in: the page of today, the bell and the menu share one request. */
export function useNeeds() {
  const { data } = useAnswer('GET /api/office/needs/', undefined, { everyMs: 15_000, inBackground: true });
  return data;
}
