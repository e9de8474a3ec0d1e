/** Idempotency keys of the back office: a call whose response was lost is repeated with its key. */
import { CallError } from '#contract/client.ts';
import type { Environment } from './environment.ts';

/** Calls that create or give something. Repeating any other call changes nothing or is refused. */
export const callsWithKey = [
  'POST /api/office/orders/',
  'POST /api/office/orders/:id/additions/',
  'POST /api/office/orders/:id/notes/',
  'POST /api/office/orders/:id/photos/skip/',
  'POST /api/office/orders/:id/refunds/',
  'POST /api/office/orders/:id/return-money/',
  'POST /api/office/orders/:id/book-refund/',
  'POST /api/office/orders/:id/take-back/',
  'POST /api/office/refunds/:id/decide/',
  'POST /api/office/counter-sales/',
  'POST /api/office/hand-ins/',
  'POST /api/office/hand-ins/join/',
  'POST /api/office/cash/count/',
  'POST /api/office/cash/move/',
  'POST /api/office/cash/payout/',
  'POST /api/office/certificates/',
  'POST /api/office/certificates/sheet/',
  'POST /api/office/stock/:id/',
  'POST /api/office/products/bulk/',
  'POST /api/office/categories/',
] as const;

/** After this time a repeated call counts as a new one. */
const keptMs = 10 * 60_000;

type KeyedCall<T> = (headers: { 'idempotency-key'?: string }) => Promise<T>;

/** Runs a call with a key that an equal call reuses until there is an answer, including a refusal. */
export function createIdempotencyKeys({ now, newId }: Environment) {
  const open = new Map<string, { id: string; until: number }>();
  return async <T>(route: string, parts: unknown, run: KeyedCall<T>): Promise<T> => {
    if (!(callsWithKey as readonly string[]).includes(route) || isDry(parts)) return run({});
    const call = JSON.stringify([route, parts]);
    const at = now().getTime();
    const kept = open.get(call);
    const key = kept && kept.until > at ? kept : { id: newId(), until: at + keptMs };
    open.set(call, key);
    try {
      const reply = await run({ 'idempotency-key': key.id });
      open.delete(call);
      return reply;
    } catch (error) {
      if (!isLost(error)) open.delete(call);
      throw error;
    }
  };
}

/** A dry run changes nothing. */
const isDry = (parts: unknown) =>
  (parts as { body?: { dryRun?: boolean } } | undefined)?.body?.dryRun === true;

/** No response, or a gateway error: the server may have performed the call. */
export function isLost(error: unknown): boolean {
  return !(error instanceof CallError) || error.body === undefined || error.status >= 500;
}
