import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A file that is generated while it is sent, so memory use does not depend on its length. */
export type FileReply = { name: string; type: string; body: AsyncIterable<string | Uint8Array> };
/** Server-sent events; `comment` keeps the line open through proxies. */
export type StreamEvent = { event: string; data: unknown };
export type EventsReply = { events: AsyncIterable<StreamEvent> };

/** Longer than any download takes; a stream without a reader ends with its connection. */
export const streamTimeoutMs = 15 * 60_000;

/** Sends a download; letters of its name outside of ASCII become `_`. */
export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  const plain = file.name.replace(/[^A-Za-z0-9._-]/g, '_');
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${plain}"`)
    .type(file.type)
    .send(Readable.from(file.body, { objectMode: false }));
}

const open = new WeakMap<FastifyInstance, Set<FastifyReply>>();

/**
 * Event streams never end by themselves: they are closed when the server closes. Call it before the routes are mounted.
 */
export function closeStreamsWith(app: FastifyInstance): void {
  const replies = new Set<FastifyReply>();
  open.set(app, replies);
  app.addHook('preClose', async () => {
    for (const reply of replies) reply.raw.destroy();
  });
}

/** Sends events until the client or the server closes; a browser reconnects after 3 seconds. */
export function sendEvents(app: FastifyInstance, reply: FastifyReply, { events }: EventsReply): FastifyReply {
  open.get(app)?.add(reply);
  reply.raw.once('close', () => open.get(app)?.delete(reply));
  return (
    reply
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      // Not kept alive: nothing follows an event stream, and a closing server would wait for the idle connection.
      .header('connection', 'close')
      .type('text/event-stream; charset=utf-8')
      .send(Readable.from(asText(events), { objectMode: false }))
  );
}

async function* asText(events: AsyncIterable<StreamEvent>): AsyncGenerator<string> {
  yield 'retry: 3000\n\n';
  for await (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
