/** Checks secret links (tokens, magic links) of callers without an account. Those of staff: staff/set-up-staff.ts. */
import { type LinkPurpose, unknownTokenLimit } from '#domain/links/link.ts';
import { addressBucket } from '#domain/otp.ts';
import type { Context, DbContext } from '#server/context.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import { consumeUnlessReached, type LimitContext } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashLink } from './hash-link.ts';
import { findByHash, type LinkSubject, noteOpened } from './links.repo.ts';

/**
 * The subject of a link with this purpose. Unknown, expired and revoked ones get the same answer, and an address with
 * many of them must wait.
 * @throws Refusal `link.not-found`, `limit.reached`
 */
export async function findLink(
  ctx: LimitContext & DbContext & Pick<Context, 'secrets'>,
  asked: { token: string; purpose: LinkPurpose; ip: string },
): Promise<LinkActor> {
  const { token, purpose, ip } = asked;
  const now = ctx.now();
  const link = await findByHash(ctx.db, hashLink(ctx.secrets, token));
  if (link && link.purpose === purpose && link.revoked_at === null && link.expires_at > now)
    return { kind: 'link', linkId: link.id, subjectId: link.subject_id, token };
  const { retryAfter } = await consumeUnlessReached(ctx, `link:${addressBucket(ip)}`, unknownTokenLimit);
  if (retryAfter > 0) throw new Refusal('limit.reached', { retryAfter, data: { retryAfter } });
  throw new Refusal('link.not-found');
}

/** What a token was issued for, also when the link has ended: the page then says so in its reader's language. */
export async function readLinkSubject(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  token: string,
): Promise<LinkSubject | undefined> {
  const link = await findByHash(db, hashLink(secrets, token));
  return link && { purpose: link.purpose as LinkPurpose, subjectId: link.subject_id };
}

/** Records when the link was first opened; opening changes nothing else. */
export async function noteLinkOpened(ctx: DbContext, { linkId }: LinkActor): Promise<void> {
  await noteOpened(ctx.db, linkId, ctx.now());
}
