import type { IncomingMessage, ServerResponse } from 'node:http';
import { bringsBody } from './connections.ts';
import { securityHeaders } from './headers.ts';

/** Who is sent away first when it gets too much; `never` is what must go on whatever happens. */
export type Priority = 'first' | 'next' | 'last' | 'never';
export type LoadSheddingOptions = {
  rankOf: (method: string, address: string) => Priority;
  /** How many calls wait for a database connection. */
  waiting: () => number;
  /** The whole refusal as JSON, in the language of this `Accept-Language`. */
  refusal: (accepted: string | undefined) => string;
  /** Told once a second of those that were refused in it, and of how full the node was. */
  onRefused?: (told: { refused: number; inFlight: number; waiting: number; lateMs: number }) => void;
};
export type LoadShedding = {
  /** Lets a request in, or answers it with 503 at once. */
  admits(request: IncomingMessage, response: ServerResponse): boolean;
  /** Asks again where a body has arrived since: whether there is still room for the work that begins now. */
  hasRoomFor(request: IncomingMessage): boolean;
  inFlight(): number;
  refused(): number;
  stop(): void;
};

/** More requests at once than this only wait for each other. */
const mostInFlight = 300;
const mostWaiting = 200;
/** A loop that is late by so much on average has far too much to do; one long pause is none yet. */
const mostLateMs = 600;
/** Looking around is not worth waiting for longer than this; people who order stand in line (wait-in-line.ts). */
const patienceMs: Record<Priority, number> = { first: 250, next: 1_500, last: Infinity, never: Infinity };
/** So many at once are nothing unusual, however long they take: one page brings two dozen files. */
const fewInFlight = 32;
/** Requests a second, where nothing else is known. */
const easyPace = 1_000;
/** Of what is left between two looks: five seconds make two thirds. */
const fading = 0.02;
/** How full the node may be before a rank is sent away. */
const shares: Record<Priority, number> = { first: 0.35, next: 0.6, last: 1, never: Infinity };
const lookMs = 100;
/** One line for all: a line for each would be more work than what was refused. */
const tellMs = 1_000;
const retryAfterSeconds = 2;

/**
 * Guards a node against more than it can do: a few who are told at once to come back soon are better off than all who wait in
 * vain. It decides before anything is read, so that a refusal costs next to nothing.
 *
 * What counts is the work of the node: from the moment a body has arrived (at once where there is none) until the answer is
 * handed to the connection. Neither a body that does not end nor an answer that nobody reads takes anybody's place; they are
 * bounded by themselves (http-connections.ts).
 */
export function createLoadShedding(options: LoadSheddingOptions): LoadShedding {
  /** The answers that are being made, and whether their head had left at the last look. */
  const inFlight = new Map<ServerResponse, boolean>();
  let finished = 0;
  let perSecond = easyPace;
  let refused = 0;
  let lateMs = 0;
  let expectedAt = performance.now() + lookMs;
  const looking = setInterval(() => {
    const now = performance.now();
    for (const [response, wasLeaving] of inFlight)
      if (wasLeaving) over(response);
      else if (response.headersSent) inFlight.set(response, true);
    // The pace of a node that has little to do says nothing about what it can do: what was learned fades within seconds, so that
    // a moment of quiet between two crowds does not let in all of the next one.
    if (inFlight.size > fewInFlight)
      perSecond = perSecond * 0.8 + (finished / (now - expectedAt + lookMs)) * 1_000 * 0.2;
    else perSecond += (easyPace - perSecond) * fading;
    finished = 0;
    lateMs = lateMs * 0.8 + Math.min(mostLateMs, Math.max(0, now - expectedAt)) * 0.2;
    expectedAt = now + lookMs;
  }, lookMs);
  looking.unref();
  let told = 0;
  const telling = setInterval(() => {
    if (refused > told)
      options.onRefused?.({
        refused: refused - told,
        inFlight: inFlight.size,
        waiting: options.waiting(),
        lateMs: Math.round(lateMs),
      });
    told = refused;
  }, tellMs);
  telling.unref();

  const fullness = () =>
    Math.max(inFlight.size / mostInFlight, options.waiting() / mostWaiting, lateMs / mostLateMs);
  /** As many as are before one, at the pace at which they went lately. */
  const wouldWaitMs = () =>
    inFlight.size > fewInFlight ? (inFlight.size / Math.max(1, perSecond)) * 1_000 : 0;

  const isTooMuch = ({ method = '', url = '' }: IncomingMessage) => {
    const rank = options.rankOf(method, url);
    return fullness() > shares[rank] || wouldWaitMs() > patienceMs[rank];
  };
  const over = (response: ServerResponse) => {
    if (inFlight.delete(response)) finished += 1;
  };

  return {
    admits(request, response) {
      if (isTooMuch(request)) {
        refused += 1;
        refuse(response, options.refusal(request.headers['accept-language']));
        return false;
      }
      let isOver = false;
      const begin = () => void (isOver || inFlight.set(response, false));
      const end = () => {
        isOver = true;
        over(response);
      };
      if (bringsBody(request)) request.once('end', begin);
      else begin();
      response.once('finish', end).once('close', end);
      return true;
    },
    hasRoomFor(request) {
      const hasRoom = !bringsBody(request) || !isTooMuch(request);
      if (!hasRoom) refused += 1;
      return hasRoom;
    },
    inFlight: () => inFlight.size,
    refused: () => refused,
    stop() {
      clearInterval(looking);
      clearInterval(telling);
    },
  };
}

/** Written once for each body, of which there is one a language: in a crowd there are several refusals for every answer. */
const heads = new Map<string, string[]>();

function refuse(response: ServerResponse, body: string): void {
  let head = heads.get(body);
  if (!head) heads.set(body, (head = writeHead(body)));
  response.writeHead(503, head).end(body);
}

function writeHead(body: string): string[] {
  return [
    ...securityHeaders,
    ['cache-control', 'no-store'],
    ['retry-after', String(retryAfterSeconds)],
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(body))],
  ].flat();
}
