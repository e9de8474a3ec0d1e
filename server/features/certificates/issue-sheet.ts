import type { CertificateSheet, CertificateSheetInput } from '#contract/certificates/office.ts';
import { needsSecond } from '#domain/certificates/certificate.ts';
import { type ReadSheet, readCertificateSheet } from '#domain/certificates/certificate-sheet.ts';
import type { By } from '#server/features/audit/with-audit.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { asOneTransaction } from '#server/platform/db/one-transaction.ts';
import { readPasted } from '#server/platform/spreadsheets/pasted.ts';
import { SheetFault } from '#server/platform/spreadsheets/sheet-fault.ts';
import { agreeOnValue, readOwnSum } from './count-alone.ts';
import { type CertificateContext, issueAgreed } from './issue-certificate.ts';

/**
 * Issues a certificate for each row of a sheet, all or none; a dry run reports what would be issued, and what is wrong
 * row by row. Their sum counts like a single certificate, unless a second person agrees.
 * @throws Refusal `request.invalid` without a second person; `staff.wrong-credentials`
 */
export async function issueSheet(
  ctx: CertificateContext,
  { sheet, columns, isDry, second, ...shared }: CertificateSheetInput,
  by: By,
): Promise<CertificateSheet> {
  const { rows, problems, headings } = readSheet(ctx, sheet, { columns, months: shared.months });
  const total = rows.reduce((sum, { face }) => sum + face, 0);
  const alone = total + (shared.isPaid ? 0 : await readOwnSum(ctx.db, ctx, by));
  const said = { certificates: rows.length, total, problems, headings, needsSecond: needsSecond(alone) };
  if (isDry || problems.length > 0 || rows.length === 0) return { ...said, isIssued: false };
  await asOneTransaction(ctx, async (inside) => {
    const agreed = await inTransaction(inside.db, (trx) =>
      agreeOnValue(trx, ctx, { ...shared, tenge: total, second, by }),
    );
    for (const row of rows)
      await issueAgreed(inside, { ...shared, ...row }, { by, agree: async () => agreed });
  });
  return { ...said, isIssued: true };
}

function readSheet(
  { config, now }: CertificateContext,
  sheet: string,
  how: { columns: CertificateSheetInput['columns']; months: number },
): ReadSheet {
  try {
    return readCertificateSheet(readPasted(sheet), { now: now(), allowed: config.smsPrefixes, ...how });
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    return { rows: [], problems: [{ row: error.row ?? 1, what: 'quote' }], headings: [] };
  }
}
