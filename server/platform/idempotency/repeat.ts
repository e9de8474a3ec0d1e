import { createHash } from 'node:crypto';
import { keepsAnswers, type RouteKey, type RouteSpec } from '#contract/route.ts';
import type { Call, CustomerActor, StaffActor } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A writing call that may come again: who sends it, to which route, under which idempotency key, and what tells its body from another. */
export type CallId = { caller: string; route: string; key: string; fingerprint: string };
export type RepeatedCall = CallId & {
  keptSeconds: number;
  /** The answer names an order, of which the books want to know. */
  namesOrder: boolean;
};

/** Signed-in callers by kind and number: `customer:7`, `staff:2`. */
export const callerName = (kind: 'customer' | 'staff', id: number): string => `${kind}:${id}`;

/** The answer of a call as it is sent and kept. */
export const replyText = (reply: object): string => JSON.stringify({ response: 'success', ...reply });

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
  if (
    !call.actor ||
    call.actor.kind === 'link' ||
    !keepsAnswers(key, spec) ||
    Object.keys(call.files).length > 0
  )
    return undefined;
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

/** What tells two bodies apart: their meaning, not the order of their fields. */
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
