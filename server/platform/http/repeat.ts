import type { RouteKey, RouteSpec } from '#contract/route.ts';
import type { Call } from './call.ts';
import { fingerprintOf, readIdempotencyKey } from '#server/platform/idempotency/idempotency-key.ts';
import { callerName, type RepeatedCall } from '#server/platform/idempotency/kept-answers.ts';

/**
 * A signed-in writing call that carries an Idempotency-Key, or undefined without one. A call that brings a file is not kept:
 * the same picture twice is one picture, and a transaction does not wait for its making.
 * @throws Refusal `idempotency.missing` for a key that is none
 */
export function repeatOf(key: RouteKey, call: Call<RouteSpec>): RepeatedCall | undefined {
  if (call.idempotencyKey === undefined || !call.actor || Object.keys(call.files).length > 0)
    return undefined;
  const { params, query, body } = call;
  return {
    caller: callerOf(call.actor),
    route: key,
    key: readIdempotencyKey(call.idempotencyKey),
    fingerprint: fingerprintOf([params, query, body]),
  };
}

function callerOf(actor: NonNullable<Call<RouteSpec>['actor']>): string {
  return actor.kind === 'customer'
    ? callerName('customer', actor.customerId)
    : callerName('staff', actor.staffId);
}
