/** The page of a reminder: the data of its first screen, and simpler forms for browsers without scripts. */
import type { FastifyInstance } from 'fastify';
import { callAddress } from '#contract/client.ts';
import type { Reminders, RemindedDate } from '#contract/people/reminders.ts';
import type { Lang, LocalText } from '#contract/shared.ts';
import { pages } from '#domain/pages.ts';
import { dateKindTitles, reminderSentences } from '#domain/people/reminder-sentences.ts';
import type { Context } from '#server/context.ts';
import { noteLinkOpened } from '#server/features/links/find-link.ts';
import { readSubject } from '#server/features/people/repeat-subject.ts';
import { muteByLink, showReminded } from '#server/features/people/switch-reminders.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { cutHomeInfo, homeInfoCall } from '../cut-home-info.ts';
import { toAnswer } from '../page-facts.ts';
import { showShopName } from '../shop-name.ts';
import type { PageExtras } from '../write-page.ts';
import { addLinkForm, formAddress, formButton, linkScreen } from './link-form.ts';

const noScript = {
  tm: 'Sowgat saýlamak üçin JavaScript gerek. Ýatlatmalary şu ýerde azaldyp bilersiňiz.',
  ru: 'Чтобы выбрать подарок, нужен JavaScript. Сделать напоминания реже можно и без него.',
} satisfies LocalText;

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
  const shop = await showShopName(ctx, lang);
  return {
    head,
    code: ['features/people/repeat/RepeatPage.tsx'],
    answers: {
      [homeInfoCall]: info,
      [callAddress('GET /api/repeat/:token/', { params: { token } })]: toAnswer(reminded),
    },
    noScript: writeForms(reminded, { token, lang, shop }).html,
  };
}

const asked = { what: ['date', 'person', 'all'], until: ['this-year', 'never', 'again'] } as const;
type Form = { what: (typeof asked.what)[number]; until: (typeof asked.until)[number]; date?: number };

/** Mounts the forms of `describeReminder`. */
export function addReminderForms(app: FastifyInstance, ctx: Context): void {
  addLinkForm(app, ctx, {
    ...{ path: pages.repeat.path, purpose: 'repeat', page: 'repeat' },
    async take(subjectId, fields) {
      const form = readForm(fields);
      if (!form) return undefined;
      const subject = readSubject(subjectId);
      await muteByLink(ctx, subject, form);
      // A date and its person can be silenced together, so resuming a date resumes both.
      if (form.what === 'date' && form.until === 'again')
        await muteByLink(ctx, subject, { ...form, what: 'person' });
      return undefined;
    },
  });
}

function readForm({ what, until, date }: Readonly<Record<string, unknown>>): Form | undefined {
  const known = asked.what.find((one) => one === what);
  const when = asked.until.find((one) => one === until);
  return known && when ? { what: known, until: when, ...(date ? { date: Number(date) } : {}) } : undefined;
}

type At = { token: string; lang: Lang; shop: string };

function writeForms({ dates, isOn }: Reminders, { token, lang, shop }: At): Markup {
  const t = (name: keyof typeof reminderSentences) => reminderSentences[name][lang];
  const action = formAddress(pages.repeat.path, token, lang);
  const button = ({ what, until, date }: Form, text: string) =>
    markup`<form method="post" action="${action}"><input type="hidden" name="what" value="${what}">
<input type="hidden" name="until" value="${until}">${date ? markup`<input type="hidden" name="date" value="${date}">` : null}
${formButton(text)}</form>`;
  const oneDate = ({ id: date, person, kind, title, isQuiet }: RemindedDate) => {
    const again = () => [
      markup`<p>${t('isQuiet')}</p>`,
      button({ what: 'date', until: 'again', date }, t('again')),
    ];
    const fewer = () => [
      button({ what: 'date', until: 'this-year', date }, t('quietYear')),
      button(
        { what: 'person', until: 'never', date },
        t('mutePerson').replace('{name}', () => person.name),
      ),
    ];
    return markup`
<h2>${person.name}: ${title?.[lang] ?? dateKindTitles[kind][lang]}</h2>${isQuiet ? again() : fewer()}`;
  };
  if (dates.length === 0)
    return linkScreen([
      markup`
<p><b>${shop}</b></p><h2>${t(isOn ? 'nothing' : 'isOff')}</h2>`,
      ...(isOn ? [button({ what: 'all', until: 'never' }, t('never'))] : []),
    ]);
  return linkScreen([
    markup`
<p><b>${shop}</b></p><p>${noScript[lang]}</p>${isOn ? dates.map(oneDate) : markup`<p>${t('isOff')}</p>`}
<h2>${shop}</h2>`,
    isOn
      ? button({ what: 'all', until: 'never' }, t('never'))
      : button({ what: 'all', until: 'again' }, t('again')),
  ]);
}
