/**
 * The page of somebody who waits for a delivery: its status, day and hours. It names no goods, money, people or place,
 * and needs no script.
 */
import { hoursWords } from '#domain/delivery/hours-words.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorStatus } from '#contract/errors.ts';
import type { Lang, LocalText } from '#contract/shared.ts';
import { waitingAddress, waitingPath } from '#domain/links/waiting.ts';
import { finishedStatuses, type OrderStatus } from '#domain/order.ts';
import { dayAndWeekday } from '#domain/print/days.ts';
import type { Context } from '#server/context.ts';
import { wordsOf } from '#server/error-texts.ts';
import { showWaiting, type WaitingView } from '#server/features/checkout/order-link/waiting-link.ts';
import { readTexts } from '#server/features/content/texts.ts';
import { findLink, noteLinkOpened } from '#server/features/links/find-link.ts';
import { giftPolicy } from '#server/platform/http/headers.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { frameGift, type GiftFrame, linkTo } from './gift-requests/gift-frame.ts';
import { say } from './gift-requests/gift.texts.ts';
import { languageOfLink } from './link-pages/link-language.ts';
import { makePrivate } from './private-page.ts';
import { showShopBrand } from './shop-name.ts';

/** Texts do not reveal payments: an order that expired unpaid is shown as cancelled. */
const states: Readonly<Record<OrderStatus, LocalText>> = {
  'awaiting-payment': { tm: 'Sargyt resmileşdirilýär', ru: 'Заказ оформляется' },
  placed: { tm: 'Sargyt kabul edildi', ru: 'Заказ принят' },
  confirmed: { tm: 'Sargyt tassyklandy', ru: 'Заказ подтверждён' },
  preparing: { tm: 'Sargyt taýýarlanýar', ru: 'Заказ готовится' },
  ready: { tm: 'Sargyt taýýar', ru: 'Заказ готов' },
  'on-the-way': { tm: 'Sargyt ýolda', ru: 'Заказ в пути' },
  delivered: { tm: 'Sargyt gowşuryldy', ru: 'Заказ доставлен' },
  cancelled: { tm: 'Sargyt ýatyryldy', ru: 'Заказ отменён' },
  expired: { tm: 'Sargyt ýatyryldy', ru: 'Заказ отменён' },
  returned: { tm: 'Sargyt gaýtaryldy', ru: 'Заказ возвращён' },
};
const texts = {
  title: { tm: 'Eltip bermek', ru: 'Доставка' },
  noTime: { tm: 'Wagty entek bellenmedi', ru: 'Время ещё не назначено' },
  again: { tm: 'Täzele', ru: 'Обновить' },
} satisfies Record<string, LocalText>;

/** @param findSheets the style sheets of the current build */
export function addWaitingPage(
  app: FastifyInstance,
  ctx: Context,
  findSheets: () => Promise<string[]>,
): void {
  app.get(`${waitingPath}:token`, async (request, reply) => {
    const { token } = request.params as { token: string };
    const { contacts } = await readTexts(ctx.db, ['contacts']);
    const lang = await languageOfLink(ctx, request, token);
    const frame: GiftFrame = {
      ...{
        ...(await showShopBrand(ctx, lang)),
        lang,
        token,
        address: waitingAddress(token),
        screen: '',
        word: '',
      },
      ...{ phones: contacts.phones, sheets: await findSheets(), at: ctx.now() },
    };
    const { status, title, body } = await show(ctx, request, frame);
    return makePrivate(reply)
      .header('content-security-policy', giftPolicy())
      .code(status)
      .type('text/html; charset=utf-8')
      .send(frameGift(frame, title, body));
  });
}

type WaitingReply = { status: number; title: string; body: Markup };

async function show(ctx: Context, request: FastifyRequest, frame: GiftFrame): Promise<WaitingReply> {
  const { lang, token } = frame;
  try {
    const actor = await findLink(ctx, { token, purpose: 'waiting', ip: request.ip });
    const body = screenOf(frame, await showWaiting(ctx, actor.subjectId));
    await noteLinkOpened(ctx, actor);
    return { status: 200, title: texts.title[lang], body };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, facts } = error;
    // Unknown, expired and revoked links get the same page, with a number to call.
    const title = code === 'link.not-found' ? say(lang, 'ended') : wordsOf(code, lang, facts);
    return { status: errorStatus[code], title, body: markup`<section><h1>${title}</h1></section>` };
  }
}

function screenOf(frame: GiftFrame, waiting: WaitingView): Markup {
  const { lang } = frame;
  const isOver = finishedStatuses.includes(waiting.status);
  return markup`<section class="parcel"><h1>${states[waiting.status][lang]}</h1>${isOver ? null : markup`<p>${whenOf(waiting, lang)}</p>`}</section>
${isOver ? null : markup`<div class="actions"><a class="button quiet" href="${linkTo(frame, '')}">${texts.again[lang]}</a></div>`}`;
}

function whenOf({ day, from, to }: WaitingView, lang: Lang): string {
  if (day === null) return texts.noTime[lang];
  return `${dayAndWeekday(day, lang)}, ${hoursWords({ from, to }, lang) || say(lang, 'allDay')}`;
}
