import type { FastifyRequest } from 'fastify';
import type { Lang } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { readReachable } from '#server/features/customers/profile/customers.read.ts';
import { readLinkSubject } from '#server/features/links/find-link.ts';
import { readOrder } from '#server/features/orders/core/orders.read.ts';
import { readSubject } from '#server/features/people/repeat-subject.ts';
import { askedLanguage, hasLanguage } from '../private-page.ts';

type Ctx = Pick<Context, 'db' | 'secrets'>;

/** The language in which a link was sent: of its order, or of its customer. */
export async function sentLanguage(ctx: Ctx, token: string): Promise<Lang | undefined> {
  const link = await readLinkSubject(ctx, token);
  if (!link || link.purpose === 'courier') return undefined;
  if (link.purpose !== 'repeat') return (await readOrder(ctx.db, link.subjectId)).lang;
  return (await readReachable(ctx.db, readSubject(link.subjectId).customerId))?.lang;
}

/** The language of a link's page outside of the storefront, whose own links name it. */
export async function languageOfLink(ctx: Ctx, request: FastifyRequest, token: string): Promise<Lang> {
  return askedLanguage(request, hasLanguage(request) ? undefined : await sentLanguage(ctx, token));
}
