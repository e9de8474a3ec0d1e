import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pagePolicy, workerPolicy } from '#server/platform/http/headers.ts';
import { projectFile } from '#server/platform/project-file.ts';

const folder = projectFile('dist/backoffice/courier');
const address = '/office/courier/';

const read = (name: string) => readFile(resolve(folder, name), 'utf8').catch(() => undefined);

/** The courier's page with its files and its worker. Where it has not been built there is none. */
export async function addCourierPage(app: FastifyInstance): Promise<void> {
  const [html, worker] = await Promise.all([read('index.html'), read('worker.js')]);
  if (html === undefined || worker === undefined) return;
  await app.register(fastifyStatic, {
    root: resolve(folder, 'assets'),
    prefix: `${address}assets/`,
    decorateReply: false,
    wildcard: false,
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
    app.get(path, async ({ url }, reply) => {
      // Without its slash it is outside of what the worker serves.
      if (url.split('?')[0] !== path) return reply.redirect(path);
      return reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .header('x-robots-tag', 'noindex')
        .type(`${type}; charset=utf-8`)
        .send(text);
    });
}
