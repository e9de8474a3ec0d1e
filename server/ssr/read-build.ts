import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import { dayOf } from '#domain/delivery/calendar.ts';
import type { Lang } from '#contract/shared.ts';

type DrawInput = {
  path: string;
  search: string;
  language: Lang;
  answers: Record<string, unknown>;
  now: () => Date;
};
type DrawPage = (input: DrawInput) => Promise<string>;

type Chunk = { file: string; imports?: string[]; css?: string[] };

/** What the built storefront is made of. */
export type Built = {
  /** The shop's one page. */
  html: string;
  /** The build's own list of its files. */
  chunks: Record<string, Chunk>;
  /** Style sheets by address. */
  sheets: Map<string, string>;
  /** Undefined where first screens are not drawn. */
  draw: DrawPage | undefined;
};

/** What a page needs at once, by address. `sheets` are all of its style sheets, in their order. */
export type PageFiles = {
  sheets: readonly string[];
  scripts: readonly string[];
  /** Notes what is pressed before the scripts run. */
  early: string | undefined;
};

/**
 * Answers with the newest build in the folder: the same object as long as nothing changed, so that everything made of it
 * can be kept. A shop that runs while it is built anew must not send pages whose files are gone.
 */
export function readBuild(folder: string, drawsFirst: boolean): () => Promise<Built | undefined> {
  let known: { mark: string; built: Built } | undefined;
  const read = (path: string) => readFile(join(folder, path), 'utf8').catch(() => undefined);
  return async () => {
    const found = await stat(join(folder, 'index.html')).catch(() => undefined);
    // Between two builds there is none for a moment: the last one stands.
    if (!found) return known?.built;
    const mark = `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (known?.mark === mark) return known.built;
    const [html, manifest] = await Promise.all([read('index.html'), read('.vite/manifest.json')]);
    if (html === undefined) return known?.built;
    const chunks = JSON.parse(manifest ?? '{}') as Record<string, Chunk>;
    const files = [...new Set(Object.values(chunks).flatMap(({ css }) => css ?? []))];
    const texts = files.map(async (file) => [`/${file}`, (await read(file)) ?? ''] as const);
    const sheets = new Map(await Promise.all(texts));
    const program = join(folder, '.first-view', 'draw-page.js');
    const draw = drawsFirst ? await openFirstView(program, mark) : undefined;
    known = { mark, built: { html, chunks, sheets, draw } };
    return known.built;
  };
}

/** Which files some code needs, by the build's own list; scripts that the page names already are left out. */
export function findFiles({ html, chunks }: Built, code: readonly string[]): PageFiles {
  const seen = new Set<string>();
  const found = code.flatMap((key) => collect(chunks, key, seen));
  const early = chunks['app/early-touches.ts']?.file;
  return {
    sheets: [...new Set(found.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    scripts: found.map(({ file }) => `/${file}`).filter((path) => !html.includes(path)),
    early: early && `/${early}`,
  };
}

/** What others are built on comes first, as in the build. */
function collect(chunks: Record<string, Chunk>, key: string, seen: Set<string>): Chunk[] {
  const chunk = chunks[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((next) => collect(chunks, next, seen)), chunk];
}

/** Pages whose drawing is remembered. */
const mostKept = 60;

/**
 * What draws first screens, out of the storefront's own build for the server; undefined where that has not been built.
 * A drawing is used again for as long as the answers it shows are the same: orders change stock all day long, and with
 * it every cached page, but rarely what stands on a first screen.
 */
async function openFirstView(file: string, version: string): Promise<DrawPage | undefined> {
  const address = `${pathToFileURL(file).href}?${encodeURIComponent(version)}`;
  const { drawPage } = (await import(address).catch(() => ({}))) as { drawPage?: DrawPage };
  if (!drawPage) return undefined;
  const kept = new LRUCache<string, { shows: string; html: string }>({ max: mostKept });
  return async (input) => {
    const key = `${input.language} ${input.path}?${input.search}`;
    // "Today" and "tomorrow" are words on the screen.
    const shows = createHash('sha1')
      .update(`${dayOf(input.now())} ${JSON.stringify(input.answers)}`)
      .digest('base64');
    const known = kept.get(key);
    if (known?.shows === shows) return known.html;
    const html = await drawPage(input);
    kept.set(key, { shows, html });
    return html;
  };
}
