import { visitLanguage } from '#domain/visit-language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '#contract/shared.ts';
import { isPublic, type PageName, pages } from '#domain/pages.ts';
import type { Context } from '#server/context.ts';
import type { CachedResponse } from '#server/platform/cache/response-cache.ts';
import { pagePolicy } from '#server/platform/http/headers.ts';
import { sendPacked } from '#server/platform/http/send-packed.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { outlines } from './describe-outlines.ts';
import { describers } from './describe-page.ts';
import { isEndless, readAnswers, readCondition } from './describe-shop.ts';
import { readBrand } from './describe-texts.ts';
import { firstStyles } from './first-styles.ts';
import type { Document } from './link-pages/link-document.ts';
import { addMachineFiles, sendText } from './machine-files.ts';
import { type Describe, type PageFacts, type PageInput, MissingPage } from './page-facts.ts';
import { lastPage, pageInMemory } from './page-in-memory.ts';
import { pageTexts } from './page-texts.ts';
import { type StorefrontBuild, findFiles } from './read-build.ts';
import { showShopBrand, showShopName } from './shop-name.ts';
import type { Site } from './structured-data.ts';
import { writeManifest } from './web-manifest.ts';
import { beginHash, type PageExtras, type ShellExtras, writePage, writeShell } from './write-page.ts';

const pageType = 'text/html; charset=utf-8';

/**
 * The HTML documents of the storefront's routes: public pages with their data and first screen, those between the cart
 * and the bank with their outline, others as the bare shell.
 */
export function createDocuments(ctx: Context, built: StorefrontBuild) {
  const origin = new URL(ctx.config.publicUrl).origin;
  const stylesOf = firstStyles(built.sheets);
  const dress = dressWith(pagePolicy({ scriptHashes: [beginHash] }));

  async function sendShell(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    more: { name?: string; extras?: ShellExtras | undefined } = {},
  ): Promise<FastifyReply> {
    const text = await writeBare(ctx, request, { html: built.html, more });
    return sendPacked(request, dress(reply).code(status), text);
  }

  function documentOf(page: PageName, describe: Describe): Document {
    return async (request, reply) => {
      const lang = languageOf(request);
      const query = new URLSearchParams(request.url.split('?')[1] ?? '');
      const id = (request.params as { id?: string }).id ?? '';
      const bare = findBare(page, query, { lang, now: ctx.now() });
      if (bare) return sendShell(request, reply, 200, bare);
      try {
        const key = `page ${page} ${JSON.stringify([id, lang, readListed(page, query, ctx.now())])}`;
        const cached = await ctx.cache.get(key, async () => {
          const { site, facts } = await ctx.replica.read((from) =>
            readFacts({ ...ctx, ...from }, describe, { at: { origin, lang }, input: { id, query } }),
          );
          const files = findFiles(built, facts.code);
          const html = await drawFirst(ctx, built, { facts, lang });
          const drawing = html ? { html, styles: stylesOf(files.sheets, html) } : undefined;
          return withTags(facts, writePage(facts, site, { shell: built.html, files, drawing }));
        });
        return await sendNamed(ctx.cache, request, { reply: dress(reply), cached, key });
      } catch (error) {
        const status = missingStatus(error);
        if (status) return sendShell(request, reply, status, { name: pageTexts.missing[lang] });
        // Description and first screen are optional: on an error the shell is sent, which works without them.
        ctx.log.warn({ err: error, path: pages[page].path }, 'a page could not be described');
        return dress(reply).send(built.html);
      }
    };
  }

  return {
    shell:
      (status: number, extras: PageExtras = {}): Document =>
      async (request, reply) =>
        sendShell(request, reply, status, {
          ...(status === 404 ? { name: pageTexts.missing[extras.lang ?? languageOf(request)] } : {}),
          extras: { ...extras, ...(extras.code ? { files: findFiles(built, extras.code) } : {}) },
        }),
    /** The document of a route of the storefront. */
    at(name: PageName): Document {
      const describe = ctx.config.firstView && describerOf(name);
      return describe ? sendingLast(ctx.cache, dress)(documentOf(name, describe)) : this.shell(200);
    },
    /** Mounts what only machines read: robots.txt, sitemap, manifest. */
    mount(app: FastifyInstance): void {
      addMachineFiles(app, ctx, origin);
      addManifest(app, ctx);
    },
  };
}

