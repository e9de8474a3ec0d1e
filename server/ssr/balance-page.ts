/**
 * The page on which the holder of a gift certificate checks its balance: a form that works without scripts and on a
 * slow network.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { certificateRefusals, errorStatus } from '#contract/errors.ts';
import type { Limit } from '#contract/route.ts';
import type { Lang, LocalText } from '#contract/shared.ts';
import { plainMoney } from '#domain/print/money.ts';
import { balancePath, pageAddress } from '#domain/pages.ts';
import { isWellSpelled } from '#domain/certificates/certificate.ts';
import { type CertificateDesign, certificateLooks } from '#domain/certificates/certificate-design.ts';
import { date } from '#domain/print/days.ts';
import type { Context } from '#server/context.ts';
import { wordsOf } from '#server/error-texts.ts';
import { checkBalance } from '#server/features/certificates/check-balance.ts';
import { refreshCookie } from '#server/features/customers/sessions/open-session.ts';
import { requireSession } from '#server/features/customers/sessions/require-session.ts';
import type { HttpCookies } from '#server/platform/http/cookies.ts';
import { pagePolicy } from '#server/platform/http/headers.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { projectFile } from '#server/platform/project-file.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { balanceStyle } from './balance-style.ts';
import { tags } from './page-texts.ts';
import { askedLanguage, makePrivate } from './private-page.ts';
import { fontFaces, readBuild } from './read-build.ts';
import { showLightBrand } from './shop-name.ts';

const texts = {
  title: { tm: 'Sertifikatyň galyndysy', ru: 'Остаток на сертификате' },
  lead: {
    tm: 'Kody ýazyň: sertifikatda näçe manat galandygyny görkezeris.',
    ru: 'Введите код: покажем, сколько манатов осталось на сертификате.',
  },
  code: { tm: 'Sertifikatyň kody', ru: 'Код сертификата' },
  check: { tm: 'Barla', ru: 'Проверить' },
  giver: { tm: 'Kimden', ru: 'От кого' },
  left: { tm: 'Galyndy', ru: 'Осталось' },
  until: { tm: 'Möhleti', ru: 'Действует до' },
  over: { tm: 'Bu sertifikat doly ulanyldy', ru: 'Этот сертификат уже потрачен' },
  empty: { tm: 'Sertifikatyň koduny ýazyň', ru: 'Введите код сертификата' },
  misspelled: { tm: 'Kod gabat gelmedi: belgileri barlaň', ru: 'Код не подошёл: проверьте знаки' },
  unknown: {
    tm: 'Kod gabat gelmedi ýa-da sertifikat eýýäm ulanyldy',
    ru: 'Код не подошёл или сертификат уже потрачен',
  },
  tooMany: { tm: 'Gaty köp synanyşyk. Soňrak synanyşyň', ru: 'Слишком много попыток. Попробуйте позже' },
  signIn: {
    tm: 'Şu gün galyndy diňe ulgama girenlere görkezilýär. Ulgama giriň we kody täzeden barlaň.',
    ru: 'Сегодня остаток видят только те, кто вошёл в аккаунт. Войдите и проверьте код ещё раз.',
  },
  toSignIn: { tm: 'Ulgama girmek', ru: 'Войти' },
  failed: { tm: 'Näsazlyk ýüze çykdy. Täzeden synanyşyň', ru: 'Не получилось. Попробуйте ещё раз' },
  later: { tm: 'Aragatnaşyk dikelensoň barlarys', ru: 'Проверим, когда появится связь' },
  toShop: { tm: 'Dükana geçmek', ru: 'Перейти в магазин' },
  use: {
    tm: 'Kody tölegde ýazyň: sertifikat jeminden aýrylýar.',
    ru: 'Впишите код на странице оплаты: его сумма вычтется из итога.',
  },
} satisfies Record<string, LocalText>;
const otherLanguage = { tm: ['ru', 'Русский'], ru: ['tm', 'Türkmençe'] } as const;

/**
 * Fills in a code from the URL's fragment, which is never sent to a server or logged, and removes it from the address
 * bar. Without a connection the form stays, with its code, and is sent as soon as there is one.
 */
const script =
  'const c=location.hash.slice(1),f=document.forms[0],wait=()=>{document.getElementById("later").hidden=!1;addEventListener("online",()=>f.submit())};f.onsubmit=()=>navigator.onLine||(wait(),!1);if(/^[A-Z0-9-]{8,40}$/i.test(c)){f.elements.code.value=c;history.replaceState(null,"",location.pathname+location.search);navigator.onLine?f.submit():wait()}';
const policy = pagePolicy({
  scriptHashes: [`sha256-${createHash('sha256').update(script).digest('base64')}`],
});

type BalanceScreen = {
  code?: string;
  balance?: number;
  expiresAt?: Date | null;
  design?: CertificateDesign;
  name?: string;
  message?: string;
  giver?: string;
  fault?: Fault;
  /** The sentence of the fault, where it has facts. */
  said?: string;
};
type BalanceAnswer = BalanceScreen & { balance: number };
/** `over`: the code is right, and pays for nothing any more. */
type Fault = 'over' | 'empty' | 'misspelled' | 'unknown' | 'tooMany' | 'signIn' | 'failed';

type Ctx = Pick<Context, 'db' | 'now' | 'secrets' | 'security' | 'log' | 'cache' | 'reached'>;

