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

/** The built storefront. */
export type StorefrontBuild = {
  /** The shop's single HTML page. */
  html: string;
  /** The build's manifest: its source files and their chunks. */
  chunks: Record<string, Chunk>;
  /** Style sheets by address. */
  sheets: Map<string, string>;
  /** Renders first screens; undefined where that is switched off or not built. */
  draw: DrawPage | undefined;
};

/** Files that a page needs at once, by address. `sheets` are all of its style sheets, in order. */
export type PageFiles = {
  sheets: readonly string[];
  scripts: readonly string[];
  /** Script that records clicks made before the other scripts run. */
  early: string | undefined;
};

/**
 * Returns the newest build in the folder: the same object while nothing has changed, so that whatever is derived from
 * it can be cached. After a rebuild a running shop must not send pages whose files are gone.
 */
export function readBuild(folder: string, drawsFirst: boolean): () => Promise<StorefrontBuild | undefined> {
  let known: { mark: string; built: StorefrontBuild } | undefined;
  const read = (path: string) => readFile(join(folder, path), 'utf8').catch(() => undefined);
  return async () => {
    const found = await stat(join(folder, 'index.html')).catch(() => undefined);
    // During a rebuild the manifest is missing for a moment: use the last one.
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

/** The shop's faces, for a page that loads none of its style sheets; '' where nothing is built. */
export function fontFaces(built: StorefrontBuild | undefined): string {
  const faces = [...(built?.sheets.values() ?? [])].flatMap(
    (text) => text.match(/@font-face\{[^{}]*\}/g) ?? [],
  );
  return [...new Set(faces)].join('');
}

/** The files of some source files, by the build's manifest; scripts that the HTML page names already are left out. */
export function findFiles({ html, chunks }: StorefrontBuild, code: readonly string[]): PageFiles {
  const seen = new Set<string>();
  const found = code.flatMap((key) => collect(chunks, key, seen));
  const early = chunks['app/early-touches.ts']?.file;
  return {
    sheets: [...new Set(found.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    scripts: found.map(({ file }) => `/${file}`).filter((path) => !html.includes(path)),
    early: early && `/${early}`,
  };
}

/** A chunk with its imports, imports first. */
function collect(chunks: Record<string, Chunk>, key: string, seen: Set<string>): Chunk[] {
  const chunk = chunks[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((next) => collect(chunks, next, seen)), chunk];
}

/** Rendered pages kept in memory. */
const mostKept = 60;

/**
 * The storefront's renderer from its server build; undefined where that has not been built. A rendered page is reused
 * while the answers it shows are the same: orders change stock, and with it invalidate cached pages, all day long, but
 * rarely change a first screen.
 */
async function openFirstView(file: string, version: string): Promise<DrawPage | undefined> {
  const address = `${pathToFileURL(file).href}?${encodeURIComponent(version)}`;
  const { drawPage } = (await import(address).catch(() => ({}))) as { drawPage?: DrawPage };
  if (!drawPage) return undefined;
  const kept = new LRUCache<string, { shows: string; html: string }>({ max: mostKept });
  return async (input) => {
    const key = `${input.language} ${input.path}?${input.search}`;
    // The day, because screens say "today" and "tomorrow".
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
