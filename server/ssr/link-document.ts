import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LinkPurpose } from '#domain/links/link.ts';
import { errorStatus } from '#contract/errors.ts';
import type { Context } from '#server/context.ts';
import { findLink } from '#server/features/links/find-link.ts';
import { Refusal } from '#server/platform/refusal.ts';

export type Document = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The page of a secret link: nothing keeps it, finds it, or learns its address from it. Unknown and ended ones are not there. */
export function linkDocument(
  ctx: Pick<Context, 'db' | 'now'>,
  shell: (status: number) => Document,
  purpose: LinkPurpose,
): Document {
  return async (request, reply) => {
    const { id: token } = request.params as { id: string };
    const asked = { token, purpose, ip: request.ip };
    const status = await findLink(ctx, asked).then(
      () => 200,
      // Whatever else goes wrong the page's own call is told.
      (error: unknown) => (error instanceof Refusal ? errorStatus[error.code] : 200),
    );
    void reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'no-referrer');
    return shell(status)(request, reply);
  };
}
