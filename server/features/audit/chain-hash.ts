import { createHash } from 'node:crypto';
import type { Secrets } from '#server/platform/secrets.ts';
import type { AuditEntry } from './audit.repo.ts';

/** How a row is chained to the previous one: 1 was a plain hash, 2 is an HMAC with the shop's key. */
export const keyedLink = 2;

/** The text that is hashed: all fields of a row, and the hash of the previous one. */
export function textOf(entry: Omit<AuditEntry, 'hash' | 'link'>): string {
  return JSON.stringify([
    entry.previous_hash,
    entry.at.toISOString(),
    entry.staff_id,
    entry.staff_name,
    entry.action,
    entry.subject,
    entry.subject_id,
    entry.before,
    entry.after,
    entry.ip,
    entry.request_id,
  ]);
}

/** By the kind of link that the row names, so that rows of earlier releases can be checked. */
export function hashOf(entry: Omit<AuditEntry, 'hash'>, secrets: Secrets): string {
  const text = textOf(entry);
  return entry.link === keyedLink
    ? secrets.mac('audit', text)
    : createHash('sha256').update(text).digest('hex');
}
