/** What the worker fetches when it comes, out of the build's own list, and what it tidies away of other builds. */
import { pageAddress } from '#domain/pages.ts';
import { cacheNames, isLeftOver, shellCache } from './cache-names.ts';
import { cacheOnce, type Strategies } from './strategies.ts';
import { isPublicPage, type Rule, ruleOf } from './rules.ts';
import type { WorkerEvent } from './worker-scope.ts';

/** What the build knows of itself. */
export type Build = {
  version: string;
  /** The scripts that its pages begin with. */
  scripts: readonly string[];
  /** What no page can do without. */
  files: readonly string[];
  /** Of pages that shall open without a connection although they may never have been opened with one. */
  ahead: readonly string[];
  /** Which answers may be kept: the source of a pattern (public-answers.ts). */
  answers: string;
};

/** Any private page will do: it is the bare page with its security headers. */
const shellAddress = pageAddress('account');

const isOf = (build: Build, html: string) => build.scripts.every((script) => html.includes(script));

/** What no visit without a connection can do without. Files that are there already are not fetched again. */
export async function precache(build: Build, strategies: Strategies, event: WorkerEvent): Promise<void> {
  await cacheFiles(build.files, strategies, event);
  const shell = await fetch(shellAddress, { cache: 'reload' });
  // In the middle of an update the page and the worker may be of two builds; the next look finds them as one.
  if (!shell.ok || !isOf(build, await shell.clone().text()))
    throw new Error('the page of this build is not there yet');
  await (await caches.open(shellCache(build.version))).put('/', shell);
}

/** What pages need that may not have been opened yet. */
export function fetchAhead(build: Build, strategies: Strategies, event: WorkerEvent): Promise<void> {
  return cacheFiles(build.ahead, strategies, event);
}

async function cacheFiles(files: readonly string[], { file }: Strategies, event: WorkerEvent): Promise<void> {
  for (const path of files) await cacheOnce(file, event, new URL(path, location.origin).href);
}

/** What other builds left behind. */
export async function tidy(build: Build): Promise<void> {
  for (const name of await caches.keys()) if (isLeftOver(name, build.version)) await caches.delete(name);
  const files = await caches.open(cacheNames.files);
  for (const kept of await files.keys()) if (!kept.url.includes('/assets/')) await files.delete(kept);
  const pages = await caches.open(cacheNames.pages);
  for (const kept of await pages.keys()) {
    const html = await (await pages.match(kept))?.text();
    if (!isOf(build, html ?? '')) await pages.delete(kept);
  }
}

/**
 * Keeps what a page had before the worker was there, out of the browser's own cache as far as it goes: the page itself once
 * everything but pictures is kept, so that a kept page can be drawn without a connection.
 */
export async function cacheSeen(
  strategies: Strategies,
  event: WorkerEvent,
  { page, urls, answers }: { page: string; urls: readonly string[]; answers: RegExp },
): Promise<void> {
  const { origin, pathname } = new URL(page);
  const seen = urls.map((url) => ({
    url,
    rule: ruleOf({ url, method: 'GET', mode: 'cors', headers: new Headers() }, { origin, answers }),
  }));
  const keep = (rule: Rule | null, url: string) =>
    rule && cacheOnce(strategies[rule], event, url).catch(() => undefined);
  for (const { rule, url } of seen) if (rule !== 'picture') await keep(rule, url);
  if (isPublicPage(pathname)) await keep('page', page);
  for (const { rule, url } of seen) if (rule === 'picture') await keep(rule, url);
}
