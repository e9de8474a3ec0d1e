/** Issues secret links, and revokes them. */
import { linkLife, linkToken } from '#domain/links/link.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { hashLink } from './hash-link.ts';
import {
  findAlive,
  insertLink,
  type LinkSubject,
  revokeAll,
  revokeLink,
  type LinkRevocation,
} from './links.repo.ts';

type LinkContext = Pick<Context, 'now' | 'newId' | 'newToken' | 'secrets'>;

/**
 * The token of a subject's link: the one issued before while valid, otherwise a new one. The caller has locked the
 * subject, so that two callers get the same.
 */
export async function issueLink(ctx: LinkContext, trx: Trx, subject: LinkSubject): Promise<string> {
  const now = ctx.now();
  const known = await findAlive(trx, subject);
  const issued = known && openToken(ctx, known);
  if (issued !== undefined) return issued;
  if (known) await revokeLink(trx, known.id, now);
  const token = linkToken(ctx.newToken());
  await insertLink(trx, {
    id: ctx.newId(),
    token_hash: hashLink(ctx.secrets, token),
    token_sealed: ctx.secrets.seal('link', token),
    purpose: subject.purpose,
    subject_id: subject.subjectId,
    created_at: now,
    expires_at: new Date(now.getTime() + linkLife[subject.purpose] * 1_000),
  });
  return token;
}

/** The token of a subject's link while valid. */
export async function readLinkToken(
  { db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>,
  subject: LinkSubject,
): Promise<string | undefined> {
  const known = await findAlive(db, subject);
  return known && openToken({ now, secrets }, known);
}

/** Undefined when it has expired, or was sealed with another SECRET_KEY: its hash has that key, too. */
function openToken(
  { now, secrets }: Pick<Context, 'now' | 'secrets'>,
  link: { token_sealed: string; expires_at: Date },
): string | undefined {
  try {
    return link.expires_at > now() ? secrets.unseal('link', link.token_sealed) : undefined;
  } catch {
    return undefined;
  }
}

/** Revoked links get the same answer as unknown ones. */
export async function revokeLinks(trx: Trx, revoked: LinkRevocation): Promise<void> {
  await revokeAll(trx, revoked);
}
