import { takeAhead } from './ahead.ts';

/** When the answers on each screen were given, by the shop's own clock; a kept answer still has its first date. */

type Noted = { screen: string; url: string; date: string | null };

/** The window's event that says there is one more. */
export const answerNoted = 'sowgat:noted';

/** In the order of their arrival; whoever reads it may forget the oldest. */
export const notedAnswers: Noted[] = [];

/** `fetch` that takes down who gave what when. */
export async function sendNoting(url: string, init?: RequestInit): Promise<Response> {
  const screen = location.href;
  const answer = await (takeAhead(url, init) ?? fetch(url, init));
  notedAnswers.push({ screen, url, date: answer.headers.get('date') });
  window.dispatchEvent(new Event(answerNoted));
  return answer;
}