/** The HTML of the first screen; undefined when it cannot be rendered: then the splash stays until the app starts. */
async function drawFirst(
  ctx: Context,
  built: StorefrontBuild,
  { facts, lang }: { facts: PageFacts; lang: Lang },
): Promise<string | undefined> {
  const [path = '/', search = ''] = (facts.drawn ?? facts.canonical).split('?');
  try {
    return await built.draw?.({ path, search, language: lang, answers: facts.answers, now: ctx.now });
  } catch (error) {
    ctx.log.warn({ err: error, path }, 'a first screen could not be drawn');
    return undefined;
  }
}

/** Under overload the last page is sent instead of a new one. */
const sendingLast =
  (cache: Context['cache'], dress: (reply: FastifyReply) => FastifyReply) =>
  (make: Document): Document =>
  (request, reply) => {
    const last = lastPage(cache, request.raw);
    return last ? sendText(request, dress(reply), { cached: last, type: pageType }) : make(request, reply);
  };

/** Sends a page, which is then found in memory by its address. */
function sendNamed(
  cache: Context['cache'],
  request: FastifyRequest,
  { reply, cached, key }: { reply: FastifyReply; cached: CachedResponse; key: string },
): Promise<FastifyReply> {
  cache.nameAddress(pageInMemory(request.raw), key);
  return sendText(request, reply, { cached, type: pageType });
}

type Shell = { html: string; more: Parameters<typeof writeShell>[2] };

async function writeBare(ctx: Context, request: FastifyRequest, { html, more }: Shell): Promise<string> {
  if (!ctx.config.firstView) return html;
  const lang = more?.extras?.lang ?? languageOf(request);
  return writeShell(html, { lang, ...(await showShopBrand(ctx, lang)) }, more);
}

type PageRequest = { at: Omit<Site, 'name' | 'style'>; input: PageInput };

async function readFacts(ctx: Context, describe: Describe, { at, input }: PageRequest) {
  const { shop: name, style } = await showShopBrand(ctx, at.lang);
  const site: Site = { ...at, name, style: style.html };
  return { site, facts: await describe(ctx, site, input) };
}

function addManifest(app: FastifyInstance, ctx: Context): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const lang = languageOf(request);
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .type('application/manifest+json; charset=utf-8')
      .send(writeManifest(lang, await showShopName(ctx, lang)));
  });
}

/** Pages are revalidated each time, unless the page has set another cache-control. */
const dressWith = (policy: string) => (reply: FastifyReply) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', reply.getHeader('cache-control') ?? 'no-cache')
    .type(pageType);

const withTags = ({ shows = [] }: PageFacts, text: string) => ({ text, tags: shows.map(({ id }) => id) });

function missingStatus(error: unknown): 404 | 410 | undefined {
  if (error instanceof MissingPage) return error.status;
  return error instanceof Refusal && error.code.endsWith('.not-found') ? 404 : undefined;
}

const describerOf = (name: PageName) => (isPublic(name) ? describers[name] : outlines[name]);

/** Where only the bare shell fits: a list without end, an order that is placed already. */
function findBare(
  page: PageName,
  query: URLSearchParams,
  { lang, now }: { lang: Lang; now: Date },
): { name?: string } | undefined {
  if (page === 'checkout' && query.has('placed')) return {};
  const usual = pageTexts[page === 'shop' ? 'shop' : 'giftFinder'][lang];
  return isEndless(page, query, now) ? { name: usual } : undefined;
}

/** The parts of the query that select another page; others are ignored. */
function readListed(page: PageName, query: URLSearchParams, now: Date): string {
  if (page === 'giftFinder') return JSON.stringify(readAnswers(query, now));
  if (page === 'shop') return readCondition(query);
  return page === 'brand' ? readBrand(query) : '';
}

function languageOf({ headers, url }: FastifyRequest): Lang {
  return visitLanguage(headers.cookie ?? '', url);
}
