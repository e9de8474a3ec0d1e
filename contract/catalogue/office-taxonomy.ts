import { type Static, Type } from 'typebox';
import {
  Body,
  byNumber,
  forStaff,
  Line,
  officePage,
  PositionsInput,
  sortBy,
  Title,
} from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, IdList, LocalText, nullable, OpaqueId, PageInfo, Picture, strict } from '#contract/shared.ts';

/** What products stand in: categories, brands, ideas. */
const listed = { ...officePage, ids: Type.Optional(IdList) };
const pictureId = Type.Optional(nullable(OpaqueId));
const saveRefusals = ['record.not-found', 'record.conflict', 'request.invalid', 'picture.invalid'] as const;

export const OfficeCategory = strict({
  id: Id,
  parent: nullable(Id),
  title: LocalText,
  picture: nullable(Picture),
  position: Type.Integer(),
  isVisible: Type.Boolean(),
  productsCount: Type.Integer({ description: 'of it and of those under it, each product once' }),
});
/** The tree has two levels: a parent has no parent. */
const CategoryInput = strict({
  parent: Type.Optional(nullable(Id)),
  title: Title,
  picture: pictureId,
  isVisible: Type.Boolean(),
});
export const OfficeBrand = strict({
  id: Id,
  title: Type.String(),
  description: LocalText,
  picture: nullable(Picture),
  position: Type.Integer(),
  productsCount: Type.Integer(),
});
const BrandInput = strict({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  description: Body,
  picture: pictureId,
});
export const OfficeIdea = strict({
  id: Id,
  title: LocalText,
  subtitle: LocalText,
  story: LocalText,
  picture: nullable(Picture),
  position: Type.Integer(),
  isVisible: Type.Boolean(),
  /** in the order of the story */
  products: Type.Array(Id),
});
const IdeaInput = strict({
  title: Title,
  subtitle: Line,
  story: Body,
  picture: pictureId,
  isVisible: Type.Boolean(),
  products: Type.Array(Id, { maxItems: 200, uniqueItems: true }),
});
const removal = {
  params: byNumber,
  reply: strict({}),
  refuses: ['record.not-found', 'record.in-use'],
} as const;
const reorder = { body: PositionsInput, reply: strict({}) } as const;

export const officeTaxonomy = routes({
  'GET /api/office/categories/': forStaff('catalogue.read', {
    summary: 'Categories in the order of the tree',
    query: strict({ ...listed, parent: Type.Optional(Id), sort: sortBy('position', 'id') }),
    reply: strict({ data: Type.Array(OfficeCategory), page: PageInfo }),
  }),
  'GET /api/office/categories/:id/': forStaff('catalogue.read', {
    summary: 'One category',
    params: byNumber,
    reply: strict({ data: OfficeCategory }),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/categories/': forStaff('catalogue.write', {
    summary: 'A new category',
    body: CategoryInput,
    reply: strict({ data: OfficeCategory }),
    refuses: saveRefusals,
  }),
  'PUT /api/office/categories/:id/': forStaff('catalogue.write', {
    summary: 'Changes a category, or moves it under another',
    params: byNumber,
    body: CategoryInput,
    reply: strict({ data: OfficeCategory }),
    refuses: saveRefusals,
  }),
  'DELETE /api/office/categories/:id/': forStaff('catalogue.write', {
    summary: 'Removes a category that holds neither products nor categories',
    ...removal,
  }),
  'POST /api/office/categories/order/': forStaff('catalogue.write', {
    summary: 'Order of categories that share a parent',
    ...reorder,
  }),

  'GET /api/office/brands/': forStaff('catalogue.read', {
    summary: 'Brands',
    query: strict({ ...listed, sort: sortBy('position', 'title', 'id') }),
    reply: strict({ data: Type.Array(OfficeBrand), page: PageInfo }),
  }),
  'GET /api/office/brands/:id/': forStaff('catalogue.read', {
    summary: 'One brand',
    params: byNumber,
    reply: strict({ data: OfficeBrand }),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/brands/': forStaff('catalogue.write', {
    summary: 'A new brand',
    body: BrandInput,
    reply: strict({ data: OfficeBrand }),
    refuses: saveRefusals,
  }),
  'PUT /api/office/brands/:id/': forStaff('catalogue.write', {
    summary: 'Changes a brand',
    params: byNumber,
    body: BrandInput,
    reply: strict({ data: OfficeBrand }),
    refuses: saveRefusals,
  }),
  'DELETE /api/office/brands/:id/': forStaff('catalogue.write', {
    summary: 'Removes a brand without products',
    ...removal,
  }),
  'POST /api/office/brands/order/': forStaff('catalogue.write', { summary: 'Order of brands', ...reorder }),

  'GET /api/office/ideas/': forStaff('catalogue.read', {
    summary: 'Gift ideas, hidden ones too',
    query: strict({ ...listed, sort: sortBy('position', 'id') }),
    reply: strict({ data: Type.Array(OfficeIdea), page: PageInfo }),
  }),
  'GET /api/office/ideas/:id/': forStaff('catalogue.read', {
    summary: 'One idea with its story and products',
    params: byNumber,
    reply: strict({ data: OfficeIdea }),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/ideas/': forStaff('catalogue.write', {
    summary: 'A new idea',
    body: IdeaInput,
    reply: strict({ data: OfficeIdea }),
    refuses: saveRefusals,
  }),
  'PUT /api/office/ideas/:id/': forStaff('catalogue.write', {
    summary: 'Changes an idea; products are shown in the order given',
    params: byNumber,
    body: IdeaInput,
    reply: strict({ data: OfficeIdea }),
    refuses: saveRefusals,
  }),
  'DELETE /api/office/ideas/:id/': forStaff('catalogue.write', {
    summary: 'Removes an idea; its products stay',
    ...removal,
  }),
  'POST /api/office/ideas/order/': forStaff('catalogue.write', { summary: 'Order of ideas', ...reorder }),
});

export type OfficeCategory = Static<typeof OfficeCategory>;
export type OfficeBrand = Static<typeof OfficeBrand>;
export type OfficeIdea = Static<typeof OfficeIdea>;
export type CategoryInput = Static<typeof CategoryInput>;
export type BrandInput = Static<typeof BrandInput>;
export type IdeaInput = Static<typeof IdeaInput>;
