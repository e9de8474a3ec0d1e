import { createHash } from 'node:crypto';
import { keepsAnswers, type RouteKey, type RouteSpec } from '#contract/route.ts';
import type { Call, CustomerActor, StaffActor } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A writing call that may be repeated: its caller, route and idempotency key, and a hash of its input. */
export type CallId = { caller: string; route: string; key: string; fingerprint: string };
export type RepeatedCall = CallId & {
  keptSeconds: number;
  /** The answer contains the number of an order, which the check of the books compares. */
  namesOrder: boolean;
};

/** Signed-in callers by kind and number: `customer:7`, `staff:2`. */
export const callerName = (kind: 'customer' | 'staff', id: number): string => `${kind}:${id}`;

/** The answer of a call as it is sent and kept. */
export const replyText = (reply: object): string => JSON.stringify({ response: 'success', ...reply });

const daySeconds = 24 * 3_600;
/** A week, so that a phone that was off for a weekend still gets its answer. */
const weekSeconds = 7 * daySeconds;

/** The parts of a call that identify it. */
export type CallParts = Pick<
  Call<RouteSpec>,
  'actor' | 'idempotencyKey' | 'params' | 'query' | 'body' | 'files'
>;

/**
 * The idempotency data of a signed-in writing call, or undefined when it has no Idempotency-Key. Calls with a file have
 * none: the same picture is stored only once anyway, and a transaction should not wait for image processing.
 *
 * @throws Refusal `idempotency.missing` for a malformed key, and for a missing one where the route requires it
 */
export function repeatOf(key: RouteKey, spec: RouteSpec, call: CallParts): RepeatedCall | undefined {
  const isRequired = spec.idempotency === 'required';
  if (
    !call.actor ||
    call.actor.kind === 'link' ||
    !keepsAnswers(key, spec) ||
    Object.keys(call.files).length > 0
  )
    return undefined;
  if (call.idempotencyKey === undefined && !isRequired) return undefined;
  const isOrder = isRequired && spec.access === 'customer';
  const { params, query, body } = call;
  return {
    caller: callerOf(call.actor),
    route: key,
    key: readIdempotencyKey(call.idempotencyKey),
    // Of an order only the body: the previous release computes it so, for the same rows.
    fingerprint: fingerprintOf(isOrder ? body : [params, query, body]),
    keptSeconds: isOrder ? weekSeconds : daySeconds,
    namesOrder: isOrder,
  };
}

function callerOf(actor: CustomerActor | StaffActor): string {
  return actor.kind === 'customer'
    ? callerName('customer', actor.customerId)
    : callerName('staff', actor.staffId);
}

/** @throws Refusal `idempotency.missing` unless the header carries 1 to 200 printable characters */
export function readIdempotencyKey(header: string | undefined): string {
  if (header === undefined || !/^[\x21-\x7e]{1,200}$/.test(header)) throw new Refusal('idempotency.missing');
  return header;
}

/** A hash of a body, independent of the order of its fields. */
export function fingerprintOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(body)))
    .digest('base64url');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return fields.map(([name, field]) => [name, inOrder(field)]);
}
