/** Photos of a parcel, as its packer takes them. */
import type { OfficePhotos } from '#contract/parcel-photos/office-photos.ts';
import { api } from '#backoffice/api/api.ts';
import { shrinkPicture } from '#backoffice/features/media/shrink-picture.ts';

/** Shows the buyer a photo. @throws CallError */
export async function takePhoto(id: string, file: File): Promise<OfficePhotos> {
  const body = new FormData();
  body.set('photo', await shrinkPicture(file), 'photo');
  return (await api('POST /api/office/orders/:id/photos/', { params: { id }, body })).data;
}

/**
 * Whether the shop wants a photo of the order's parcel, and there is neither one nor a reason for going without. An
 * unknown answer holds nobody up.
 */
export async function lacksPhoto(id: string): Promise<boolean> {
  const answer = await api('GET /api/office/orders/:id/photos/', { params: { id } }).catch(() => undefined);
  if (!answer) return false;
  const { data } = answer;
  return data.mayTake && data.skipped === undefined && !data.report?.photos.length;
}
