import type { FastifyInstance } from 'fastify';
import { everyRoute } from '#contract/index.ts';
import { describeApi } from '#contract/openapi.ts';
import { refusalsOf } from '#contract/refusals.ts';
import type { RouteTable } from '#contract/route.ts';
import { readingPolicy } from './http-headers.ts';

/** `/api/openapi.json`, and a page to read it by that needs no script; made when somebody wants to read them. */
export function addApiDocs(app: FastifyInstance, publicUrl: string): void {
  let json: string | undefined;
  let html: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    json ??= JSON.stringify(describeApi(everyRoute, { url: publicUrl, version: '1.1' }));
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .send(json);
  });
  app.get('/api/docs', async (_request, reply) => {
    html ??= renderDocs(everyRoute);
    return reply.header('content-security-policy', readingPolicy).type('text/html; charset=utf-8').send(html);
  });
}

const style =
  'body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2a161b;background:#fbf6ee}summary{cursor:pointer;padding:.5rem 0}code,pre{font:14px/1.45 ui-monospace,monospace}pre{background:#f3eadd;padding:1rem;overflow:auto;border-radius:12px}b{color:#86163a}small{color:#5e4a4c}';

function renderDocs(table: RouteTable): string {
  const rows = Object.entries(table).map(([key, spec]) => {
    const parts = { params: spec.params, query: spec.query, body: spec.body, reply: spec.reply };
    const shapes = Object.entries(parts).flatMap(([name, schema]) =>
      schema ? [`<h3>${name}</h3><pre>${escape(JSON.stringify(schema, null, 1))}</pre>`] : [],
    );
    const refuses = `<p>Refuses: <code>${refusalsOf(key, spec).join(', ')}</code></p>`;
    return `<details><summary><b><code>${escape(key)}</code></b> — ${escape(spec.summary)} <small>(${spec.access})</small></summary>${refuses}${shapes.join('')}</details>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sowgat API</title><style>${style}</style></head><body><h1>Sowgat API</h1><p>The same as <a href="/api/openapi.json">openapi.json</a>, to read.</p>${rows.join('')}</body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
