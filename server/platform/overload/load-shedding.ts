/** Load shedding: under overload the least important requests are answered 503 first. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Priority } from '#contract/route.ts';
import { bringsBody, bringsLargeBody } from '#server/platform/http/connections.ts';
import { refusalHead } from '#server/platform/http/headers.ts';
import { countInFlight, type InFlight } from './count-in-flight.ts';
import { fewInFlight, learnPace, type Pace } from './learn-pace.ts';
import { takeTurns, type TurnLimits } from './take-turns.ts';
import { watchOthers } from './watch-others.ts';

type OverloadFigures = { refused: number; inFlight: number; waiting: number; lateMs: number };
export type LoadSheddingOptions = {
  priorityOf: (method: string, address: string) => Priority;
  /** Number of callers waiting for a database connection. */
  waiting: () => number;
  /** The refusal as JSON, in the language of this `Accept-Language`. */
  refusal: (accepted: string | undefined) => string;
  /** The client of a request (client-address.ts). */
  addressOf: (request: IncomingMessage) => string;
  /**
   * Asked before a request is refused: whether the answer is in memory. `sent`: it was answered from there; `kept`: the
   * request may pass, because its answer needs no database.
   */
  memory?: (request: IncomingMessage, response: ServerResponse) => 'sent' | 'kept' | 'empty';
  /** Called once a second when requests were refused in it, with their number and the load of the node. */
  onRefused?: (told: OverloadFigures) => void;
};
export type LoadShedding = {
  /** Begins a request when it is its turn among those of its address: at once while nobody else is here. */
  takeTurn(request: IncomingMessage, response: ServerResponse, begin: () => void): void;
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
/** The share of the limits above which calls of a priority are refused. */
const shares: Record<Priority, number> = { search: 0.35, browse: 0.6, order: 1, money: Infinity };
const workLimits: TurnLimits = { mostAtOnce: 2, workMs: 300, maxWaitMs: 1_000, longest: 256 };
/** Also of a refused request the whole body is read; one that is sent slowly takes no place any more. */
const bodyLimits: TurnLimits = { mostAtOnce: 2, workMs: 1_000, maxWaitMs: 1_000, longest: 256 };
/** One log line a second for all refusals: a line for each would cost more than the refused requests. */
const tellMs = 1_000;
const retryAfterSeconds = 2;

/**
 * Load shedding: refuses some requests at once so that the others are answered in time. It decides before the body is
 * read, so that a refusal is cheap. Who has the most under way is refused first; what is in memory is answered from it.
 *
 * What counts as in flight is the node's own work: from the arrival of the whole body (at once where there is none)
 * until the answer is handed to the connection. A slow upload or a client that does not read its answer takes no
 * capacity; connections.ts limits those.
 */
export function createLoadShedding(options: LoadSheddingOptions): LoadShedding {
  const answers = countInFlight();
  const pace = learnPace(answers, mostLateMs);
  let refused = 0;
  const isTooMuch = createJudge(options, answers, pace);
  const stopTelling = tellRefused(options, () => ({
    refused,
    inFlight: answers.size(),
    waiting: options.waiting(),
    lateMs: Math.round(pace.lateMs()),
  }));
  return {
    takeTurn: createTurns(options),
    admits(request, response) {
      if (isTooMuch(request)) {
        const memory = options.memory?.(request, response) ?? 'empty';
        if (memory === 'sent') return false;
        if (memory === 'empty') {
          refused += 1;
          refuse(response, options.refusal(request.headers['accept-language']));
          return false;
        }
      }
      follow(answers, { request, response, address: options.addressOf(request) });
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

/** Everything but the questions of the balancer takes a turn; to wait for one is no refusal. */
function createTurns({ addressOf }: LoadSheddingOptions): LoadShedding['takeTurn'] {
  const others = watchOthers();
  const takeForWork = takeTurns(workLimits, others);
  const takeForBody = takeTurns(bodyLimits, others);
  return (request, response, begin) => {
    if (/^\/(health|metrics)\b/.test(request.url ?? '')) return begin();
    const address = addressOf(request);
    others.note(address);
    const beginFor = () => void (request.socket.destroyed || begin());
    const work = () => takeForWork({ address, work: response, begin: beginFor });
    if (bringsLargeBody(request)) takeForBody({ address, work: request, begin: work });
    else work();
  };
}

/** Judges whether a request is too much for the node as it is, by its priority and by what its address has under way. */
function createJudge(options: LoadSheddingOptions, answers: InFlight, pace: Pace) {
  /** How full the node is, as far as that is this caller's doing or that of all callers. */
  const fullness = (address: string) => {
    const size = answers.sizeFor(address);
    const part = (size + 1) / (answers.size() + 1);
    const queue = (options.waiting() / mostWaiting) * part;
    return Math.max(size / mostInFlight, queue, (pace.lateMs() / mostLateMs) * part);
  };
  const isCalm = () =>
    answers.size() <= fewInFlight &&
    Math.max(options.waiting() / mostWaiting, pace.lateMs() / mostLateMs) <= shares.search;
  return (request: IncomingMessage): boolean => {
    if (isCalm()) return false;
    const { method = '', url = '' } = request;
    const priority = options.priorityOf(method, url);
    if (priority === 'money') return false;
    const address = options.addressOf(request);
    return fullness(address) > shares[priority] || pace.wouldWaitMs(address) > maxWaitMs[priority];
  };
}

type FollowedRequest = { request: IncomingMessage; response: ServerResponse; address: string };

/** Counts a request from the arrival of its body until its answer is sent. */
function follow(answers: InFlight, { request, response, address }: FollowedRequest): void {
  let isOver = false;
  const begin = () => void (isOver || answers.begin(response, address));
  const end = () => {
    isOver = true;
    answers.end(response);
  };
  if (bringsBody(request)) request.once('end', begin);
  else begin();
  response.once('finish', end).once('close', end);
}

/** @returns a function that stops the reports */
function tellRefused({ onRefused }: LoadSheddingOptions, read: () => OverloadFigures): () => void {
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
