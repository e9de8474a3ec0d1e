/**
 * The page on which somebody who opted out of gifts opts in again: their number, then a code by SMS. Answers do not
 * reveal whether a number had opted out.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorStatus } from '#contract/errors.ts';
import { parsePhone } from '#domain/phone.ts';
import { phone } from '#domain/print/phone.ts';
import type { Context } from '#server/context.ts';
import { wordsOf } from '#server/error-texts.ts';
import { readTexts } from '#server/features/content/texts.ts';
import { sendCode } from '#server/features/customers/sign-in/send-code.ts';
import { liftBars } from '#server/features/gift-requests/lift-bars.ts';
import { giftPolicy } from '../../platform/http/headers.ts';
import { type Markup, markup } from '../../platform/http/markup.ts';
import { Refusal } from '../../platform/refusal.ts';
import { askedLanguage, makePrivate, textFields } from '../private-page.ts';
import { showShopBrand } from '../shop-name.ts';
import { frameGift, type GiftFrame, linkTo } from './gift-frame.ts';
import { say } from './gift.texts.ts';

/** `code` is null until one was sent. */
type Screen = { mobile: string; code: string | null; alert: string | null };
type LiftReply = { body: Markup; status: number };

const first: Screen = { mobile: '', code: null, alert: null };

/** Its path is under /g, like the links of recipients. */
export function addLiftPage(app: FastifyInstance, ctx: Context, findSheets: () => Promise<string[]>): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/g',
    config: { takesForm: true },
    handler: async (request, reply) => {
      const { contacts } = await readTexts(ctx.db, ['contacts']);
      const lang = askedLanguage(request);
      const frame: GiftFrame = {
        ...(await showShopBrand(ctx, lang)),
        ...{ lang, token: '', screen: '', word: '' },
        ...{ phones: contacts.phones, sheets: await findSheets(), at: ctx.now() },
      };
      const { body, status } =
        request.method === 'POST' ? await takeForm(ctx, request, frame) : ask(frame, first);
      return makePrivate(reply)
        .header('content-security-policy', giftPolicy())
        .code(status)
        .type('text/html; charset=utf-8')
        .send(frameGift(frame, say(frame.lang, 'lift'), body));
    },
  });
}

async function takeForm(ctx: Context, request: FastifyRequest, frame: GiftFrame): Promise<LiftReply> {
  const { mobile = '', code = null } = textFields(request.body);
  const { lang } = frame;
  try {
    if (code === null) {
      const asked = { username: mobile, solution: undefined, deviceToken: undefined, ip: request.ip, lang };
      await sendCode(ctx, asked, true);
      return ask(frame, { mobile, code: '', alert: null });
    }
    await liftBars(ctx, { mobile, code });
    return { body: markup`<section><h1>${say(lang, 'lifted')}</h1></section>`, status: 200 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const status = errorStatus[error.code];
    return ask(frame, { mobile, code, alert: wordsOf(error.code, lang, error.facts) }, status);
  }
}

function ask(frame: GiftFrame, { mobile, code, alert }: Screen, status = 200): LiftReply {
  const { lang } = frame;
  const wrong = alert === null ? null : markup` aria-invalid="true" aria-describedby="wrong"`;
  const lead =
    code === null
      ? say(lang, 'liftLead')
      : say(lang, 'liftSent', { mobile: phone(parsePhone(mobile) ?? mobile) });
  const field =
    code === null
      ? markup`<label for="mobile">${say(lang, 'mobile')}</label>
<input type="tel" id="mobile" name="mobile" value="${mobile}" autocomplete="tel" maxlength="30" placeholder="+993 6X XX-XX-XX" required${wrong}>`
      : markup`<label for="code">${say(lang, 'liftCode')}</label>
<input type="tel" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required${wrong}>
<input type="hidden" name="mobile" value="${mobile}">`;
  const body = markup`<form method="post" action="${linkTo(frame, '')}" novalidate>
<h1>${say(lang, 'lift')}</h1><p>${lead}</p>
<p class="field">${field}${alert === null ? null : markup`<span class="wrong" id="wrong" role="alert">${alert}</span>`}</p>
<button class="button">${say(lang, code === null ? 'liftSend' : 'liftYes')}</button>
${code === null ? null : markup`<a class="button quiet" href="${linkTo(frame, '')}">${say(lang, 'back')}</a>`}</form>`;
  return { body, status };
}
