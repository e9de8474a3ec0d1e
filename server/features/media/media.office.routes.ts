import type { officePictures } from '#contract/media/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { rangeOf } from '#server/platform/db/paging.ts';
import { readOfficePicture, readOfficePictures, sendWhole } from './office-pictures.ts';
import { changePicture, dropOfficePicture, takePicture } from './manage-pictures.ts';

export const officePicturesHandlers: Handlers<Context, typeof officePictures> = {
  'GET /api/office/pictures/': (ctx, { query }) => readOfficePictures(ctx.db, query, rangeOf(query)),
  'GET /api/office/pictures/:id/': async (ctx, { params }) => ({
    data: await readOfficePicture(ctx.db, params.id),
  }),
  'GET /api/office/pictures/:id/whole/': (ctx, { params }) => sendWhole(ctx, params.id),
  'POST /api/office/pictures/': async (ctx, call) => ({
    data: await takePicture(ctx, call.files['picture'], call.body, call),
  }),
  'PUT /api/office/pictures/:id/': async (ctx, call) => ({
    data: await changePicture(ctx, call.params.id, call.body, call),
  }),
  'DELETE /api/office/pictures/:id/': (ctx, call) => dropOfficePicture(ctx, call.params.id, call),
};
