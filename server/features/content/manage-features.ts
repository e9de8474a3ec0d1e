import type { OfficeFeature } from '#contract/content/office-features.ts';
import { accountedFeatures, type FeatureName } from '#domain/feature.ts';
import type { PhotoMode } from '#domain/parcel-photos/order-photos.ts';
import type { Context } from '#server/context.ts';
import { findLedgerGaps } from '#server/invariants/ledger-gaps.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { refreshCertificates } from '#server/features/catalogue/products/refresh-inside.ts';
import { lockSwitch, saveSwitch } from './content-office.repo.ts';
import { readFeatures, readPhotoMode } from './features.read.ts';

type Ctx = OfficeContext & Pick<Context, 'config'>;

/** Finished features, on or off. */
export async function showFeatures({ config }: Pick<Ctx, 'config'>, db: Db | Trx): Promise<OfficeFeature[]> {
  const on = await readFeatures({ db, config });
  const mode = await readPhotoMode(db);
  return config.features.map((name) => ({
    name,
    isOn: on.includes(name),
    ...(name === 'photo-report' ? { mode } : {}),
  }));
}

type FeatureSwitch = { name: FeatureName; isOn: boolean; confirmedBy?: string; mode?: PhotoMode };

/**
 * Switches one feature; two owners at once are serialised.
 * @throws Refusal `record.not-found` for an unfinished one, `request.invalid` without the accountant's agreement where
 * needed and for a mode of a feature that has none, `books.not-in-order` when the ledger must be correct first
 */
export async function switchFeature(
  ctx: Ctx,
  { name, isOn, confirmedBy = '', mode }: FeatureSwitch,
  by: By,
): Promise<OfficeFeature[]> {
  if (!ctx.config.features.includes(name)) throw new Refusal('record.not-found');
  const accountant = confirmedBy.trim();
  if (isOn && accountedFeatures.includes(name) && accountant === '')
    throw new Refusal('request.invalid', { field: 'confirmedBy' });
  if (mode && name !== 'photo-report') throw new Refusal('request.invalid', { field: 'mode' });
  if (isOn && accountedFeatures.includes(name)) await requireBooks(ctx);
  return withAudit(ctx, by, { action: 'change', subject: 'feature' }, async (trx) => {
    const usual = (await readFeatures({ db: trx, config: ctx.config })).includes(name);
    const row = { name, changed_at: ctx.now(), staff_id: by.actor.staffId };
    const before = {
      isOn: await lockSwitch(trx, { ...row, is_on: usual }),
      ...(mode ? { mode: await readPhotoMode(trx) } : {}),
    };
    await saveSwitch(trx, { ...row, is_on: isOn, ...(mode ? { mode } : {}) });
    if (name === 'certificates') await refreshCertificates(trx);
    return {
      id: name,
      before,
      after: { isOn, ...(mode ? { mode } : {}), ...(accountant ? { confirmedBy: accountant } : {}) },
      result: await showFeatures(ctx, trx),
    };
  });
}

/** Prepaid money exists in the ledger only, so it must be correct before the first payment. */
async function requireBooks({ db, log }: Pick<Ctx, 'db' | 'log'>): Promise<void> {
  const breaches = await findLedgerGaps(db);
  if (breaches.length === 0) return;
  log.warn({ breaches }, 'the ledger is not in order');
  throw new Refusal('books.not-in-order', { data: { breaches } });
}
