/**
 * The recipient's page: five small screens rendered by the server, with forms that need no script. Recipients may have
 * an old phone and a slow network, so it loads nothing of the shop but its style sheet.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus } from '#contract/errors.ts';
import { thanksFiles } from '#domain/gift-requests/thanks.ts';
import { passSeconds } from '#domain/gift-requests/pin.ts';
import { giftPath } from '#domain/links/link.ts';
import type { Context } from '../../context.ts';
import { wordsOf } from '../../error-texts.ts';
import { readTexts } from '#server/features/content/texts.ts';
import { findLink } from '#server/features/links/find-link.ts';
import { giftPolicy } from '../../platform/http/headers.ts';
import type { LinkActor } from '../../platform/http/call.ts';
import { readMultipart } from '../../platform/http/multipart.ts';
import { markup } from '../../platform/http/markup.ts';
import { Refusal } from '../../platform/refusal.ts';
import { frameGift, type GiftFrame, linkTo } from './gift-frame.ts';
import { giftSteps } from './gift-steps.ts';
import { say } from './gift.texts.ts';
import { liftLink } from './gift-screens.ts';
import { languageOfLink } from '../link-pages/link-language.ts';
import { makePrivate, textFields } from '../private-page.ts';
import { showShopBrand } from '../shop-name.ts';
import type { GiftReply, Step } from './step.ts';
import { thanksScriptHash } from './thanks-script.ts';

/** @param findSheets the style sheets of the current build */
export function addGiftPages(app: FastifyInstance, ctx: Context, findSheets: () => Promise<string[]>): void {
  const secure = ctx.config.publicUrl.startsWith('https:');
  for (const [key, step] of Object.entries(giftSteps)) {
    const [method = '', screen = ''] = key.split(' ');
    app.route({
      method,
      url: `${giftPath}:token${screen === '' ? '' : `/${screen}`}`,
      config: { takesForm: true },
      handler: async (request, reply) => {
        const { token } = request.params as { token: string };
        const frame = {
          ...(await frameOf(ctx, request, token)),
          screen: backScreen(screen),
          sheets: await findSheets(),
        };
        const shown = await play(ctx, step, { request, frame });
        if (shown.pass !== undefined)
          void reply.setCookie(passCookie, shown.pass, {
            ...{ path: giftPath + token, secure, httpOnly: true, sameSite: 'strict', maxAge: passSeconds },
          });
        return send(reply, frame, shown);
      },
    });
  }
}

const passCookie = 'giftPass';

/** The screen for the language link: after a form was submitted, the screen that the form is on. */
function backScreen(screen: string): string {
  return screen === 'time' || screen === 'answer' ? 'address' : screen === 'pin' ? '' : screen;
}

async function frameOf(
  ctx: Context,
  request: FastifyRequest,
  token: string,
): Promise<Omit<GiftFrame, 'sheets'>> {
  const { contacts } = await readTexts(ctx.db, ['contacts']);
  const lang = await languageOfLink(ctx, request, token);
  return {
    ...(await showShopBrand(ctx, lang)),
    ...{ lang, token, screen: '', word: '' },
    ...{ phones: contacts.phones, at: ctx.now() },
  };
}

async function play(
  ctx: Context,
  step: Step,
  { request, frame }: { request: FastifyRequest; frame: GiftFrame },
): Promise<GiftReply> {
  try {
    const actor: LinkActor = await findLink(ctx, { token: frame.token, purpose: 'gift', ip: request.ip });
    const query = request.query as Record<string, string>;
    const pass = request.cookies[passCookie] ?? '';
    // Files are read only after the link's token was verified.
    const { fields, files } = await readMultipart(request, thanksFiles);
    return await step(ctx, { actor, frame, form: textFields(fields), files, query, pass });
  } catch (error) {
    if (isTooLarge(error)) return sayRefusal(frame, new Refusal('request.too-large'));
    if (!(error instanceof Refusal)) throw error;
    return sayRefusal(frame, error);
  }
}

const isTooLarge = (error: unknown): boolean =>
  ['FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT'].includes(String((error as { code?: unknown }).code));

/** Unknown, expired and revoked links get the same page, with a number to call. */
function sayRefusal(frame: GiftFrame, { code, facts }: Refusal): GiftReply {
  const { lang } = frame;
  const isUnknown = code === 'link.not-found';
  const title = isUnknown ? say(lang, 'ended') : wordsOf(code, lang, facts);
  const back = isUnknown
    ? liftLink(lang)
    : markup`<a class="button" href="${linkTo(frame, '')}">${say(lang, 'back')}</a>`;
  return { status: errorStatus[code], title, body: markup`<section><h1>${title}</h1>${back}</section>` };
}

function send(reply: FastifyReply, frame: GiftFrame, shown: GiftReply): FastifyReply {
  const hash = 'hasScript' in shown && shown.hasScript ? thanksScriptHash : undefined;
  void makePrivate(reply).header('content-security-policy', giftPolicy(hash));
  if ('to' in shown) return reply.redirect(linkTo(frame, shown.to), 303);
  const { word = '', title, body, resend, status = 200 } = shown;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(frameGift({ ...frame, word, ...(resend === undefined ? {} : { resend }) }, title, body));
}
