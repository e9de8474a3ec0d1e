import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { pagePolicy, workerPolicy } from '#server/platform/http/headers.ts';
import { projectFile } from '#server/platform/project-file.ts';
import { askedLanguage } from './private-page.ts';
import { nameBuiltPage } from './shop-name.ts';

const folder = projectFile('dist/backoffice/courier');
const address = '/office/courier/';

const read = (name: string) => readFile(resolve(folder, name), 'utf8').catch(() => undefined);

/** Serves the courier's page with its files and service worker. Without a build there is no such page. */
export async function addCourierPage(
  app: FastifyInstance,
  ctx: Pick<Context, 'db' | 'cache'>,
): Promise<void> {
  const [html, worker] = await Promise.all([read('index.html'), read('worker.js')]);
  if (html === undefined || worker === undefined) return;
  await app.register(fastifyStatic, {
    root: resolve(folder, 'assets'),
    prefix: `${address}assets/`,
    decorateReply: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response) => {
      void response.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  const texts = [
    { path: address, type: 'text/html', policy: pagePolicy(), text: html },
    { path: `${address}worker.js`, type: 'text/javascript', policy: workerPolicy, text: worker },
  ];
  for (const { path, type, policy, text } of texts)
    app.get(path, async (request, reply) => {
      // Without the trailing slash it is outside of the service worker's scope.
      if (request.url.split('?')[0] !== path) return reply.redirect(path);
      return reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .header('x-robots-tag', 'noindex')
        .type(`${type}; charset=utf-8`)
        .send(path === address ? await nameBuiltPage(ctx, text, askedLanguage(request)) : text);
    });
}
