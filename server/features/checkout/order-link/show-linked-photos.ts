import { callAddress } from '#contract/client.ts';
import type { PhotoReport } from '#contract/orders/photos.ts';
import type { DbContext } from '#server/context.ts';
import { readOrder } from '#server/features/orders/orders.read.ts';
import { readPhotoReport } from '#server/features/orders/photos/show-photos.ts';

/** The photos of a parcel, each fetched by the order's link. @throws Refusal `order.not-found` */
export async function showByLink(ctx: DbContext, id: string, token: string): Promise<PhotoReport | null> {
  const address = (photo: string) =>
    callAddress('GET /api/order-link/:token/photos/:photo/', { params: { token, photo } });
  return readPhotoReport(ctx, await readOrder(ctx.db, id), address);
}
