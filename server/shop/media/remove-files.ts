import type { Picture } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { masterPath } from './picture-master.ts';
import { pictureUrl } from './read-pictures.ts';

/** Removes the files of a picture whose row is gone. */
export async function removeFiles(ctx: Pick<Context, 'storage'>, picture: Picture): Promise<void> {
  const named = [picture.srcset.avif, picture.srcset.webp].flatMap((set) => set.split(', ').filter(Boolean));
  const paths = named.map((one) => (one.split(' ')[0] ?? '').slice(pictureUrl('').length));
  for (const path of [...paths, masterPath(picture.id)]) await ctx.storage.remove(path);
}
