/** Moderation of thanks: reported by the giver, viewed and hidden by staff. */
import type { ThanksFiles } from '#contract/gift-requests/request.ts';
import type { OfficeRequest, ReportedThanks } from '#contract/gift-requests/office.ts';
import type { Lang } from '#contract/shared.ts';
import type { StaffRole } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import type { PlacedOrder } from '#server/features/checkout/placing.ts';
import { readPrivateFile } from '#server/features/parcel-photos/core/private-files.ts';
import { readOwnOrder } from '#server/features/orders/core/orders.read.ts';
import { updateThanks } from './core/change-request.ts';
import { findThanks, isShown, readThanksFiles, type ThanksRow } from './core/requests.read.ts';
import { showOrder } from '#server/features/orders/show-order.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockGift } from './lock-gift.ts';
import { showRequest } from './office-requests.ts';

type Ctx = Pick<Context, 'db' | 'storage'>;
type Giver = { customerId: number; lang: Lang };

const none: ThanksFiles = { photo: null };
const told = {
  tm: 'Dükana habar berdiňiz. Seredip çykarys.',
  ru: 'Вы сообщили магазину. Мы посмотрим.',
};

/** The photo of thanks, for their giver. @throws Refusal `order.not-found`, also for somebody else's */
export async function showThanksFiles(
  ctx: Ctx,
  giver: Pick<Giver, 'customerId'>,
  id: string,
): Promise<ThanksFiles> {
  await readOwnOrder(ctx.db, giver.customerId, id);
  const thanks = await findThanks(ctx.db, id);
  return thanks && isShown(thanks) ? readFiles(ctx, id) : none;
}

async function readFiles(ctx: Ctx, id: string): Promise<ThanksFiles> {
  const files = { ...none };
  for (const { mime, width, height, path } of await readThanksFiles(ctx.db, id)) {
    const data = await readPrivateFile(ctx, { path });
    const src = `data:${mime};base64,${data?.toString('base64')}`;
    if (!data) continue;
    files.photo = { src, width: width ?? 1, height: height ?? 1 };
  }
  return files;
}

/** @throws Refusal `order.not-found`; `gift.too-late` without any */
export async function reportThanks(
  ctx: Pick<Context, 'db' | 'now'>,
  { customerId, lang }: Giver,
  id: string,
): Promise<PlacedOrder> {
  await readOwnOrder(ctx.db, customerId, id);
  const data = await inTransaction(ctx.db, async (trx) => {
    const thanks = await lockThanks(trx, id);
    if (!isShown(thanks)) throw new Refusal('gift.too-late');
    await updateThanks(trx, id, { reported_at: thanks.reported_at ?? ctx.now() });
    return showOrder(trx, { customerId, id, now: ctx.now() });
  });
  return { data, message: told[lang] };
}

async function lockThanks(trx: Trx, id: string): Promise<ThanksRow> {
  await lockGift(trx, id);
  const thanks = await findThanks(trx, id);
  if (!thanks) throw new Refusal('gift.too-late');
  return thanks;
}

/** Reported thanks, also when hidden; staff see nothing else that recipients write. */
export async function showReported(ctx: Ctx, id: string): Promise<ReportedThanks | null> {
  const thanks = await findThanks(ctx.db, id);
  if (!thanks?.reported_at || thanks.withdrawn_at) return null;
  return { text: thanks.text, ...(await readFiles(ctx, id)) };
}

/**
 * Hides them from their giver, or keeps them shown. @throws Refusal `order.not-found`, `gift.too-late` when not
 * reported
 */
export async function moderateThanks(
  ctx: OfficeContext & Pick<Context, 'db'>,
  { id, hide }: { id: string; hide: boolean },
  by: By,
): Promise<OfficeRequest | null> {
  await withAudit(ctx, by, { action: 'judge-thanks', subject: 'order' }, async (trx) => {
    const { reported_at, hidden_at } = await lockThanks(trx, id);
    if (reported_at === null) throw new Refusal('gift.too-late');
    await updateThanks(trx, id, hide ? { hidden_at: ctx.now() } : { hidden_at: null, reported_at: null });
    return { id, before: { isHidden: hidden_at !== null }, after: { isHidden: hide }, result: undefined };
  });
  return showRequest(ctx, id, by.actor.role as StaffRole);
}
