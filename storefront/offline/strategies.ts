/**
 * What is shown when the line is slow or cut: files and pictures as they were kept, catalogue answers at once and
 * renewed behind, pages from the network as long as it answers in time.
 */
import { pageAddress } from '#domain/pages.ts';
import { takeAnswers } from './first-answers.ts';
import { openShelf, openShell } from './cache-names.ts';
import { speakIn, spokenIn, withText } from './page-language.ts';
import { mayKeep, type Rule, ruleOf } from './rules.ts';

/** What the build knows of itself. */
export type Build = {
  version: string;
  /** The scripts that its pages begin with. */
  scripts: readonly string[];
  /** What no page can do without. */
  files: readonly string[];
  /** Of pages that shall open without a line although they may never have been opened with one. */
  ahead: readonly string[];
};

export type KeeperWorld = {
  caches: CacheStorage;
  origin: string;
  send: (request: Request | string, init?: RequestInit) => Promise<Response>;
  wait: (ms: number) => Promise<void>;
  /** The tag of the language the visitor chose last; undefined in browsers that do not tell a worker. */
  language: () => Promise<string | undefined>;
  /** The visitor asked the browser to move as little as it can. */
  isSparing: boolean;
  /** A page was shown a kept answer that is not the shop's answer any more. */
  renewed: (pageId: string, url: string) => void;
  /** The line to the shop was cut, or is back. */
  lineChanged: (isCut: boolean) => void;
};

type Wish = { request: Request; pageId: string; later: (work: Promise<unknown>) => void };

const patienceMs = 3500;
/** Any private page will do: it is the bare page with its security headers. */
const shellAddress = pageAddress('account');

