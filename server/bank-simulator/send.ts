import type { ServerResponse } from 'node:http';
import type { Reply } from './reply.ts';

const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Writes an answer; nothing happens on a connection that is already gone. */
export function send(reply: Reply, response: ServerResponse): void {
  if (response.destroyed) return;
  response.writeHead(reply.status, {
    ...everyAnswer,
    ...reply.headers,
    'content-length': Buffer.byteLength(reply.body),
  });
  response.end(reply.body);
}
