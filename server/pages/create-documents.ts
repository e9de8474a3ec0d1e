import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { pagePolicy } from '#server/platform/http-headers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { publicPages } from './describe-page.ts';
import { isEndless, readCondition } from './describe-shop.ts';
import { type Describe, PageMissing } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';
import { readFiles } from './read-files.ts';
import { sendText } from './send-text.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';
import { writeManifest } from './web-manifest.ts';
import { writePage, writeShell } from './write-page.ts';

const ogPicture = resolve(import.meta.dirname, '../seed/pictures/og.jpg');

type Document = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The documents behind addresses: public pages with all that is known of them, the rest as the bare shell. */
export function createDocuments(ctx: Context, built: { html: string; manifest: string | undefined }) {
  const origin = new URL(ctx.config.publicUrl).origin;
  const filesOf = readFiles(built.manifest, built.html);
  const policy = pagePolicy();

  function dress(reply: FastifyReply): FastifyReply {
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8');
  }

  function sendShell(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    name?: string,
  ): FastifyReply {
    const text = ctx.config.firstView ? writeShell(built.html, languageOf(request), name) : built.html;
    return dress(reply).code(status).send(text);
  }

  function documentOf(path: string, describe: Describe): Document {
    return async (request, reply) => {
      const lang = languageOf(request);
      const query = new URLSearchParams(request.url.split('?')[1] ?? '');
      const id = (request.params as { id?: string }).id ?? '';
      if (path === '/shop' && isEndless(query)) return sendShell(request, reply, 200, pageTexts.shop[lang]);
      try {
        const key = `page ${path} ${JSON.stringify([id, lang, path === '/shop' ? readCondition(query) : ''])}`;
        const answer = await ctx.cache.get(key, async (mentions) => {
          const facts = await ctx.replica.read((db) =>
            describe({ ...ctx, db, mentions }, { origin, lang }, { id, query }),
          );
          return writePage(built.html, facts, { origin, lang }, filesOf(facts.code));
        });
        return await sendText(request, dress(reply), answer);
      } catch (error) {
        const status = missingStatus(error);
        if (status) return sendShell(request, reply, status, pageTexts.missing[lang]);
        // Everything a page says about itself is an extra; the shop opens without it.
        ctx.log.warn({ err: error, path }, 'a page could not be described');
        return dress(reply).send(built.html);
      }
    };
  }

  return {
    shell:
      (status: number): Document =>
      async (request, reply) =>
        sendShell(
          request,
          reply,
          status,
          status === 404 ? pageTexts.missing[languageOf(request)] : undefined,
        ),
    /** What answers under a route of the storefront. */
    at(path: string): Document {
      const describe = ctx.config.firstView ? publicPages[path] : undefined;
      return describe ? documentOf(path, describe) : this.shell(200);
    },
    /** What only machines read. */
    mount(app: FastifyInstance): void {
      app.get('/robots.txt', async (_request, reply) =>
        reply.type('text/plain; charset=utf-8').send(writeRobots(origin)),
      );
      app.get('/sitemap.xml', async (request, reply) =>
        sendText(
          request,
          reply.type('application/xml; charset=utf-8'),
          await ctx.cache.get('page sitemap', () => ctx.replica.read((db) => writeSitemap(db, origin))),
        ),
      );
      app.get('/manifest.webmanifest', async (request, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .header('vary', 'cookie')
          .type('application/manifest+json; charset=utf-8')
          .send(writeManifest(languageOf(request))),
      );
      app.get('/og.jpg', async (_request, reply) =>
        reply
          .header('cache-control', 'public, max-age=86400')
          .type('image/jpeg')
          .send(await readFile(ogPicture)),
      );
    },
  };
}

function missingStatus(error: unknown): 404 | 410 | undefined {
  if (error instanceof PageMissing) return error.status;
  return error instanceof Refusal && error.code.endsWith('.not-found') ? 404 : undefined;
}

/** The link's language, or the visitor's own choice, which the storefront mirrors in a cookie. */
function languageOf(request: FastifyRequest): Lang {
  const asked = /[?&]lang=(tk|tm|ru)\b/.exec(request.url)?.[1];
  const chosen = asked ?? /(?:^|; )userLanguage=(tm|ru)\b/.exec(request.headers.cookie ?? '')?.[1];
  return chosen === 'ru' ? 'ru' : 'tm';
}
