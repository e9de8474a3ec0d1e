/** Common parts of pages that concern only their visitor. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '#contract/shared.ts';
import { visitLanguage } from '#domain/visit-language.ts';
import { hideAddress } from '#server/platform/http/headers.ts';

/** Such a page is not cached, not indexed, and its address is not sent as referrer. */
export function makePrivate(reply: FastifyReply): FastifyReply {
  return hideAddress(reply).header('cache-control', 'no-store');
}

type PageRequest = Pick<FastifyRequest, 'headers' | 'url'>;

/**
 * Language of a page outside of the storefront: that of the page's own links, else what the visitor chose in the shop,
 * else the one in which the link to it was sent.
 */
export function askedLanguage({ headers, url }: PageRequest, sent?: Lang): Lang {
  const asked = languageIn(url);
  if (asked) return asked === 'ru' ? 'ru' : 'tm';
  return visitLanguage(headers.cookie ?? '', '', sent);
}

/** Whether the address names its language. */
export const hasLanguage = ({ url }: PageRequest): boolean => languageIn(url) !== undefined;

const languageIn = (url: string) => /[?&]lang=(tk|tm|ru)\b/.exec(url)?.[1];

/** The fields of a submitted form. A program may send JSON in its place: only texts of it are taken. */
export function textFields(body: unknown): Record<string, string> {
  const fields = Object.entries(body ?? {});
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
