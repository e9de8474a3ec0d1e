import type { FastifyInstance } from 'fastify';
import { parsePhone } from '#domain/phone.ts';
import { escapeHtml as escape } from '#server/platform/http/markup.ts';
import { readingPolicy } from '#server/platform/http/headers.ts';
import type { SmsInbox } from '#server/adapters/sms/inbox.ts';

const style =
  'body{font:17px/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:1.5rem 1rem;color:#2a161b;background:#fbf6ee}h1{font-size:1.4rem}article{background:#fff;border:1px solid #e6d9c8;border-radius:18px;padding:1rem;margin:.75rem 0}pre{font:inherit;white-space:pre-wrap;margin:.25rem 0 0}small{color:#5e4a4c}';

/** The SMS inbox of a demonstration: every SMS sent, newest first, as a page and as JSON. */
export function addDemoEndpoints(app: FastifyInstance, inbox: SmsInbox): void {
  app.get('/demo/sms.json', async (request, reply) => {
    const [typed] = [(request.query as { to?: string | string[] }).to].flat();
    // An unescaped plus in a query arrives as a space.
    const to = typed === undefined ? undefined : (parsePhone(typed) ?? typed.replace(/^ /, '+'));
    return reply.header('cache-control', 'no-store').send(inbox.recent(to));
  });
  app.get('/demo/sms', async (_request, reply) => {
    const messages = inbox
      .recent()
      .map(
        (sms) =>
          `<article><small>${sms.to} · ${sms.at.toISOString().slice(11, 19)} UTC</small><pre>${escape(sms.text)}</pre></article>`,
      );
    const list = messages.join('') || '<p>SMS heniz ýok. · Пока нет SMS.</p>';
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', readingPolicy)
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="tk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><title>SMS</title><style>${style}</style></head><body><h1>SMS</h1>${list}</body></html>`,
      );
  });
}
