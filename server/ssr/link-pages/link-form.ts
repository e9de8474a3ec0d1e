/** Forms on the page of a secret link, for browsers that run no scripts. */
import type { FastifyInstance } from 'fastify';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import type { Lang } from '#contract/shared.ts';
import type { LinkPurpose } from '#domain/links/link.ts';
import { pageAddress } from '#domain/pages.ts';
import type { Context } from '#server/context.ts';
import { wordsOf } from '#server/error-texts.ts';
import { findLink } from '#server/features/links/find-link.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { tags } from '../page-texts.ts';
import { makePrivate } from '../private-page.ts';
import { languageOfLink } from './link-language.ts';

type LinkForm = {
  /** Where the form is sent; `:id` stands for the token. */
  path: string;
  purpose: LinkPurpose;
  /** The page that shows what became of it. */
  page: 'orderLink' | 'repeat';
  /**
   * @returns the id of the field that is still to be filled in, if there is one
   * @throws Refusal
   */
  take(subjectId: string, fields: Readonly<Record<string, unknown>>): Promise<string | undefined>;
  /** A refusal that the page itself explains. */
  explained?: ErrorCode;
};

/** Takes a form and shows the page again. Another site cannot send it, because the address contains the secret token. */
export function addLinkForm(app: FastifyInstance, ctx: Context, form: LinkForm): void {
  const { path, purpose, page, take, explained } = form;
  app.post(path, { config: { takesForm: true } }, async (request, reply) => {
    const { id: token } = request.params as { id: string };
    const lang = await languageOfLink(ctx, request, token);
    makePrivate(reply);
    let missing: string | undefined;
    try {
      const { subjectId } = await findLink(ctx, { token, purpose, ip: request.ip });
      missing = await take(subjectId, (request.body ?? {}) as Record<string, unknown>);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== explained)
        return reply
          .code(errorStatus[error.code])
          .type('text/plain; charset=utf-8')
          .send(wordsOf(error.code, lang));
    }
    const field = missing ? `#${missing}` : '';
    return reply.redirect(`${pageAddress(page, token)}?lang=${tags[lang]}${field}`, 303);
  });
}

/** The answer is in this language, too. */
export function formAddress(path: string, token: string, lang: Lang): string {
  return `${path.replace(':id', () => encodeURIComponent(token))}?lang=${tags[lang]}`;
}

/** Covers what the page shows until its scripts run. */
const screen =
  'position:fixed;top:0;right:0;bottom:0;left:0;z-index:61;overflow:auto;padding:24px;background:#fbf6ee;color:#2a161b';
const press =
  'margin:6px 0;padding:10px 16px;min-height:44px;font:inherit;border:2px solid var(--anar-btn,#86163a);border-radius:14px;background:#fff';

/** Styled inline: it is shown where neither scripts nor the shop's style sheets may have loaded. */
export function linkScreen(content: readonly Markup[]): Markup {
  return markup`<div style="${screen}">${content}</div>`;
}

export function formButton(text: string, value?: { name: string; value: string }): Markup {
  const named = value && markup` name="${value.name}" value="${value.value}"`;
  return markup`<button${named ?? null} style="${press}">${text}</button>`;
}
