/**
 * One POST to a bank: no redirects, no keep-alive (a stale connection would turn a request that was never sent into one
 * that "may have happened"), a limit on the size of the answer, and certificates always verified.
 */
import { type Agent, type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';

export type Reply =
  | { kind: 'answer'; httpStatus: number; text: string; retryAfter: string | null }
  /** The connection was never established, so the bank cannot have seen the request. */
  | { kind: 'not-sent'; reason: string }
  /** The connection was established and then failed: the bank may have acted. */
  | { kind: 'broken'; reason: string };

export type PostInput = {
  url: URL;
  form: URLSearchParams;
  agent: Agent;
  connectMs: number;
  /** For the whole request, connecting included. */
  totalMs: number;
  maxBytes: number;
};

/** Sends a form and waits for the whole answer. Never rejects. */
export function postForm(input: PostInput): Promise<Reply> {
  return new Promise((resolve) => {
    const body = input.form.toString();
    const secure = input.url.protocol === 'https:';
    const call = (secure ? httpsRequest : httpRequest)(input.url, {
      method: 'POST',
      agent: input.agent,
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        accept: 'application/json',
        'accept-encoding': 'identity',
      },
    });
    let connected = false;
    const overall = setTimeout(() => end(lost('time-out')), input.totalMs);
    const connecting = setTimeout(
      () => end({ kind: 'not-sent', reason: 'connect-time-out' }),
      input.connectMs,
    );

    function lost(reason: string): Reply {
      return { kind: connected ? 'broken' : 'not-sent', reason };
    }
    function end(result: Reply): void {
      clearTimeout(overall);
      clearTimeout(connecting);
      call.destroy();
      resolve(result);
    }

    call.on('error', (error: NodeJS.ErrnoException) => end(lost(error.code ?? 'connection-error')));
    call.on('response', (answer) => void readAnswer(answer, input.maxBytes).then(end));
    whenConnected(call, secure, () => {
      connected = true;
      clearTimeout(connecting);
    });
    call.end(body);
  });
}

/** Request bytes leave only after the TLS handshake, so for HTTPS a TCP connection alone proves nothing. */
function whenConnected(call: ClientRequest, secure: boolean, then: () => void): void {
  call.once('socket', (socket: Socket) => socket.once(secure ? 'secureConnect' : 'connect', then));
}

function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<Reply> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    answer.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) resolve({ kind: 'broken', reason: 'answer-too-large' });
      else chunks.push(chunk);
    });
    answer.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ kind: 'broken', reason: error.code ?? 'answer-cut' }),
    );
    answer.on('close', () => resolve({ kind: 'broken', reason: 'answer-cut' }));
    answer.on('end', () =>
      resolve({
        kind: 'answer',
        httpStatus: answer.statusCode ?? 0,
        text: Buffer.concat(chunks).toString('utf8'),
        retryAfter: answer.headers['retry-after'] ?? null,
      }),
    );
  });
}
