/** Load shedding: under overload the least important requests are answered 503 first. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Priority } from '#contract/route.ts';
import { bringsBody } from './connections.ts';
import { refusalHead } from './headers.ts';

type Told = { refused: number; inFlight: number; waiting: number; lateMs: number };
export type LoadSheddingOptions = {
  priorityOf: (method: string, address: string) => Priority;
  /** Number of callers waiting for a database connection. */
  waiting: () => number;
  /** The refusal as JSON, in the language of this `Accept-Language`. */
  refusal: (accepted: string | undefined) => string;
  /** Called once a second when requests were refused in it, with their number and the load of the node. */
  onRefused?: (told: Told) => void;
};
export type LoadShedding = {
  /** Admits a request, or answers it with 503 at once. */
  admits(request: IncomingMessage, response: ServerResponse): boolean;
  /** Checked again once a body has arrived: whether there is still capacity for the work that begins now. */
  hasCapacityFor(request: IncomingMessage): boolean;
  inFlight(): number;
  refused(): number;
  stop(): void;
};

/** Most requests in progress; more would only wait for each other. */
const mostInFlight = 300;
const mostWaiting = 200;
/** Average event loop delay that counts as overload; one long pause does not. */
const mostLateMs = 600;
/** Longest estimated wait per priority before a request is refused; orders queue in a semaphore instead (idempotency/run-call.ts). */
const maxWaitMs: Record<Priority, number> = { search: 250, browse: 1_500, order: Infinity, money: Infinity };
/** Below this many concurrent requests the pace is neither measured nor used: one page loads two dozen files. */
const fewInFlight = 32;
/** Assumed pace in requests a second while nothing is measured. */
const easyPace = 1_000;
/** Decay of the learned pace per tick (100 ms): after five seconds two thirds of the way back to the default. */
const decay = 0.02;
/** The share of the limits above which calls of a priority are refused. */
const shares: Record<Priority, number> = { search: 0.35, browse: 0.6, order: 1, money: Infinity };
const lookMs = 100;
/** One log line a second for all refusals: a line for each would cost more than the refused requests. */
const tellMs = 1_000;
const retryAfterSeconds = 2;

/**
 * Load shedding: refuses some requests at once so that the others are answered in time. It decides before the body is
 * read, so that a refusal is cheap.
 *
 * What counts as in flight is the node's own work: from the arrival of the whole body (at once where there is none)
 * until the answer is handed to the connection. A slow upload or a client that does not read its answer takes no
 * capacity; connections.ts limits those.
 */
export function createLoadShedding(options: LoadSheddingOptions): LoadShedding {
  const answers = createInFlight();
  const pace = learnPace(answers);
  let refused = 0;
  const fullness = () =>
    Math.max(answers.size() / mostInFlight, options.waiting() / mostWaiting, pace.lateMs() / mostLateMs);
  const isTooMuch = ({ method = '', url = '' }: IncomingMessage) => {
    const priority = options.priorityOf(method, url);
    return fullness() > shares[priority] || pace.wouldWaitMs() > maxWaitMs[priority];
  };
  const stopTelling = tellRefused(options, () => ({
    refused,
    inFlight: answers.size(),
    waiting: options.waiting(),
    lateMs: Math.round(pace.lateMs()),
  }));
  return {
    admits(request, response) {
      if (isTooMuch(request)) {
        refused += 1;
        refuse(response, options.refusal(request.headers['accept-language']));
        return false;
      }
      let isOver = false;
      const begin = () => void (isOver || answers.begin(response));
      const end = () => {
        isOver = true;
        answers.end(response);
      };
      if (bringsBody(request)) request.once('end', begin);
      else begin();
      response.once('finish', end).once('close', end);
      return true;
    },
    hasCapacityFor(request) {
      const hasCapacity = !bringsBody(request) || !isTooMuch(request);
      if (!hasCapacity) refused += 1;
      return hasCapacity;
    },
    inFlight: answers.size,
    refused: () => refused,
    stop() {
      pace.stop();
      stopTelling();
    },
  };
}

/** The responses in progress, and whether their headers had been sent at the previous tick. */
function createInFlight() {
  const making = new Map<ServerResponse, boolean>();
  let finished = 0;
  const end = (response: ServerResponse) => {
    if (making.delete(response)) finished += 1;
  };
  return {
    size: () => making.size,
    begin: (response: ServerResponse) => void making.set(response, false),
    end,
    /** @returns number of responses finished since the last call */
    look(): number {
      for (const [response, wasLeaving] of making)
        if (wasLeaving) end(response);
        else if (response.headersSent) making.set(response, true);
      const since = finished;
      finished = 0;
      return since;
    },
  };
}

/** Measures, ten times a second, how many answers are finished and how late the event loop is. */
function learnPace(answers: ReturnType<typeof createInFlight>) {
  let perSecond = easyPace;
  let lateMs = 0;
  let expectedAt = performance.now() + lookMs;
  const looking = setInterval(() => {
    const now = performance.now();
    const finished = answers.look();
    // An idle node shows nothing about its capacity: the pace decays within seconds only, so that a short pause between two
    // bursts does not admit all of the second.
    if (answers.size() > fewInFlight)
      perSecond = perSecond * 0.8 + (finished / (now - expectedAt + lookMs)) * 1_000 * 0.2;
    else perSecond += (easyPace - perSecond) * decay;
    lateMs = lateMs * 0.8 + Math.min(mostLateMs, Math.max(0, now - expectedAt)) * 0.2;
    expectedAt = now + lookMs;
  }, lookMs);
  looking.unref();
  return {
    lateMs: () => lateMs,
    /** Estimated wait: requests in flight divided by the recent pace. */
    wouldWaitMs: () => (answers.size() > fewInFlight ? (answers.size() / Math.max(1, perSecond)) * 1_000 : 0),
    stop: () => clearInterval(looking),
  };
}

/** @returns a function that stops the reports */
function tellRefused({ onRefused }: LoadSheddingOptions, read: () => Told): () => void {
  let told = 0;
  const telling = setInterval(() => {
    const now = read();
    if (now.refused > told) onRefused?.({ ...now, refused: now.refused - told });
    told = now.refused;
  }, tellMs);
  telling.unref();
  return () => clearInterval(telling);
}

/**
 * Headers are built once for each body, of which there is one per language: under overload refusals outnumber answers.
 */
const heads = new Map<string, string[]>();

function refuse(response: ServerResponse, body: string): void {
  let head = heads.get(body);
  if (!head) heads.set(body, (head = [...refusalHead(body), 'retry-after', String(retryAfterSeconds)]));
  response.writeHead(503, head).end(body);
}
