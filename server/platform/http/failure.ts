import type { RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import type { Words } from './errors.ts';
import { refusalHead } from './headers.ts';

/**
 * Wraps a listener outside of the framework, where an exception would end the process and every request in it: it fails
 * this one request instead.
 */
export function answerFailures(
  log: FastifyBaseLogger,
  words: Words,
  listener: RequestListener,
): RequestListener {
  return (request, response) => {
    try {
      listener(request, response);
    } catch (error) {
      log.error({ err: error }, 'request failed outside of the routes');
      sendFailure(response, words);
    }
  };
}

/** Answers 500 in the shape of a refusal; when the answer has begun, it can only be cut off. */
export function sendFailure(response: ServerResponse, words: Words): void {
  if (response.headersSent) return void response.destroy();
  const body: ErrorBody = {
    response: 'error',
    code: 'server.failed',
    message: words('server.failed', 'tm'),
  };
  const text = JSON.stringify(body);
  response.writeHead(500, refusalHead(text)).end(text);
}
