/** Thanks: a text and a photo; once sent they can be withdrawn. */
import type { GiftAnswer } from '#contract/gift-requests/shop.ts';
import { longestThanks } from '#domain/gift-requests/request.ts';
import { type Markup, markup } from '../../platform/http/markup.ts';
import { type GiftFrame, linkTo } from './gift-frame.ts';
import { say } from './gift.texts.ts';
import { thanksScript } from './thanks-script.ts';

type Form = { typed: string; alert: string | null };

/**
 * A file field in the page's language: the browser's own button speaks the browser's. `required` only tells the style
 * sheet, without a script, that a file was chosen: forms with such fields are not validated.
 */
function photoField({ lang }: GiftFrame): Markup {
  return markup`<input type="file" id="photo" name="photo" accept="image/jpeg,image/png,image/webp" required aria-required="false">
<label class="button quiet" for="photo">${say(lang, 'photoChoose')}</label>
<span class="chosen">✓ ${say(lang, 'photoSent')}</span>`;
}

/** Without scripts the file field opens the phone's own camera. */
export function thanksScreen(frame: GiftFrame, { typed, alert }: Form): Markup {
  const { lang } = frame;
  return markup`${alert === null ? null : markup`<p class="note alert" role="alert">${alert}</p>`}
<form method="post" enctype="multipart/form-data" novalidate action="${linkTo(frame, 'thanks')}">
<h1>${say(lang, 'thanksTitle')}</h1><p>${say(lang, 'thanksLead')}</p>
<p class="field"><label for="text">${say(lang, 'thanks')}</label>
<textarea id="text" name="text" maxlength="${longestThanks}">${typed}</textarea></p>
<div class="field"><b>${say(lang, 'photo')} <small>${say(lang, 'optional')}</small></b>
${photoField(frame)}</div>
<button class="button">${say(lang, 'thanksSend')}</button>
<a class="button quiet" href="${linkTo(frame, '')}">${say(lang, 'back')}</a></form><script>${{ html: thanksScript }}</script>`;
}

/** Shows the sender what was sent. */
export function sentScreen(frame: GiftFrame, thanks: GiftAnswer['thanks']): Markup {
  const { lang } = frame;
  return markup`<form method="post" action="${linkTo(frame, 'withdraw')}">
<h1>${say(lang, 'thanked')}</h1><p>${say(lang, 'thanksLead')}</p>
${thanks?.text ? markup`<p class="card">${thanks.text}</p>` : null}
${thanks?.files?.length ? markup`<p>${say(lang, 'photoSent')}</p>` : null}
<button class="button quiet">${say(lang, 'takeBack')}</button>
<a class="button" href="${linkTo(frame, '')}">${say(lang, 'back')}</a></form>`;
}
