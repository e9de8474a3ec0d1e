/** Thanks: a text, a photo, a recording; once sent they can be withdrawn. */
import type { GiftAnswer } from '#contract/recipients/shop.ts';
import { longestThanks } from '#domain/recipients/request.ts';
import { voiceLimits } from '#domain/recipients/thanks.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { type GiftFrame, linkTo } from './gift-frame.ts';
import { say } from './gift.texts.ts';
import { thanksScript } from './thanks-script.ts';

type Form = { typed: string; takesVoice: boolean; alert: string | null };

/**
 * A file field in the page's language: the browser's own button speaks the browser's. `required` only tells the style
 * sheet, without a script, that a file was chosen: forms with such fields are not validated.
 */
function fileField({ lang }: GiftFrame, name: 'photo' | 'voice', accept: string): Markup {
  return markup`<input type="file" id="${name}" name="${name}" accept="${accept}" required aria-required="false">
<label class="button quiet" for="${name}">${say(lang, name === 'photo' ? 'photoChoose' : 'voiceChoose')}</label>
<span class="chosen">✓ ${say(lang, name === 'photo' ? 'photoSent' : 'voiceSent')}</span>`;
}

/** Without scripts the file fields open the phone's own camera and recorder. */
export function thanksScreen(frame: GiftFrame, { typed, takesVoice, alert }: Form): Markup {
  const { lang } = frame;
  return markup`${alert === null ? null : markup`<p class="note alert" role="alert">${alert}</p>`}
<form method="post" enctype="multipart/form-data" novalidate action="${linkTo(frame, 'thanks')}">
<h1>${say(lang, 'thanksTitle')}</h1><p>${say(lang, 'thanksLead')}</p>
<p class="field"><label for="text">${say(lang, 'thanks')}</label>
<textarea id="text" name="text" maxlength="${longestThanks}">${typed}</textarea></p>
<div class="field"><b>${say(lang, 'photo')} <small>${say(lang, 'optional')}</small></b>
${fileField(frame, 'photo', 'image/jpeg,image/png,image/webp')}</div>
${takesVoice ? voiceField(frame) : null}
<button class="button">${say(lang, 'thanksSend')}</button>
<a class="button quiet" href="${linkTo(frame, '')}">${say(lang, 'back')}</a></form><script>${{ html: thanksScript }}</script>`;
}

function voiceField(frame: GiftFrame): Markup {
  const { lang } = frame;
  const { seconds } = voiceLimits;
  return markup`<div class="field" id="recorder" data-seconds="${seconds}" data-stop="${say(lang, 'voiceStop')}">
<b>${say(lang, 'voice', { seconds: String(seconds) })} <small>${say(lang, 'optional')}</small></b>
<div class="field">${fileField(frame, 'voice', 'audio/ogg,audio/webm,audio/mp4')}</div>
<button type="button" class="button quiet" hidden>${say(lang, 'voiceStart')}</button>
<p class="wrong" role="status" hidden>${say(lang, 'voiceBlocked')}</p>
<audio controls hidden></audio></div>`;
}

/** Shows the sender what was sent. */
export function sentScreen(frame: GiftFrame, thanks: GiftAnswer['thanks']): Markup {
  const { lang } = frame;
  const files = thanks?.files ?? [];
  return markup`<form method="post" action="${linkTo(frame, 'withdraw')}">
<h1>${say(lang, 'thanked')}</h1><p>${say(lang, 'thanksLead')}</p>
${thanks?.text ? markup`<p class="card">${thanks.text}</p>` : null}
${files.map((file) => markup`<p>${say(lang, file === 'photo' ? 'photoSent' : 'voiceSent')}</p>`)}
<button class="button quiet">${say(lang, 'takeBack')}</button>
<a class="button" href="${linkTo(frame, '')}">${say(lang, 'back')}</a></form>`;
}
