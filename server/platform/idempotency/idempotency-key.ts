import { createHash } from 'node:crypto';
import { Refusal } from '#server/platform/refusal.ts';

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
