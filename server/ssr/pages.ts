import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type LinkPurpose, orderNumberPath } from '#domain/links/link.ts';
import { orderNumber } from '#domain/order.ts';
import { pageAddress, pageAt, type PageName, pageNames, pages } from '#domain/pages.ts';
import type { Context } from '#server/context.ts';
import { addGiftPages } from './gift-requests/gift-pages.ts';
import { addLiftPage } from './gift-requests/lift-page.ts';
import { type Document, linkDocument } from './link-pages/link-document.ts';
import { createDocuments } from './create-documents.ts';
import { readBuild } from './read-build.ts';
import { addPhotoForm } from './link-pages/photo-form.ts';
import { addReminderForms } from './link-pages/reminder-page.ts';
import { addWaitingPage } from './waiting-page.ts';
import { workerPolicy } from '#server/platform/http/headers.ts';
import { projectFile } from '#server/platform/project-file.ts';

const storefront = projectFile('dist/storefront');
const isForEver = /[/\\]assets[/\\]/;
const forEver = 'public, max-age=31536000, immutable';
const pictureTypes = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
]);

/** Serves the storefront's files, the pictures, and the HTML page of every route of the shop. */
export async function addPages(app: FastifyInstance, ctx: Context, folder = storefront): Promise<void> {
  const build = readBuild(folder, ctx.config.firstView);
  addPlainPages(app, ctx, build);
  let built = await build();
  if (!built) return;
  let documents = createDocuments(ctx, built);
  documents.mount(app);
  /** Pages of the newest build: after a rebuild they name its files. */
  async function current() {
    const newest = await build();
    if (newest && newest !== built) {
      built = newest;
      documents = createDocuments(ctx, newest);
      ctx.cache.invalidate();
    }
    return documents;
  }
  for (const name of pageNames)
    app.get(pages[name].path, async (asked, reply) => documentAt(ctx, await current(), name)(asked, reply));

  await app.register(fastifyStatic, {
    root: folder,
    // Files are looked up at each request, because a rebuild brings new ones.
    serve: false,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      void response.header('cache-control', isForEver.test(path) ? forEver : 'no-cache');
      if (/sw\.js(\.\w+)?$/.test(path)) void response.header('content-security-policy', workerPolicy);
    },
  });
  app.get('/*', async (request, reply) => {
    const [path = '', ...query] = request.url.split('?');
    if (/^\/api(\/|$)/.test(path)) return reply.callNotFound();
    // Each page has one address: other upper or lower case is redirected to it.
    const corrected = correctCase(path);
    if (corrected) return reply.redirect([corrected, ...query].join('?'), 301);
    // A missing file is a plain 404; a missing page is the shop's own 404 page.
    if (/\.[a-z0-9]+$/i.test(path)) return reply.sendFile(path.slice(1));
    return (await current()).shell(404)(request, reply);
  });
}

/** Pages that work without the storefront's JavaScript. */
function addPlainPages(app: FastifyInstance, ctx: Context, build: ReturnType<typeof readBuild>): void {
  addPictures(app, ctx);
  addReminderForms(app, ctx);
  addPhotoForm(app, ctx);
  const findSheets = async () => sheetsOf((await build())?.html ?? '');
  addGiftPages(app, ctx, findSheets);
  addLiftPage(app, ctx, findSheets);
  addWaitingPage(app, ctx, findSheets);
  app.get(`${orderNumberPath}:number`, async (request, reply) => {
    const { number } = request.params as { number: string };
    return reply.redirect(pageAddress('order', orderNumber(Number(number) || 0)), 302);
  });
}

/** Addresses of the style sheets in the shop's HTML page. */
function sheetsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet"[^<>]*href="([^"]+)"/g)].map(([, href = '']) => href);
}

/** Pages of secret links, by the purpose of their tokens. */
const linkPages: Partial<Record<PageName, LinkPurpose>> = { orderLink: 'order', repeat: 'repeat' };

type Documents = ReturnType<typeof createDocuments>;

function documentAt(ctx: Context, documents: Documents, name: PageName): Document {
  const purpose = linkPages[name];
  return purpose ? linkDocument(ctx, documents.shell, purpose) : documents.at(name);
}

function addPictures(app: FastifyInstance, ctx: Pick<Context, 'storage'>): void {
  app.get('/pictures/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const type = pictureTypes.get(path.split('.').pop() ?? '');
    const data =
      type && /^(?!.*\.\.)[a-z0-9][a-z0-9/._-]*$/.test(path) ? await ctx.storage.read(path) : undefined;
    if (!type || !data) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(data);
  });
}

/**
 * The correct spelling of an address that differs only in upper or lower case, matched as in the storefront's router.
 *
 * @returns the address with its `:id` unchanged; undefined where there is no such page, or nothing to correct
 */
function correctCase(path: string): string | undefined {
  const page = pageAt(path);
  const corrected = page && pages[page.name].path.replace(':id', () => page.id);
  return corrected === path ? undefined : corrected;
}
