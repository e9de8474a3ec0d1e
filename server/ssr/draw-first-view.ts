import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { dayOf } from '#domain/delivery/calendar.ts';
import type { Lang } from '#contract/shared.ts';

type Input = {
  path: string;
  search: string;
  language: Lang;
  answers: Record<string, unknown>;
  now: () => Date;
};
export type DrawPage = (input: Input) => Promise<string>;

/** Pages whose drawing is remembered; the oldest goes when there are more. */
const mostKept = 60;

/**
 * What draws first screens, out of the storefront's own build for the server; undefined where that has not been built.
 * A drawing is used again for as long as the answers it shows are the same: orders change stock all day long, and with
 * it every cached page, but rarely what stands on a first screen.
 */
export async function openFirstView(file: string, version: string): Promise<DrawPage | undefined> {
  const address = `${pathToFileURL(file).href}?${encodeURIComponent(version)}`;
  const { drawPage } = (await import(address).catch(() => ({}))) as { drawPage?: DrawPage };
  if (!drawPage) return undefined;
  const kept = new Map<string, { shows: string; html: string }>();
  return async (input) => {
    const key = `${input.language} ${input.path}?${input.search}`;
    // "Today" and "tomorrow" are words on the screen.
    const shows = createHash('sha1')
      .update(`${dayOf(input.now())} ${JSON.stringify(input.answers)}`)
      .digest('base64');
    const known = kept.get(key);
    if (known?.shows === shows) return known.html;
    const html = await drawPage(input);
    kept.delete(key);
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value as string);
    kept.set(key, { shows, html });
    return html;
  };
}
