/** What the page of an order's link shows of the parcel's photos without a script: the photos, and forms that answer them. */
import type { FastifyInstance } from 'fastify';
import { errorStatus } from '#contract/errors.ts';
import type { PhotoReport } from '#contract/orders/photos.ts';
import type { Lang, LocalText } from '#contract/shared.ts';
import { minuteOf, timeAt } from '#domain/delivery/calendar.ts';
import { longestPhotoWords, type PhotoAnswer } from '#domain/media/order-photos.ts';
import { pageAddress, pages } from '#domain/pages.ts';
import type { Context } from '#server/context.ts';
import { wordsOf } from '#server/error-texts.ts';
import { showByLink } from '#server/features/checkout/order-link/show-linked-photos.ts';
import { findLink } from '#server/features/links/find-link.ts';
import { answerPhotos } from '#server/features/orders/photos/answer-photos.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { tags } from './page-texts.ts';
import { askedLanguage, makePrivate } from './private-page.ts';
import { showShopName } from './shop-name.ts';
import type { PageExtras } from './write-page.ts';

const texts = {
  title: { tm: 'Sowgadyňyzyň suraty', ru: 'Фото вашего подарка' },
  proof: { tm: 'Gowşurylan pursady', ru: 'Момент вручения' },
  good: { tm: 'Hemmesi gowy', ru: 'Всё хорошо' },
  what: { tm: 'Nämäni üýtgedeli?', ru: 'Что поправить?' },
  change: { tm: 'Üýtgetmegi sora', ru: 'Попросить поправить' },
  once: { tm: 'Bir gezek sorap bolýar', ru: 'Попросить можно один раз' },
  until: {
    tm: 'Üýtgetmek isleseňiz, sagat {time} çenli ýazyň. Jogap bermeseňiz, sowgady şu görnüşde ugradarys.',
    ru: 'Попросить поправить можно до {time}. Если не ответите, отправим подарок таким.',
  },
  silent: {
    tm: 'Üýtgetmegi soramaga wagt geçdi.',
    ru: 'Время попросить поправить вышло.',
  },
  wasGood: { tm: 'Haladyňyz. Sag boluň!', ru: 'Вам всё понравилось. Спасибо!' },
  asked: {
    tm: 'Soradyňyz: “{words}”. Ýerine ýetirip, täze surat görkezeris.',
    ru: 'Вы попросили: «{words}». Поправим и покажем новое фото.',
  },
  done: {
    tm: 'Soradyňyz: “{words}”. Ýerine ýetirdik, täze surata serediň.',
    ru: 'Вы попросили: «{words}». Поправили, посмотрите новое фото.',
  },
  rest: {
    tm: 'Sargydyň galan maglumatlary üçin JavaScript gerek.',
    ru: 'Для остального на этой странице нужен JavaScript.',
  },
} satisfies Record<string, LocalText>;
const otherLanguage = { tm: ['ru', 'Русский'], ru: ['tk', 'Türkmençe'] } as const;
const formPath = `${pages.orderLink.path}/photos`;

/** Where there are no photos the page says what it always says. @throws Refusal `order.not-found` */
export async function describePhotos(ctx: Context, actor: LinkActor, lang: Lang): Promise<PageExtras> {
  const report = await showByLink(ctx, actor.subjectId, actor.token);
  if (!report) return {};
  return {
    noScript: writeReport(report, { token: actor.token, lang, shop: await showShopName(ctx, lang) }).html,
  };
}

/** Takes the forms. A stranger's page cannot send them: the address is the secret. */
export function addPhotoForm(app: FastifyInstance, ctx: Context): void {
  app.post(formPath, { config: { takesForm: true } }, async (request, reply) => {
    const { id: token } = request.params as { id: string };
    const answer = readForm(request.body);
    makePrivate(reply);
    try {
      const { subjectId } = await findLink(ctx, { token, purpose: 'order', ip: request.ip });
      if (answer) await answerPhotos(ctx, subjectId, answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Too late, or answered before: the page says how it stands.
      if (error.code !== 'order.action-refused')
        return reply
          .code(errorStatus[error.code])
          .type('text/plain; charset=utf-8')
          .send(wordsOf(error.code, askedLanguage(request)));
    }
    return reply.redirect(`${pageAddress('orderLink', token)}?lang=${tags[askedLanguage(request)]}`, 303);
  });
}

/** A request for a change without words is none. */
function readForm(body: unknown): { answer: PhotoAnswer; words?: string } | undefined {
  const { answer, words } = (body ?? {}) as Record<string, unknown>;
  const text = typeof words === 'string' ? words.trim().slice(0, longestPhotoWords) : '';
  if (answer === 'good') return { answer };
  return answer === 'change' && text !== '' ? { answer, words: text } : undefined;
}

const screen =
  'position:fixed;top:0;right:0;bottom:0;left:0;z-index:61;overflow:auto;padding:24px;background:#fbf6ee;color:#2a161b';
const press =
  'margin:6px 0;padding:10px 16px;min-height:44px;font:inherit;border:2px solid #86163a;border-radius:14px;background:#fff';

type At = { token: string; lang: Lang; shop: string };

function writeReport(report: PhotoReport, { token, lang, shop }: At): Markup {
  const t = (name: keyof typeof texts) => texts[name][lang];
  const { photos, proofs = [], mayAnswer } = report;
  const [other, name] = otherLanguage[lang];
  return markup`<div style="${screen}"><p><b>${shop}</b> · <a href="${pageAddress('orderLink', token)}?lang=${other}">${name}</a></p>
${picturesOf(t('proof'), proofs)}${picturesOf(t('title'), photos)}
<p role="status">${stateOf(report, lang)}</p>
${mayAnswer ? formsOf(`${formPath.replace(':id', () => token)}?lang=${tags[lang]}`, lang) : null}
<p>${t('rest')}</p></div>`;
}

function picturesOf(title: string, pictures: PhotoReport['photos']): Markup | null {
  if (pictures.length === 0) return null;
  return markup`<h2>${title}</h2>${pictures.map(
    ({ src, width, height }, at) =>
      markup`<p><img src="${src}" width="${width}" height="${height}" alt="${title}, ${at + 1}" style="max-width:100%;height:auto"></p>`,
  )}`;
}

/** What the buyer said, or until when they may say something. */
function stateOf({ answer, words, isDone, state, askedUntil }: PhotoReport, lang: Lang): string {
  if (answer === 'good') return texts.wasGood[lang];
  if (answer === 'change') return texts[isDone ? 'done' : 'asked'][lang].replace('{words}', () => words);
  if (state === 'silent') return texts.silent[lang];
  if (state !== 'asked' || askedUntil === undefined) return '';
  return texts.until[lang].replace('{time}', timeAt(minuteOf(new Date(askedUntil))));
}

function formsOf(action: string, lang: Lang): Markup {
  const t = (name: keyof typeof texts) => texts[name][lang];
  return markup`<form method="post" action="${action}"><button name="answer" value="good" style="${press}">${t('good')}</button></form>
<form method="post" action="${action}"><label for="words">${t('what')}</label> ${t('once')}.<br>
<textarea id="words" name="words" rows="3" maxlength="${longestPhotoWords}" required style="width:100%;max-width:480px;font:inherit"></textarea><br>
<button name="answer" value="change" style="${press}">${t('change')}</button></form>`;
}
