import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context.ts';
import { markSvg } from '#domain/brand/mark.ts';
import type { CachedResponse } from '#server/platform/cache/response-cache.ts';
import { sendCached } from '#server/platform/http/cached-first.ts';
import { projectFile } from '#server/platform/project-file.ts';
import { drawSharePicture } from '#server/features/media/draw-share-picture.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import { isUsuallyNamed, showIconColour } from './shop-name.ts';
import { writeRobots, writeSitemap, writeSitemapPart } from './addresses/sitemap.ts';

const ogPicture = projectFile('server/seed/pictures/og.jpg');
/** The same without the usual name on it. */
const plainOgPicture = projectFile('server/seed/pictures/og-plain.jpg');
const mostShared = 24;
const sitemapType = 'application/xml; charset=utf-8';

/** Mounts what only machines read: search engines, and messengers that preview a link. */
export function addMachineFiles(app: FastifyInstance, ctx: Context, origin: string): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(writeRobots(origin)),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    sendText(request, reply, {
      cached: await ctx.cache.get('page sitemap', async () => ({
        text: await ctx.replica.read(({ db }) => writeSitemap(db, origin)),
      })),
      type: sitemapType,
    }),
  );
  app.get('/sitemaps/:file', async (request, reply) => {
    const part = /^products-([1-9]\d{0,4})\.xml$/.exec((request.params as { file: string }).file)?.[1];
    if (!part) return reply.callNotFound();
    const write = async () => ({
      text: await ctx.replica.read(({ db }) => writeSitemapPart(db, origin, Number(part))),
    });
    const cached = await ctx.cache.get(`page sitemap ${part}`, write);
    return sendText(request, reply, { cached, type: sitemapType });
  });
  app.get('/favicon.svg', async (request, reply) =>
    sendText(request, reply, {
      cached: await ctx.cache.get('page favicon', async () => ({ text: markSvg(await showIconColour(ctx)) })),
      type: 'image/svg+xml; charset=utf-8',
    }),
  );
  app.get('/og.jpg', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/jpeg')
      .send(await readFile((await isUsuallyNamed(ctx)) ? ogPicture : plainOgPicture)),
  );
  addSharePictures(app, ctx);
}

/** Sends a text from the response cache; clients revalidate it every time. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: { cached: CachedResponse; type: string },
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding, cookie').header('cache-control', 'no-cache');
  return sendCached(request, reply, text);
}

/** Preview pictures of links: rendered on first request and kept in memory. */
function addSharePictures(app: FastifyInstance, ctx: Context): void {
  const gate = createSemaphore({ permits: 1, longestQueue: 20, retryAfter: 5 });
  const kept = new LRUCache<string, Buffer>({ max: mostShared });
  app.get('/og/:file', async (request, reply) => {
    const id = /^([0-9a-f]{32})\.jpg$/.exec((request.params as { file: string }).file)?.[1];
    const jpeg = id && (kept.get(id) ?? (await gate(() => drawSharePicture(ctx, id))));
    if (!id || !jpeg) return reply.callNotFound();
    kept.set(id, jpeg);
    return reply.header('cache-control', 'public, max-age=604800').type('image/jpeg').send(jpeg);
  });
}
