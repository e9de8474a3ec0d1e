/**
 * One call to a bank: circuit breaker, semaphore, credentials, time-outs, parsing. Every method of the protocol goes
 * through here.
 */
import { readFileSync } from 'node:fs';
import { type BankOutcome, readOutcome } from '#domain/payments/bank-reading.ts';
import { createBankAgent } from './agent.ts';
import type { BankLog, BpcConfig, BpcSurroundings } from './bpc-config.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import type { BankRefusal, Unknown, Unreachable } from './port.ts';
import { type Reply, postForm } from './transport.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';

/**
 * A readable answer. The bank's own system error (code 7) may follow an operation that was carried out, so it is
 * `unknown`.
 */
export type BpcReply = { kind: 'answered'; body: Record<string, unknown> };
export type CallResult = BpcReply | (BankRefusal & { body: Record<string, unknown> }) | Unknown | Unreachable;

export type BpcCall = {
  call(method: string, params: Readonly<Record<string, string>>): Promise<CallResult>;
};

const maxAnswerBytes = 256 * 1024;
const permits = 5;
const longestQueue = 40;
const systemError = '7';
export const unknownOrder = '6';
export const statusMethod = 'getOrderStatusExtended.do';

type Params = Readonly<Record<string, string>>;

/**
 * One per bank, so that circuit breaker and semaphore are shared by all its calls. Never rejects for a bank that fails.
 */
export function createBpcCall(config: BpcConfig, { now, log, post = postForm }: BpcSurroundings): BpcCall {
  const totalMs = config.totalMs ?? 10_000;
  const send = createSender(config, post);
  const breaker = createBreaker(now);
  const judge = createJudge(breaker);
  const semaphore = createSemaphore({ permits, longestQueue, maxWaitMs: totalMs / 2 });

  return {
    call(method, params) {
      const startedAt = performance.now();
      const begin = async (): Promise<CallResult> => {
        if (breaker.ask() === 'refuse') return { kind: 'unreachable', reason: 'bank-paused' };
        const result = judge(await send(method, params, startedAt + totalMs));
        const ms = Math.round(performance.now() - startedAt);
        report(log, { bank: config.code, method, params, ms }, result);
        return result;
      };
      return semaphore(begin).catch((error: unknown) => {
        if (error instanceof Refusal) return { kind: 'unreachable', reason: 'too-many-calls' };
        throw error;
      });
    },
  };
}

/** Sends a form with the shop's credentials, and ends at `endAt` on the clock of `performance`. */
function createSender(config: BpcConfig, post: typeof postForm) {
  const base = new URL(config.url.endsWith('/') ? config.url : `${config.url}/`);
  const agent = createBankAgent(
    base,
    config.caFile === undefined ? null : readFileSync(config.caFile, 'utf8'),
  );
  const connectMs = config.connectMs ?? 3_000;

  function send(method: string, params: Params, leftMs: number): Promise<Reply> {
    const form = new URLSearchParams({ userName: config.user, password: config.password, ...params });
    return post({
      url: new URL(method, base),
      form,
      agent,
      connectMs: Math.min(connectMs, leftMs),
      totalMs: leftMs,
      maxBytes: maxAnswerBytes,
    });
  }

  /** Retries once when the connection failed at once: nothing was sent, so nothing can happen twice. */
  return async (method: string, params: Params, endAt: number): Promise<Reply> => {
    const first = await send(method, params, Math.max(1, endAt - performance.now()));
    const left = endAt - performance.now();
    if (first.kind !== 'not-sent' || first.reason.endsWith('time-out') || left <= 0) return first;
    return send(method, params, left);
  };
}

/** Any answer counts as success for the circuit breaker; only time-outs, unreadable answers and 5xx count as failures. After a 429 the operation may have been carried out. */
function createJudge(breaker: Breaker): (reply: Reply) => CallResult {
  let busyAnswers = 0;

  function failed(result: Unknown | Unreachable): CallResult {
    breaker.failed();
    return result;
  }

  function rest(retryAfter: string | null): CallResult {
    const asked = retryAfter !== null && /^\d{1,3}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : 0;
    breaker.backOff(Math.min(60_000, Math.max(asked, 2_000 * 2 ** busyAnswers)));
    busyAnswers = Math.min(5, busyAnswers + 1);
    return { kind: 'unknown', reason: 'bank-busy' };
  }

  return (reply) => {
    if (reply.kind === 'not-sent') return failed({ kind: 'unreachable', reason: reply.reason });
    if (reply.kind === 'broken') return failed({ kind: 'unknown', reason: reply.reason });
    if (reply.httpStatus === 429) return rest(reply.retryAfter);
    if (reply.httpStatus !== 200) return failed({ kind: 'unknown', reason: `http-${reply.httpStatus}` });
    const body = parseObject(reply.text);
    const outcome = readOutcome(body);
    if (body === null || outcome.kind === 'odd')
      return failed({ kind: 'unknown', reason: 'unreadable-answer' });
    busyAnswers = 0;
    breaker.succeeded();
    return settle(outcome, body);
  };
}

type BankCall = { bank: string; method: string; params: Params; ms: number };

/** Logs a call without its form, which contains the password. */
function report(log: BankLog, { bank, method, params, ms }: BankCall, result: CallResult): void {
  const why = result.kind === 'refused' ? result.code : 'reason' in result ? result.reason : undefined;
  const { orderNumber, orderId } = params;
  const fields = { bank, method, orderNumber, bankOrderId: orderId, kind: result.kind, why, ms };
  // "No such order" is the normal answer to a status query for a payment that nobody began.
  const isUsual =
    result.kind === 'answered' ||
    (method === statusMethod && result.kind === 'refused' && result.code === unknownOrder);
  if (isUsual) log.info(fields, 'bank answered');
  else log.warn(fields, 'bank call did not succeed');
}

function settle(outcome: BankOutcome, body: Record<string, unknown>): CallResult {
  if (outcome.kind !== 'error') return { kind: 'answered', body };
  if (outcome.code === systemError) return { kind: 'unknown', reason: 'bank-system-error' };
  return { kind: 'refused', code: outcome.code.slice(0, 40), message: outcome.message.slice(0, 200), body };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
