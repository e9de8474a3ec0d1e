/** The page of a reminder: the data of its first screen, and simpler forms for browsers without scripts. */
import type { FastifyInstance } from 'fastify';
import { callAddress } from '#contract/client.ts';
import { errorStatus } from '#contract/errors.ts';
import type { Reminded, RemindedDate } from '#contract/people/reminders.ts';
import type { Lang, LocalText } from '#contract/shared.ts';
import { pageAddress, pages } from '#domain/pages.ts';
import { visitLanguage } from '#domain/visit-language.ts';
import type { Context } from '#server/context.ts';
import { wordsOf } from '#server/error-texts.ts';
import { findLink, noteLinkOpened } from '#server/features/links/find-link.ts';
import { readSubject } from '#server/features/people/repeat-subject.ts';
import { quietByLink, showReminded } from '#server/features/people/switch-reminders.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import { escapeHtml } from '#server/platform/http/markup.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { cutHomeInfo, homeInfoCall } from './cut-home-info.ts';
import { toAnswer } from './page-facts.ts';
import { makePrivate } from './private-page.ts';
import { showShopName } from './shop-name.ts';
import type { PageExtras } from './write-page.ts';

const texts = {
  birthday: { tm: 'Doglan gün', ru: 'День рождения' },
  wedding: { tm: 'Toý senesi', ru: 'Годовщина свадьбы' },
  occasion: { tm: 'Baýram', ru: 'Праздник' },
  own: { tm: 'Başga sene', ru: 'Другая дата' },
  noScript: {
    tm: 'Sowgat saýlamak üçin JavaScript gerek. Ýatlatmalary şu ýerde azaldyp bilersiňiz.',
    ru: 'Чтобы выбрать подарок, нужен JavaScript. Сделать напоминания реже можно и без него.',
  },
  quietYear: { tm: 'Şu ýyl ýatlatmaň', ru: 'В этом году не напоминать' },
  quietPerson: { tm: 'Hiç haçan', ru: 'Никогда' },
  isQuiet: { tm: 'Bu sene ýatladylmaýar', ru: 'Об этой дате не напоминаем' },
  never: { tm: 'Mundan beýläk ýatlatmaň', ru: 'Больше не напоминать' },
  isOff: { tm: 'Ýatlatmalar öçürildi', ru: 'Напоминания выключены' },
  again: { tm: 'Ýene ýatlat', ru: 'Напоминать снова' },
} satisfies Record<string, LocalText>;

/** System fonts: the shop's own would take a fifth of this page's size limit. */
const head =
  '<style>:root{--serif:"Piazzolla fallback","Noto Serif",Georgia,serif;--sans:"Golos fallback",system-ui,"Noto Sans",sans-serif}</style>';

/**
 * The answers to the first API calls of a link's page, which saves round trips on a slow network. @throws Refusal
 * `link.not-found`
 */
export async function describeReminder(ctx: Context, actor: LinkActor, lang: Lang): Promise<PageExtras> {
  const { token } = actor;
  const reminded = await showReminded(ctx, readSubject(actor.subjectId));
  await noteLinkOpened(ctx, actor);
  const info = await cutHomeInfo(ctx, []);
  info.data.mainInfo.categories = [];
  const shop = escapeHtml(await showShopName(ctx, lang));
  return {
    head,
    code: ['features/people/repeat/RepeatPage.tsx'],
    answers: {
      [homeInfoCall]: info,
      [callAddress('GET /api/repeat/:token/', { params: { token } })]: toAnswer(reminded),
    },
    noScript: writeForms(reminded, { address: pageAddress('repeat', token), lang, shop }),
  };
}

const asked = { what: ['date', 'person', 'all'], until: ['this-year', 'never', 'again'] } as const;
type Form = { what: (typeof asked.what)[number]; until: (typeof asked.until)[number]; date?: number };

/** Handles the forms. Another site cannot send them, because the address contains the secret token. */
export function addReminderForms(app: FastifyInstance, ctx: Context): void {
  app.post(pages.repeat.path, { config: { takesForm: true } }, async (request, reply) => {
    const { id: token } = request.params as { id: string };
    const form = readForm(request.body);
    const lang = visitLanguage(request.headers.cookie ?? '', request.url);
    makePrivate(reply);
    try {
      const { subjectId } = await findLink(ctx, { token, purpose: 'repeat', ip: request.ip });
      const subject = readSubject(subjectId);
      if (form) await quietByLink(ctx, subject, form);
      // A date and its person can be silenced together, so resuming a date resumes both.
      if (form?.what === 'date' && form.until === 'again')
        await quietByLink(ctx, subject, { ...form, what: 'person' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const words = wordsOf(error.code, lang);
      return reply.code(errorStatus[error.code]).type('text/plain; charset=utf-8').send(words);
    }
    return reply.redirect(pageAddress('repeat', token) + (lang === 'ru' ? '?lang=ru' : ''), 303);
  });
}

function readForm(body: unknown): Form | undefined {
  const { what, until, date } = (body ?? {}) as Record<string, string | undefined>;
  const known = asked.what.find((one) => one === what);
  const when = asked.until.find((one) => one === until);
  return known && when ? { what: known, until: when, ...(date ? { date: Number(date) } : {}) } : undefined;
}

type At = { address: string; lang: Lang; shop: string };

function writeForms({ dates, isOn }: Reminded, { address, lang, shop }: At): string {
  const t = (name: keyof typeof texts) => texts[name][lang];
  const action = escapeHtml(address + (lang === 'ru' ? '?lang=ru' : ''));
  const button = ({ what, until, date }: Form, text: string) =>
    `<form method="post" action="${action}"><input type="hidden" name="what" value="${what}">
<input type="hidden" name="until" value="${until}">${date ? `<input type="hidden" name="date" value="${date}">` : ''}
<button style="margin:6px 0;padding:10px 16px;min-height:44px;font:inherit;border:2px solid #86163a;border-radius:14px;background:#fff">${escapeHtml(text)}</button></form>`;
  const oneDate = ({ id: date, person, kind, title, isQuiet }: RemindedDate) => `
<h2>${escapeHtml(`${person.name}: ${title?.[lang] ?? t(kind)}`)}</h2>${
    isQuiet
      ? `<p>${t('isQuiet')}</p>${button({ what: 'date', until: 'again', date }, t('again'))}`
      : button({ what: 'date', until: 'this-year', date }, t('quietYear')) +
        button({ what: 'person', until: 'never', date }, `${t('quietPerson')}: ${person.name}`)
  }`;
  return `<div style="position:fixed;top:0;right:0;bottom:0;left:0;z-index:61;overflow:auto;padding:24px;background:#fbf6ee;color:#2a161b">
<p><b>${shop}</b></p><p>${t('noScript')}</p>${isOn ? dates.map(oneDate).join('') : `<p>${t('isOff')}</p>`}
<h2>${shop}</h2>${isOn ? button({ what: 'all', until: 'never' }, t('never')) : button({ what: 'all', until: 'again' }, t('again'))}</div>`;
}
