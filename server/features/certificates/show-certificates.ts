import type { OfficeCertificate, ShownCertificate } from '#contract/certificates/office.ts';
import type { PageInfo } from '#contract/shared.ts';
import { maskWords } from '#domain/mask.ts';
import { lookOf } from '#domain/payments/certificate.ts';
import type { Context, DbContext } from '#server/context.ts';
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

type Asked = CertificatesFilter & { page?: number; page_size?: number };

/** A page of certificates, and what the shop owes on all of them. */
export async function listCertificates(
  ctx: DbContext & Pick<Context, 'cache' | 'config'>,
  query: Asked,
): Promise<{ data: OfficeCertificate[]; page: PageInfo; owed: number; canIssue: boolean }> {
  const range = rangeOf(query);
  const at = ctx.now();
  const [{ rows, total }, owed, canIssue] = await Promise.all([
    findMany(ctx.db, query, { range, now: at }),
    sumOwed(ctx.db),
    hasFeature(ctx, 'certificates'),
  ]);
  return { data: rows.map((row) => shapeCertificate(row, at)), page: pageOf(range, total), owed, canIssue };
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

/** As the audit keeps it, which is never erased: without words about people. */
export function keptOf(record: CertificateRecord, now: Date): OfficeCertificate {
  const shown = shapeCertificate(record, now);
  return { ...shown, name: maskWords(shown.name), message: maskWords(shown.message) };
}
