import { framePage } from './frame.ts';
import { markup } from './markup.ts';
import { type PageLanguage, pageTexts } from './texts.ts';

/** A page with one thing to say and, where there is a shop to go back to, the way there. */
export function noticePage(
  language: PageLanguage,
  title: string,
  text: string,
  backUrl: string | null,
  good = false,
): string {
  const back =
    backUrl === null
      ? null
      : markup`<p class="back"><a class="button" href="${backUrl}">${pageTexts[language].back}</a></p>`;
  const body = markup`<section class="card notice"><p class="sign ${good ? 'good' : 'stop'}" aria-hidden="true">${good ? '✓' : '!'}</p>
<h1>${title}</h1><p>${text}</p>${back}</section>`;
  return framePage(language, title, body, null);
}