/** Mounts the page, form and answer. A refusal is shown on the page, with its status; the code stays in the field. */
export function addBalancePage(
  app: FastifyInstance,
  ctx: Ctx,
  cookies: Pick<HttpCookies, 'name' | 'read'>,
): void {
  const build = readBuild(projectFile('dist/storefront'), false);
  const send = async (request: FastifyRequest, reply: FastifyReply, shown: BalanceScreen) => {
    const lang = askedLanguage(request);
    const [brand, built] = await Promise.all([showLightBrand(ctx, lang), build()]);
    return sendPage(reply, write({ lang, faces: fontFaces(built), ...brand }, shown));
  };
  app.get(balancePath, async (request, reply) => send(request, reply, {}));
  app.post(
    balancePath,
    { config: { takesForm: true, limit: 'codes' satisfies Limit } },
    async (request, reply) => {
      const typed = (request.body as { code?: unknown } | null)?.code;
      const code = typeof typed === 'string' ? typed.slice(0, 40) : '';
      if (code.trim() === '') {
        void reply.code(errorStatus['certificate.unknown']);
        return send(request, reply, { fault: 'empty' });
      }
      const refresh = cookies.read(request)[cookies.name(refreshCookie)];
      const asking = {
        ...{ code, ip: request.ip, hasSession: refresh !== undefined },
        requireCustomer: () => requireSession(ctx, refresh),
      };
      try {
        return await send(request, reply, { code, ...(await checkBalance(ctx, asking)) });
      } catch (error) {
        const isKnown = error instanceof Refusal;
        if (!isKnown) ctx.log.error({ err: error }, 'a balance could not be read');
        void reply.code(isKnown ? errorStatus[error.code] : 503);
        return send(request, reply, { code, fault: faultOf(error, code), ...saidOf(error, request) });
      }
    },
  );
}

/** A code has a checksum, so a typing error is told from an unknown code. */
function faultOf(error: unknown, code: string): Fault {
  if (!(error instanceof Refusal)) return 'failed';
  if (error.code === 'limit.reached') return 'tooMany';
  if (error.code === 'session.missing') return 'signIn';
  if (isOver(error)) return 'over';
  return isWellSpelled(code) ? 'unknown' : 'misspelled';
}

const isOver = ({ code }: Refusal) =>
  code !== 'certificate.unknown' && certificateRefusals.some((one) => one === code);

/** The sentence of a refusal that has facts to tell. */
function saidOf(error: unknown, request: FastifyRequest): Pick<BalanceScreen, 'said'> {
  if (!(error instanceof Refusal) || !isOver(error)) return {};
  return { said: wordsOf(error.code, askedLanguage(request), error.facts) };
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return makePrivate(reply)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(page);
}

type At = { lang: Lang; faces: string } & Awaited<ReturnType<typeof showLightBrand>>;

function write({ lang, faces, shop, style, colour }: At, shown: BalanceScreen): string {
  const t = (name: keyof typeof texts) => texts[name][lang];
  const [other, otherName] = otherLanguage[lang];
  return markup`<!doctype html><html lang="${tags[lang]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="${colour}">
<title>${t('title')} · ${shop}</title><link rel="icon" href="/favicon.svg"><style>${{ html: faces + balanceStyle }}</style>${style}</head>
<body><header><a class="brand" href="/"><img src="/favicon.svg" alt="" width="30" height="30">${shop}</a><a href="${balancePath}?lang=${other}" lang="${tags[other]}">${otherName}</a></header>
<main><h1>${t('title')}</h1><p>${t('lead')}</p>
<form method="post" action="${balancePath}?lang=${lang}" novalidate><label for="code">${t('code')}</label>
<input id="code" name="code" value="${shown.code ?? ''}" placeholder="K7QM-4RTA-9XWC" required maxlength="40"
 autocomplete="off" autocapitalize="characters" spellcheck="false"${shown.fault ? markup` aria-invalid="true" aria-describedby="said"` : null}>
${shown.fault ? markup`<p id="said" class="fault" role="alert">${shown.said ?? t(shown.fault)}</p>` : null}${shown.fault === 'signIn' ? markup`<a class="go" href="${pageAddress('signIn')}">${t('toSignIn')}</a>` : null}<button>${t('check')}</button><p id="later" class="fault" role="status" hidden>${t('later')}</p></form>
${shown.balance === undefined ? null : answer(lang, { ...shown, balance: shown.balance })}
</main><script>${{ html: script }}</script></body></html>`.html;
}

function answer(lang: Lang, shown: BalanceAnswer): Markup {
  const { balance, expiresAt, design = 'plain', name, message, giver } = shown;
  const { ink, paper, picture } = certificateLooks[design];
  const day = expiresAt && date(expiresAt.toISOString());
  return markup`<section role="status" style="background:${paper};border-color:${ink}">${picture ? markup`<svg viewBox="0 0 24 24" width="56" height="56" fill="${ink}" fill-rule="evenodd" aria-hidden="true"><path d="${picture}"/></svg>` : null}${name ? markup`<p><strong>${name}</strong></p>` : null}${message ? markup`<p class="words">${message}</p>` : null}${giver ? markup`<p>${texts.giver[lang]}: ${giver}</p>` : null}<p>${texts.left[lang]}</p><p class="sum">${plainMoney(balance)}</p>
${day ? markup`<p>${texts.until[lang]}: ${day}</p>` : null}<p>${texts.use[lang]}</p><a class="go" href="${pageAddress('shop')}">${texts.toShop[lang]}</a></section>`;
}
