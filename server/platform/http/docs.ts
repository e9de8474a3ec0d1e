import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { everyRoute, shopRoutes } from '#contract/index.ts';
import { describeApi } from '#contract/openapi.ts';
import { refusalsOf } from '#contract/refusals.ts';
import type { RouteTable } from '#contract/route.ts';
import { sendCached } from './cached-first.ts';
import { escapeHtml as escape } from './markup.ts';
import { readingPolicy } from './headers.ts';
import { type CachedResponse, newResponse } from '#server/platform/cache/response-cache.ts';

type DocsOptions = {
  publicUrl: string;
  /** Whether this caller is shown the routes of the office too. */
  seesOffice: (request: FastifyRequest) => boolean | Promise<boolean>;
  shopName: () => Promise<string>;
};
type Kind = 'json' | 'html';

/**
 * `/api/openapi.json`, and an HTML page of it that needs no script; each made and compressed once, when first
 * requested under the shop's name. Callers who may not see the office get the shop's routes only.
 */
export function addApiDocs(app: FastifyInstance, { publicUrl, seesOffice, shopName }: DocsOptions): void {
  const made = new Map<string, { shop: string; answer: CachedResponse }>();
  function read(kind: Kind, isWhole: boolean, shop: string): CachedResponse {
    const name = `${kind} ${isWhole}`;
    const known = made.get(name);
    if (known?.shop === shop) return known.answer;
    const table: RouteTable = isWhole ? everyRoute : shopRoutes;
    const text =
      kind === 'json'
        ? JSON.stringify(describeApi(table, { url: publicUrl, version: '1.1', shop }))
        : renderDocs(table, shop);
    const answer = newResponse({ text });
    made.set(name, { shop, answer });
    return answer;
  }
  async function send(request: FastifyRequest, reply: FastifyReply, kind: Kind) {
    const cached = read(kind, await seesOffice(request), await shopName());
    reply.header('vary', 'accept-encoding, cookie').header('cache-control', 'public, max-age=60');
    if (kind === 'html') reply.header('content-security-policy', readingPolicy);
    const type = kind === 'json' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
    return sendCached(request, reply, { cached, type });
  }
  app.get('/api/openapi.json', async (request, reply) => send(request, reply, 'json'));
  app.get('/api/docs', async (request, reply) => send(request, reply, 'html'));
}

const style =
  'body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2a161b;background:#fbf6ee}summary{cursor:pointer;padding:.5rem 0}code,pre{font:14px/1.45 ui-monospace,monospace}pre{background:#f3eadd;padding:1rem;overflow:auto;border-radius:12px}b{color:#86163a}small{color:#5e4a4c}';

function renderDocs(table: RouteTable, shop: string): string {
  const rows = Object.entries(table).map(([key, spec]) => {
    const parts = { params: spec.params, query: spec.query, body: spec.body, reply: spec.reply };
    const shapes = Object.entries(parts).flatMap(([name, schema]) =>
      schema ? [`<h3>${name}</h3><pre>${escape(JSON.stringify(schema, null, 1))}</pre>`] : [],
    );
    const refuses = `<p>Refuses: <code>${refusalsOf(key, spec).join(', ')}</code></p>`;
    return `<details><summary><b><code>${escape(key)}</code></b> — ${escape(spec.summary)} <small>(${spec.access})</small></summary>${refuses}${shapes.join('')}</details>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(shop)} API</title><style>${style}</style></head><body><h1>${escape(shop)} API</h1><p>The same as <a href="/api/openapi.json">openapi.json</a>, to read.</p>${rows.join('')}</body></html>`;
}
