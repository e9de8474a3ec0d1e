import { keepsAnswers, type RouteKey, type RouteSpec } from '#contract/route.ts';
import type { Call } from '#server/platform/http/call.ts';
import { fingerprintOf, readIdempotencyKey } from './idempotency-key.ts';
import { callerName, type RepeatedCall } from './repeated-call.ts';

const daySeconds = 24 * 3_600;
/** A phone that was off for a weekend still gets its answer. */
const weekSeconds = 7 * daySeconds;

/** What is read of a call to know it again. */
export type CallParts = Pick<
  Call<RouteSpec>,
  'actor' | 'idempotencyKey' | 'params' | 'query' | 'body' | 'files'
>;

/**
 * A signed-in writing call that carries an Idempotency-Key, or undefined without one. A call that brings a file is not kept:
 * the same picture twice is one picture, and a transaction does not wait for its making.
 * @throws Refusal `idempotency.missing` for a key that is none, and for none where the route requires it
 */
export function repeatOf(key: RouteKey, spec: RouteSpec, call: CallParts): RepeatedCall | undefined {
  const isRequired = spec.idempotency === 'required';
  if (!call.actor || !keepsAnswers(key, spec) || Object.keys(call.files).length > 0) return undefined;
  if (call.idempotencyKey === undefined && !isRequired) return undefined;
  const { params, query, body } = call;
  return {
    caller: callerOf(call.actor),
    route: key,
    key: readIdempotencyKey(call.idempotencyKey),
    // Of an order the body alone: the release before reads it so, in the same rows.
    fingerprint: fingerprintOf(isRequired ? body : [params, query, body]),
    keptSeconds: isRequired ? weekSeconds : daySeconds,
    namesOrder: isRequired,
  };
}

function callerOf(actor: NonNullable<CallParts['actor']>): string {
  return actor.kind === 'customer'
    ? callerName('customer', actor.customerId)
    : callerName('staff', actor.staffId);
}
