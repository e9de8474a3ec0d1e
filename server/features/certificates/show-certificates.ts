import type {
  OfficeCertificate,
  officeCertificates,
  ShownCertificate,
} from '#contract/certificates/office.ts';
import type { ReplyOf } from '#contract/route.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { lookOf } from '#domain/certificates/certificate.ts';
import type { Context, DbContext } from '#server/context.ts';
import type { By } from '#server/features/audit/with-audit.ts';
import { hasFeature } from '#server/features/content/features.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { pageOf, rangeOf } from '#server/platform/db/paging.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type CertificateRecord,
  type CertificatesFilter,
  findById,
  findMany,
  findUses,
  sumOwed,
} from './certificates.repo.ts';
import { readAlone } from './given-alone.repo.ts';

type CertificatesQuery = CertificatesFilter & { page?: number; page_size?: number };

/** A page of certificates, what the shop owes on all of them, and what was given today without a second person. */
export async function listCertificates(
  ctx: DbContext & Pick<Context, 'cache' | 'config'>,
  query: CertificatesQuery,
  by: By,
): Promise<ReplyOf<(typeof officeCertificates)['GET /api/office/certificates/']>> {
  const range = rangeOf(query);
  const at = ctx.now();
  const { staffId, role } = by.actor;
  const [{ rows, total }, owed, canIssue, alone] = await Promise.all([
    findMany(ctx.db, query, { range, now: at }),
    sumOwed(ctx.db),
    hasFeature(ctx, 'certificates'),
    readAlone(ctx.db, dayOf(at), role === 'owner' ? undefined : staffId),
  ]);
  return {
    data: rows.map((row) => shapeCertificate(row, at)),
    page: pageOf(range, total),
    owed,
    canIssue,
    alone: alone.map(({ staff, tenge, staffId: id }) => ({ staff, tenge, isOwn: id === staffId })),
  };
}

/** @throws Refusal `record.not-found` */
export async function showCertificate({ db, now }: DbContext, id: number): Promise<ShownCertificate> {
  const [found, uses] = await Promise.all([requireCertificate(db, id), findUses(db, id)]);
  return {
    ...shapeCertificate(found, now()),
    uses: uses.map(({ at, ...use }) => ({ ...use, at: at.toISOString() })),
  };
}

/** @throws Refusal `record.not-found` */
export async function requireCertificate(db: Db | Trx, id: number): Promise<CertificateRecord> {
  const found = await findById(db, id);
  if (!found) throw new Refusal('record.not-found');
  return found;
}

/** As staff see it: without its code, encrypted or not. */
export function shapeCertificate(record: CertificateRecord, now: Date): OfficeCertificate {
  const { sealed: _, lang: __, state: ___, expiresAt, createdAt, sentAt, ...rest } = record;
  return {
    ...rest,
    state: lookOf(record, now),
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
