import type { Picture } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import type { Site } from './structured-data.ts';

/** What the server knows about a page, in one language: metadata, and data for its first screen. */
export type PageFacts = {
  title: string;
  description: string;
  /** Path and query of the canonical address. */
  canonical: string;
  /** Only what surrounds something of the visitor's: drawn as its placeholder, and not for search engines. */
  isOutline?: true;
  /** The address that is drawn, where it is not the canonical one. */
  drawn?: string;
  /** schema.org objects for JSON-LD. */
  data: object[];
  /** Answers to the page's first API calls, by address. */
  answers: Record<string, unknown>;
  /** The main picture of the first screen, which is preloaded, with its `sizes` attribute. */
  picture?: { of: Picture; sizes: string } | undefined;
  /** Id of the picture for link previews; without it the shop's own is used. */
  shared?: string | undefined;
  isProduct?: true;
  /** Products whose cards are on the page: a change of stock of one of them makes it stale. */
  shows?: readonly { id: number }[];
  /**
   * Source files of the page's code, by the storefront's own paths: the page itself, and what its first screen needs
   * besides.
   */
  code: string[];
};

/** Wraps data like the answer of a public API call. */
export const toAnswer = <Data>(data: Data) => ({ response: 'success', data });

/** Cuts a description to the length that search engines show. */
export function cutDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, line.lastIndexOf(' ', 157))}…`;
}

/** The page does not exist (404), or no longer (410). */
export class MissingPage extends Error {
  declare readonly status: 404 | 410;
  constructor(status: 404 | 410) {
    super(`page ${status}`);
    this.status = status;
  }
}

/** The `:id` of the path, and the query. */
export type PageInput = { id: string; query: URLSearchParams };
export type Describe = (ctx: Context, site: Site, input: PageInput) => Promise<PageFacts>;
