import { isShortToken } from '#domain/links/link.ts';
import { hashToken, type Secrets } from '#server/platform/secrets.ts';

/**
 * How a link's token is stored. A keyed hash, because whoever has a copy of the database could try 71 bits out; the
 * longer tokens that were sent before have a plain one.
 */
export function hashLink(secrets: Pick<Secrets, 'mac'>, token: string): string {
  return isShortToken(token) ? secrets.mac('link', token) : hashToken(token);
}
