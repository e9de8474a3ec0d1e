import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { busyBody, priorityOf } from '#server/boot/admission.ts';
import { createLoadShedding } from '#server/platform/overload/load-shedding.ts';

type Options = Parameters<typeof createLoadShedding>[0];

/** A caller says who it is in a header of the test. */
export const addressOf = ({ headers }: IncomingMessage) => String(headers['x-from'] ?? 'somebody');

/** Load shedding with requests and answers that a test makes itself. */
export function openGate(waiting = () => 0, more: Partial<Options> = {}) {
  const admission = createLoadShedding({ priorityOf, waiting, refusal: busyBody, addressOf, ...more });
  function come(method: string, url: string, headers: IncomingMessage['headers'] = {}) {
    const response = new EventEmitter() as unknown as ServerResponse & {
      said: unknown[];
      headersSent: boolean;
    };
    response.said = [];
    response.statusCode = 200;
    response.writeHead = (...head: unknown[]) => {
      response.said.push(...head);
      return response;
    };
    response.end = ((body: string) => {
      response.said.push(body);
      return response;
    }) as never;
    const request = Object.assign(new EventEmitter(), { method, url, headers }) as unknown as IncomingMessage;
    return { isIn: admission.admits(request, response), request, response };
  }
  return { admission, come, [Symbol.dispose]: admission.stop };
}
