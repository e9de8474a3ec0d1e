import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { createDocuments } from './pages/create-documents.ts';

const storefront = resolve(import.meta.dirname, '../dist/storefront');
const pictureTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** The storefront's files, the pictures, and the one page that every route of the shop begins with. */
export async function addPages(app: FastifyInstance, ctx: Context): Promise<void> {
  addPictures(app, ctx);
  const read = (path: string) => readFile(resolve(storefront, path), 'utf8').catch(() => undefined);
  const [html, manifest] = await Promise.all([read('index.html'), read('.vite/manifest.json')]);
  if (html === undefined) return;
  await app.register(fastifyStatic, {
    root: storefront,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      void response.header(
        'cache-control',
        /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const documents = createDocuments(ctx, { html, manifest });
  const missing = documents.shell(404);
  documents.mount(app);
  for (const path of pagePaths) app.get(path, documents.at(path));
  app.get('/*', async (request, reply) => {
    // A missing file is a plain 404; a missing page is the shop's own.
    if (/\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? '') || request.url.startsWith('/api/'))
      return reply.callNotFound();
    return missing(request, reply);
  });
}

/** The routes of the storefront (its routes.tsx shows the screens); any other path is a true 404. */
const pagePaths = [
  '/',
  '/shop',
  '/product/:id',
  '/idea/:id',
  '/ideas',
  '/brand',
  '/aboutUs',
  '/privacy_policy',
  '/login',
  '/login/code',
  '/order/create',
  '/order/check-payment/:id',
  '/account',
  '/account/wishlist',
  '/account/card',
  '/account/address',
  '/account/address/new',
  '/account/address/:id',
  '/account/profile/:id',
  '/account/orderlist',
  '/account/orderDetail/:id',
  '/account/delivery',
  '/account/passwordreset',
];

function addPictures(app: FastifyInstance, ctx: Pick<Context, 'storage'>): void {
  app.get('/pictures/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const type = pictureTypes[path.split('.').pop() ?? ''];
    const data =
      type && /^(?!.*\.\.)[a-z0-9][a-z0-9/._-]*$/.test(path) ? await ctx.storage.read(path) : undefined;
    if (!type || !data) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(data);
  });
}
