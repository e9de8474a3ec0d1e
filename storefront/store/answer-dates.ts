import { takePrefetched } from './prefetch.ts';

/** Dates of the answers on each screen, by the shop's clock; a cached answer keeps its first date. */

type LogEntry = { screen: string; url: string; date: string | null };

/** The window event for each new entry. */
export const answerLogged = 'sowgat:noted';

/** In the order of arrival; readers may remove the oldest. */
export const answerLog: LogEntry[] = [];

/** `fetch` that records the date of each answer. */
export async function fetchLogged(url: string, init?: RequestInit): Promise<Response> {
  const screen = location.href;
  const answer = await (takePrefetched(url, init) ?? fetch(url, init));
  answerLog.push({ screen, url, date: answer.headers.get('date') });
  window.dispatchEvent(new Event(answerLogged));
  return answer;
}
