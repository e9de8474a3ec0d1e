/**
 * Address and delivery time: two forms, one after the other, so that it works without scripts. The forms of all screens
 * are checked by the server alone: a browser would speak its own language.
 */
import type { GiftPlaces, GiftTimes } from '#contract/gift-requests/shop.ts';
import { type Region, regions } from '#domain/delivery/delivery.ts';
import { type Markup, markup } from '../../platform/http/markup.ts';
import { dayAndWeekday } from '#domain/print/days.ts';
import { type GiftFrame, linkTo, resentForm } from './gift-frame.ts';
import { type GiftText, regionTitles, say } from './gift.texts.ts';

export const answerFields = ['fullname', 'place', 'line1', 'line2', 'landmark'] as const;
export type AnswerField = (typeof answerFields)[number];
export type RawForm = Record<AnswerField, string>;
export const neededFields: readonly AnswerField[] = ['fullname', 'place', 'line1'];

const completion: Partial<Record<AnswerField, string>> = { fullname: 'name', line1: 'street-address' };

/** @param wrong fields that are missing, or a place that cannot be delivered to */
export function addressScreen(
  frame: GiftFrame,
  { typed, places, wrong }: { typed: RawForm; places: GiftPlaces; wrong: readonly AnswerField[] },
): Markup {
  const { lang } = frame;
  const text = (name: Exclude<AnswerField, 'place'>, most: number) =>
    field(frame, name, {
      isWrong: wrong.includes(name),
      control: (id) =>
        markup`<input type="text" id="${id}" name="${name}" value="${typed[name]}" maxlength="${most}" autocomplete="${completion[name] ?? 'off'}"${requiredIn(name)}${wrongIn(wrong.includes(name), id)}>`,
    });
  return markup`<form id="${resentForm}" method="post" action="${linkTo(frame, 'time')}" novalidate>
<h1>${say(lang, 'whereTitle')}</h1><p class="hint">${say(lang, 'secret')}</p>
${text('fullname', 120)}
${field(frame, 'place', {
  isWrong: wrong.includes('place'),
  control: (id) =>
    markup`<select id="${id}" name="place" required${wrongIn(wrong.includes('place'), id)}>${options(frame, places, typed.place)}</select>`,
})}
${text('line1', 200)}${text('line2', 200)}${text('landmark', 200)}
<button class="button">${say(lang, 'toTime')}</button>
<a class="button quiet" href="${linkTo(frame, '')}">${say(lang, 'back')}</a></form>`;
}

type Control = { isWrong: boolean; control: (id: string) => Markup };

function field({ lang }: GiftFrame, name: AnswerField, { isWrong, control }: Control): Markup {
  const optional = neededFields.includes(name) ? null : markup` <small>${say(lang, 'optional')}</small>`;
  const wrong = isWrong
    ? markup`<span class="wrong" id="${name}-wrong">${say(lang, 'missing')}</span>`
    : null;
  const label = name satisfies GiftText;
  return markup`<p class="field"><label for="${name}">${say(lang, label)}${optional}</label>${control(name)}${wrong}</p>`;
}

const requiredIn = (name: AnswerField) => (neededFields.includes(name) ? markup` required` : null);
const wrongIn = (isWrong: boolean, id: string) =>
  isWrong ? markup` aria-invalid="true" aria-describedby="${id}-wrong"` : null;

function options({ lang }: GiftFrame, places: GiftPlaces, chosen: string): Markup {
  const only = places.length === 1 ? String(places[0]?.id) : chosen;
  const groups = regions.flatMap((region: Region) => {
    const here = places.filter((place) => place.region === region);
    const items = here.map(
      ({ id, title }) =>
        markup`<option value="${id}"${String(id) === only ? markup` selected` : null}>${title[lang]}</option>`,
    );
    return here.length === 0
      ? []
      : [markup`<optgroup label="${regionTitles[region][lang]}">${items}</optgroup>`];
  });
  return markup`${places.length === 1 ? null : markup`<option value="">${say(lang, 'choose')}</option>`}${groups}`;
}

/**
 * Days with their delivery slots, the one chosen before preselected; the fields of the first form are resent as hidden
 * ones.
 */
export function timeScreen(
  frame: GiftFrame,
  {
    typed,
    times,
    leadDays,
    chosen,
    alert,
  }: { typed: RawForm; times: GiftTimes; leadDays: number; chosen: string | undefined; alert: string | null },
): Markup {
  const { lang } = frame;
  const kept = answerFields.map(
    (name) => markup`<input type="hidden" name="${name}" value="${typed[name]}">`,
  );
  const days = times.map(
    ({ day, times }) =>
      markup`<fieldset><legend>${dayAndWeekday(day, lang)}</legend>${times.map(
        ({ time, from, to }) =>
          markup`<label class="choice"><input type="radio" name="time" value="${time}" required${time === chosen ? markup` checked` : null}>${from === null ? say(lang, 'allDay') : `${from}–${to}`}</label>`,
      )}</fieldset>`,
  );
  return markup`${alert === null ? null : markup`<p class="note alert" role="alert">${alert}</p>`}
<form id="${resentForm}" method="post" action="${linkTo(frame, 'answer')}" novalidate>${kept}
<h1>${say(lang, 'whenTitle')}</h1>${leadDays > 0 ? markup`<p class="hint">${say(lang, 'madeToOrder', { n: String(leadDays) })}</p>` : null}
${times.length === 0 ? markup`<p>${say(lang, 'noTimes')}</p>` : days}
${times.length === 0 ? null : markup`<button class="button">${say(lang, 'send')}</button>`}
<button class="button quiet" formaction="${linkTo(frame, 'address')}">${say(lang, 'back')}</button></form>`;
}
