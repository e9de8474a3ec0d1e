import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LinkPurpose } from '#domain/links/link.ts';
import { errorStatus } from '#contract/errors.ts';
import { languageCookies, linkLanguage, visitLanguage } from '#domain/visit-language.ts';
import type { Context } from '#server/context.ts';
import { findLink } from '#server/features/links/find-link.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { describePhotos } from './photo-form.ts';
import { makePrivate } from '../private-page.ts';
import { sentLanguage } from './link-language.ts';
import { describeReminder } from './reminder-page.ts';
import type { PageExtras } from '../write-page.ts';

export type Document = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The page of a secret link: not cached, not indexed, and sent without its address as referrer. Unknown and ended links
 * are 404.
 */
export function linkDocument(
  ctx: Context,
  shell: (status: number, extras?: PageExtras) => Document,
  purpose: LinkPurpose,
): Document {
  return async (request, reply) => {
    const { id: token } = request.params as { id: string };
    const asked = { token, purpose, ip: request.ip };
    const sent = linkLanguage(request.url) ? undefined : await sentLanguage(ctx, token);
    // The page reads it there, like that of a link with `?lang=`.
    if (sent) void reply.setCookie(languageCookies.visit, sent, { path: '/', sameSite: 'lax' });
    const lang = visitLanguage(request.headers.cookie ?? '', request.url, sent);
    const describe = async () => {
      const actor = await findLink(ctx, asked);
      return purpose === 'repeat' ? describeReminder(ctx, actor, lang) : describePhotos(ctx, actor, lang);
    };
    const found = await describe().then(
      (extras) => ({ status: 200, extras }),
      // Other errors are reported by the page's own API call.
      (error: unknown) => ({ status: error instanceof Refusal ? errorStatus[error.code] : 200, extras: {} }),
    );
    return shell(found.status, { ...found.extras, lang })(request, makePrivate(reply));
  };
}
