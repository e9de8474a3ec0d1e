import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { projectFile } from '#server/platform/project-file.ts';
import { drawSharePicture } from '#server/features/media/draw-share-picture.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import { sendText } from './send-text.ts';
import { writeRobots, writeSitemap, writeSitemapPart } from './sitemap.ts';

const ogPicture = projectFile('server/seed/pictures/og.jpg');
const mostShared = 24;

/** What only machines read: search engines, and messengers that show a link. */
export function addMachineFiles(app: FastifyInstance, ctx: Context, origin: string): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(writeRobots(origin)),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    sendText(
      request,
      reply.type('application/xml; charset=utf-8'),
      await ctx.cache.get('page sitemap', async () => ({
        text: await ctx.replica.read(({ db }) => writeSitemap(db, origin)),
      })),
    ),
  );
  app.get('/sitemaps/:file', async (request, reply) => {
    const part = /^products-([1-9]\d{0,4})\.xml$/.exec((request.params as { file: string }).file)?.[1];
    if (!part) return reply.callNotFound();
    const write = async () => ({
      text: await ctx.replica.read(({ db }) => writeSitemapPart(db, origin, Number(part))),
    });
    return sendText(
      request,
      reply.type('application/xml; charset=utf-8'),
      await ctx.cache.get(`page sitemap ${part}`, write),
    );
  });
  app.get('/og.jpg', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/jpeg')
      .send(await readFile(ogPicture)),
  );
  addSharePictures(app, ctx);
}

/** Drawn when a link is shown for the first time; whoever shows it next asks for the same ones. */
function addSharePictures(app: FastifyInstance, ctx: Context): void {
  const gate = createSemaphore({ permits: 1, longestQueue: 20, retryAfter: 5 });
  const kept = new Map<string, Buffer>();
  app.get('/og/:file', async (request, reply) => {
    const id = /^([0-9a-f]{32})\.jpg$/.exec((request.params as { file: string }).file)?.[1];
    const jpeg = id && (kept.get(id) ?? (await gate(() => drawSharePicture(ctx, id))));
    if (!id || !jpeg) return reply.callNotFound();
    kept.delete(id);
    if (kept.size >= mostShared) kept.delete(kept.keys().next().value as string);
    kept.set(id, jpeg);
    return reply.header('cache-control', 'public, max-age=604800').type('image/jpeg').send(jpeg);
  });
}