export function createKeeper(build: Build, world: KeeperWorld) {
  const { caches, origin } = world;
  const files = openShelf(caches, 'files');
  const pictures = openShelf(caches, 'pictures');
  const answers = openShelf(caches, 'answers');
  const pages = openShelf(caches, 'pages');
  const shell = openShell(caches, build.version);
  let isCut = false;
  const isOurs = (html: string) => build.scripts.every((script) => html.includes(script));

  /** Every word to the network goes through here, so that the worker knows whether there is a line. */
  async function send(request: Request | string, init?: RequestInit): Promise<Response> {
    try {
      const response = await world.send(request, init);
      // What never changes may have come out of the browser's own cache: that proves no line.
      if (!/immutable/.test(response.headers.get('cache-control') ?? '')) tellLine(false);
      return response;
    } catch (error) {
      // A page that thought better of it says nothing about the line.
      if ((error as Error | null)?.name !== 'AbortError') tellLine(true);
      throw error;
    }
  }

  function tellLine(now: boolean): void {
    if (now === isCut) return;
    isCut = now;
    world.lineChanged(isCut);
  }

  async function fromShelf(shelf: typeof files, { request, later }: Wish): Promise<Response> {
    const kept = await shelf.find(request.url);
    if (kept) return kept;
    const response = await send(request);
    if (mayKeep(response)) later(shelf.keep(request.url, response.clone()));
    return response;
  }

  /** Another size of the picture is better than none. */
  async function picture(input: Wish): Promise<Response> {
    try {
      return await fromShelf(pictures, input);
    } catch (error) {
      const name = /^(.+)-\d+\.\w+$/.exec(input.request.url)?.[1];
      const other = name && (await pictures.urls()).find((url) => url.startsWith(`${name}-`));
      const found = other ? await pictures.find(other) : undefined;
      if (found) return found;
      throw error;
    }
  }

  async function answer(input: Wish): Promise<Response> {
    const { url } = input.request;
    const kept = await answers.find(url);
    if (!kept) return fromShelf(answers, input);
    input.later(renew(input, await kept.clone().text()).catch(() => undefined));
    return kept;
  }

  async function renew({ request, pageId }: Wish, shown: string): Promise<void> {
    const response = await send(request);
    const isGone = response.status === 404 || response.status === 410;
    if (!mayKeep(response) && !isGone) return;
    const text = await response.clone().text();
    if (isGone) await answers.drop(request.url);
    else await answers.keep(request.url, response);
    if (text !== shown) world.renewed(pageId, request.url);
  }

  async function page({ request, later }: Wish, isPublic: boolean): Promise<Response> {
    const arriving = send(request).then((response) => {
      if (isPublic && mayKeep(response)) later(keepPage(request.url, response.clone()));
      return response;
    });
    later(arriving.catch(() => undefined));
    const inTime = await Promise.race([arriving.catch(() => undefined), world.wait(patienceMs)]);
    if (inTime && inTime.status < 500) return inTime;
    return (await withoutLine(request.url, isPublic)) ?? inTime ?? arriving;
  }

  /** A kept page in another language than the visitor's would be read before the scripts put it right: the shell is drawn anew. */
  async function withoutLine(url: string, isPublic: boolean): Promise<Response | undefined> {
    const [kept, bare, language] = await Promise.all([
      isPublic ? pages.find(url) : undefined,
      shell.find(),
      world.language(),
    ]);
    if (!language) return kept ?? bare;
    const isTheirs = kept && (await spokenIn(kept)) === language;
    return isTheirs ? kept : bare ? speakIn(bare, language) : kept;
  }

  /** The answers that a page brings are kept as answers, with the page's own date. */
  async function keepPage(url: string, response: Response): Promise<void> {
    const brought = takeAnswers(await response.text());
    await pages.keep(url, withText(response, brought.html));
    const date = response.headers.get('date') ?? '';
    for (const [path, body] of brought.answers) {
      const known = { 'content-type': 'application/json', date };
      await answers.keep(origin + path, new Response(JSON.stringify(body), { headers: known }));
    }
  }

  async function fetchFor(shelf: typeof files, url: string): Promise<void> {
    if (await shelf.find(url)) return;
    const response = await send(url);
    if (!mayKeep(response)) throw new Error(`${url} answered ${response.status}`);
    await shelf.keep(url, response);
  }

  const shelfOf: Partial<Record<Rule, typeof files>> = { file: files, picture: pictures, answer: answers };

  return {
    isCut: () => isCut,
    /** Null: the browser shall ask as if there were no worker. */
    serve(input: Wish): Promise<Response> | null {
      const rule = ruleOf(input.request, origin);
      if (rule === null) return null;
      if (rule === 'file') return fromShelf(files, input);
      if (rule === 'picture') return picture(input);
      if (rule === 'answer') return answer(input);
      return page(input, rule === 'page');
    },
    /** Everything a visit without a line needs. Files that are there already are not fetched again. */
    async prepare(): Promise<void> {
      for (const path of [...build.files, ...(world.isSparing ? [] : build.ahead)])
        await fetchFor(files, origin + path);
      const response = await send(shellAddress, { cache: 'reload' });
      // In the middle of an update the page and the worker may be of two builds; the next look finds them as one.
      if (!response.ok || !isOurs(await response.clone().text()))
        throw new Error('the page of this build is not there yet');
      await shell.keep(response);
    },
    /** What other builds left behind. */
    async tidy(): Promise<void> {
      await shell.dropOthers();
      for (const url of await files.urls()) if (!url.includes('/assets/')) await files.drop(url);
      for (const url of await pages.urls()) {
        const text = await (await pages.find(url))?.text();
        if (!isOurs(text ?? '')) await pages.drop(url);
      }
    },
    /** Keeps what a page had before the worker was there, out of the browser's own cache as far as it goes. */
    async keepSeen(url: string, urls: readonly string[]): Promise<void> {
      const get = (mode: RequestMode) => ({ method: 'GET', mode, headers: new Headers() });
      if (ruleOf({ url, ...get('navigate') }, origin) === 'page') await keepPage(url, await send(url));
      for (const seen of urls) {
        const rule = ruleOf({ url: seen, ...get('cors') }, origin);
        const shelf = rule === null ? undefined : shelfOf[rule];
        if (shelf) await fetchFor(shelf, seen).catch(() => undefined);
      }
    },
  };
}
