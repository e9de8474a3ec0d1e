import type { Picture } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import type { Site } from './structured-data.ts';

/** What is known about a page before it is opened, in one language. */
export type PageFacts = {
  title: string;
  description: string;
  /** Path and query that this page is known by. */
  canonical: string;
  /** Blocks of schema.org. */
  data: object[];
  /** Answers that the page's first calls would ask for, by address. */
  answers: Record<string, unknown>;
  /** The picture that the visitor looks at first, and how wide it stands. */
  picture?: { of: Picture; sizes: string } | undefined;
  /** The id of the picture that stands for the page where its link is shown; without it, the shop's own. */
  shared?: string | undefined;
  /** Products whose cards stand on the page: a sale of one of them makes it stale. */
  shows?: readonly { id: number }[];
  /** The storefront's own names of the page's code: the page itself, and what its first screen needs besides. */
  code: string[];
};

/** What a public call answers with. */
export const toAnswer = <Data>(data: Data) => ({ response: 'success', data });

/** A page that is not there (404), or not any more (410). */
export class PageMissing extends Error {
  declare readonly status: 404 | 410;
  constructor(status: 404 | 410) {
    super(`page ${status}`);
    this.status = status;
  }
}

/** What was asked: the path's one hole, and the query. */
export type PageInput = { id: string; query: URLSearchParams };
export type Describe = (ctx: Context, site: Site, input: PageInput) => Promise<PageFacts>;
