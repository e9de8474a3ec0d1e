import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from '#server/platform/http/headers.ts';
import { projectFile } from '#server/platform/project-file.ts';
import type { Context } from '#server/context.ts';
import { addCourierPage } from './courier-page.ts';
import { askedLanguage } from './private-page.ts';
import { nameBuiltPage } from './shop-name.ts';

const office = projectFile('dist/backoffice');

/** Serves the back office under /office: its files and its single page. Without a build there is no such page. */
export async function addOfficePages(
  app: FastifyInstance,
  ctx: Pick<Context, 'db' | 'cache'>,
): Promise<void> {
  const html = await readFile(resolve(office, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return;
  await app.register(fastifyStatic, {
    root: resolve(office, 'assets'),
    prefix: '/office/assets/',
    // The storefront's file plugin has decorated the reply already.
    decorateReply: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response) => {
      void response.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  // The shop's policy: scripts from our own origin only, none inline. It allows inline styles, which the component
  // library uses.
  const policy = pagePolicy();
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(await nameBuiltPage(ctx, html, askedLanguage(request)));
  await addCourierPage(app, ctx);
  app.get('/office', async (request, reply) => sendPage(request, reply));
  app.get('/office/*', async (request, reply) =>
    /\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? '') ? reply.callNotFound() : sendPage(request, reply),
  );
}
