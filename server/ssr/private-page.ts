/** What pages have in common that are their visitor's business alone. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '#contract/shared.ts';
import { visitLanguage } from '#domain/visit-language.ts';

/** Nothing keeps such a page, finds it, or learns its address from it. */
export function makePrivate(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer');
}

/** What the page's own links ask for, else what the visitor chose in the shop; of pages that are none of the storefront's. */
export function askedLanguage({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): Lang {
  const asked = /[?&]lang=(tk|tm|ru)\b/.exec(url)?.[1];
  if (asked) return asked === 'ru' ? 'ru' : 'tm';
  return visitLanguage(headers.cookie ?? '', '');
}
