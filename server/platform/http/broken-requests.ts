import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts';
import { securityHeaders } from './headers.ts';
import type { Words } from './errors.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Time-outs of a request's headers and of the whole request; checked twice a second. */
export const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 14_000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 72_000,
  requireHostHeader: false,
  // How much of a body is buffered unread: all of it may reach a parser in one turn of the event loop.
  highWaterMark: 8 * 1024,
};
/** A connection without traffic for this long is closed. */
export const silentSocketMs = 30_000;

type SocketError = Error & { code?: string };

/**
 * Answers input that is not HTTP, too slow or too large, for which no hook runs because there is no request. The answer
 * has the shop's usual body and headers, and the connection ends.
 */
export function answerBroken(words: Words): (error: SocketError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else cutOff(socket, codeOf(error), words);
  };
}

/** Ends a connection with a refusal; without one if an answer has begun, since a second could not follow it. */
export function cutOff(socket: Socket, code: ErrorCode, words: Words): void {
  const { _httpMessage: begun } = socket as Socket & { _httpMessage?: ServerResponse };
  if (socket.writable && !begun?.headersSent) socket.write(textOf(code, words));
  socket.destroy();
}

/**
 * Whether a request has exactly one Host header. Of several, Node takes the first and another proxy may take the last.
 */
export function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/** Refuses what Node would answer with a bare status or let pass: no Host header or several, and an unknown Expect. */
export function refuseStrangeHeaders(app: FastifyInstance, words: Words): void {
  app.addHook('onRequest', async ({ raw }) => {
    const mayBeNameless = raw.httpVersion === '1.0' && raw.headers.host === undefined;
    if (!mayBeNameless && !namesOneHost(raw)) throw new Refusal('request.invalid');
  });
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.socket?.end(textOf('request.invalid', words));
  });
}

function codeOf({ code }: SocketError): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request.too-slow';
  return code === 'HPE_HEADER_OVERFLOW' ? 'request.headers-too-large' : 'request.invalid';
}

function textOf(code: ErrorCode, words: Words): string {
  const body: ErrorBody = { response: 'error', code, message: words(code, 'tm') };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${errorStatus[code]} ${reasons[errorStatus[code]] ?? 'Bad Request'}`,
    ...securityHeaders.map((pair) => pair.join(': ')),
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

const reasons: Record<number, string> = { 408: 'Request Timeout', 431: 'Request Header Fields Too Large' };
