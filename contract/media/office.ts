import { type Static, Type } from 'typebox';
import { forStaff, officePage, OpaqueIdList, sortBy } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Moment, OpaqueId, PageInfo, Picture, strict, oneOf } from '#contract/shared.ts';

/**
 * Aspect ratios: `upright` 4:5 for products, `wide` 16:9 for banners, `hero` 12:5 for the opening picture, `free` as
 * taken.
 */
export const PictureForm = oneOf('upright', 'wide', 'hero', 'free');
const Share = Type.Number({ minimum: 0, maximum: 1 });
/**
 * Focal point that stays visible when the picture is cropped, as fractions of width and height; the middle is 0.5 and
 * 0.5.
 */
const Focus = strict({ x: Share, y: Share });
const Alt = strict({ tm: Type.String({ maxLength: 300 }), ru: Type.String({ maxLength: 300 }) });

export const OfficePicture = strict({
  ...Picture.properties,
  form: PictureForm,
  focus: Focus,
  /** number of places in the shop that show it */
  uses: Type.Integer(),
  createdAt: Moment,
});
const byId = strict({ id: OpaqueId });

export const officePictures = routes({
  'GET /api/office/pictures/': forStaff('catalogue.read', {
    summary: 'Pictures of the shop, newest first; `q` finds by alt text',
    query: strict({
      ...officePage,
      ids: Type.Optional(OpaqueIdList),
      unused: Type.Optional(Type.Boolean()),
      sort: sortBy('createdAt'),
    }),
    reply: strict({ data: Type.Array(OfficePicture), page: PageInfo }),
  }),
  'GET /api/office/pictures/:id/': forStaff('catalogue.read', {
    summary: 'One picture',
    params: byId,
    reply: strict({ data: OfficePicture }),
    refuses: ['record.not-found'],
  }),
  'GET /api/office/pictures/:id/whole/': forStaff('catalogue.read', {
    summary: 'What it is cut from, small, without metadata; pictures that came with the shop have none',
    params: byId,
    file: true,
    reply: strict({}),
    refuses: ['record.not-found', 'server.busy'],
  }),
  'POST /api/office/pictures/': forStaff('catalogue.write', {
    idempotency: 'none',
    summary:
      'Takes a JPEG, PNG or WebP of 8 MB at most (multipart, field `picture`); the same picture twice is one',
    body: strict({
      form: Type.Optional(PictureForm),
      altTm: Type.Optional(Alt.properties.tm),
      altRu: Type.Optional(Alt.properties.ru),
    }),
    files: ['picture'],
    reply: strict({ data: OfficePicture }),
    refuses: ['picture.invalid', 'server.busy'],
  }),
  'PUT /api/office/pictures/:id/': forStaff('catalogue.write', {
    idempotency: 'none',
    summary: 'Alt texts, and how it is cut: form and focus make new files under the same id',
    params: byId,
    body: strict({ alt: Alt, form: Type.Optional(PictureForm), focus: Type.Optional(Focus) }),
    reply: strict({ data: OfficePicture }),
    refuses: ['record.not-found', 'record.conflict'],
  }),
  'DELETE /api/office/pictures/:id/': forStaff('catalogue.write', {
    idempotency: 'none',
    summary: 'Removes a picture that is shown nowhere',
    params: byId,
    reply: strict({}),
    refuses: ['record.not-found', 'record.in-use'],
  }),
});

export type PictureForm = Static<typeof PictureForm>;
export type OfficePicture = Static<typeof OfficePicture>;
