/** What the page of an order's link shows of the parcel's photos without a script: the photos, and forms that answer them. */
import type { FastifyInstance } from 'fastify';
import { cutTyped } from '#domain/fields/cut-text.ts';
import type { PhotoReport } from '#contract/parcel-photos/photos.ts';
import type { Lang, LocalText } from '#contract/shared.ts';
import { minuteOf, timeAt } from '#domain/delivery/calendar.ts';
import { longestPhotoWords, type PhotoAnswer } from '#domain/parcel-photos/order-photos.ts';
import { changeSentence, photoSentences } from '#domain/parcel-photos/photo-sentences.ts';
import { pageAddress, pages } from '#domain/pages.ts';
import type { Context } from '#server/context.ts';
import { showByLink } from '#server/features/parcel-photos/core/show-photos.ts';
import { answerPhotos } from '#server/features/parcel-photos/core/answer-photos.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { showShopName } from '../shop-name.ts';
import type { PageExtras } from '../write-page.ts';
import { addLinkForm, formAddress, formButton, linkScreen } from './link-form.ts';

const texts = {
  ...photoSentences,
  silent: {
    tm: 'Üýtgetmegi soramaga wagt geçdi.',
    ru: 'Время попросить поправить вышло.',
  },
  rest: {
    tm: 'Sargydyň galan maglumatlary üçin JavaScript gerek.',
    ru: 'Для остального на этой странице нужен JavaScript.',
  },
} satisfies Record<string, LocalText>;
const otherLanguage = { tm: ['ru', 'Русский'], ru: ['tk', 'Türkmençe'] } as const;
const wordsField = 'words';
const formPath = `${pages.orderLink.path}/photos`;

/** Where there are no photos the page says what it always says. @throws Refusal `order.not-found` */
export async function describePhotos(ctx: Context, actor: LinkActor, lang: Lang): Promise<PageExtras> {
  const report = await showByLink(ctx, actor.subjectId, actor.token);
  if (!report) return {};
  return {
    noScript: writeReport(report, { token: actor.token, lang, shop: await showShopName(ctx, lang) }).html,
  };
}

/** Mounts the forms of `describePhotos`. */
export function addPhotoForm(app: FastifyInstance, ctx: Context): void {
  addLinkForm(app, ctx, {
    ...{ path: formPath, purpose: 'order', page: 'orderLink' },
    async take(subjectId, fields) {
      const answer = readForm(fields);
      if (!answer) return wordsField;
      await answerPhotos(ctx, subjectId, answer);
      return undefined;
    },
    // Too late, or answered before.
    explained: 'order.action-refused',
  });
}

/** A request for a change without words is none. */
function readForm({
  answer,
  words,
}: Readonly<Record<string, unknown>>): { answer: PhotoAnswer; words?: string } | undefined {
  const text = typeof words === 'string' ? cutTyped(words, longestPhotoWords) : '';
  if (answer === 'good') return { answer };
  return answer === 'change' && text !== '' ? { answer, words: text } : undefined;
}

type At = { token: string; lang: Lang; shop: string };

function writeReport(report: PhotoReport, { token, lang, shop }: At): Markup {
  const t = (name: keyof typeof texts) => texts[name][lang];
  const { photos, proofs = [], mayAnswer } = report;
  const [other, name] = otherLanguage[lang];
  return linkScreen([
    markup`<p><b>${shop}</b> · <a href="${pageAddress('orderLink', token)}?lang=${other}">${name}</a></p>
${picturesOf(t('proof'), proofs)}${picturesOf(t('title'), photos)}
<p role="status">${stateOf(report, lang)}</p>
${mayAnswer ? formsOf(formAddress(formPath, token, lang), lang) : null}
<p>${t('rest')}</p>`,
  ]);
}

function picturesOf(title: string, pictures: PhotoReport['photos']): Markup | null {
  if (pictures.length === 0) return null;
  return markup`<h2 style="margin:12px 0">${title}</h2>${pictures.map(
    ({ src, width, height }, at) =>
      markup`<p><img src="${src}" width="${width}" height="${height}" alt="${title}, ${at + 1}" style="max-width:100%;max-height:60vh;width:auto;height:auto"></p>`,
  )}`;
}

/** What the buyer said, or until when they may say something. */
function stateOf(report: PhotoReport, lang: Lang): string {
  const { answer, words, leftWhy = '', state, askedUntil } = report;
  if (answer === 'good') return texts.wasGood[lang];
  if (answer === 'change')
    return texts[changeSentence(report)][lang]
      .replace('{words}', () => words)
      .replace('{why}', () => leftWhy);
  if (state === 'silent') return texts.silent[lang];
  if (state !== 'asked' || askedUntil === undefined) return '';
  return texts.until[lang].replace('{time}', timeAt(minuteOf(new Date(askedUntil))));
}

function formsOf(action: string, lang: Lang): Markup {
  const t = (name: keyof typeof texts) => texts[name][lang];
  return markup`<form method="post" action="${action}">${formButton(t('good'), { name: 'answer', value: 'good' })}</form>
<form method="post" action="${action}" novalidate><label for="${wordsField}">${t('what')}</label> ${t('once')}.<br>
<textarea id="${wordsField}" name="words" rows="3" maxlength="${longestPhotoWords}" required style="width:100%;max-width:480px;font:inherit"></textarea><br>
${formButton(t('change'), { name: 'answer', value: 'change' })}</form>`;
}
