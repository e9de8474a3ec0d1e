import type { Context } from '#server/context.ts';
import type { JobHandlers } from '#server/platform/queue/jobs.ts';
import { type PictureFiles, removeUnnamed } from './remove-unnamed.ts';
import { renderAvif } from './render-avif.ts';

export const mediaJobs: JobHandlers<Context> = {
  'render-avif': (ctx, payload) => renderAvif(ctx, String(payload['id'])),
  'remove-unnamed': (ctx, payload) => removeUnnamed(ctx, payload as PictureFiles),
};
