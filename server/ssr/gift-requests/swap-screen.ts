/** Choosing another gift of those that the giver allowed: pictures and names, no price. */
import type { GiftAlternative } from '#contract/gift-requests/shop.ts';
import { originalPlace } from '#domain/gift-requests/swap.ts';
import { type Markup, markup } from '../../platform/http/markup.ts';
import { type GiftFrame, linkTo } from './gift-frame.ts';
import { pictureOf } from './gift-picture.ts';
import { say } from './gift.texts.ts';

/** @param alert why the last choice was refused */
export function swapScreen(
  frame: GiftFrame,
  alternatives: readonly GiftAlternative[],
  alert: string | null,
): Markup {
  const { lang } = frame;
  const isEmpty = alternatives.length === 0;
  return markup`${alert === null ? null : markup`<p class="note alert" role="alert">${alert}</p>`}
<form method="post" action="${linkTo(frame, 'swap')}" novalidate>
<h1>${say(lang, 'other')}</h1><p>${say(lang, isEmpty ? 'otherNone' : 'otherLead')}</p>
${isEmpty ? null : markup`<fieldset>${alternatives.map((one) => choiceOf(frame, one))}</fieldset><button class="button">${say(lang, 'otherTake')}</button>`}
<a class="button quiet" href="${linkTo(frame, '')}">${say(lang, 'back')}</a></form>`;
}

function choiceOf(
  { lang }: GiftFrame,
  { alternative, title, optionTitle, picture }: GiftAlternative,
): Markup {
  const option = optionTitle[lang];
  const isNamed = option !== '' && option !== title[lang];
  return markup`<label class="choice"><input type="radio" name="alternative" value="${alternative}" required>${pictureOf(picture)}<span>${title[lang]}${isNamed ? ` · ${option}` : ''}${
    alternative === originalPlace ? markup`<small class="hint">${say(lang, 'otherFirst')}</small>` : null
  }</span></label>`;
}
