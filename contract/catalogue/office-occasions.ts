import { type Static, Type } from 'typebox';
import { byNumber, forStaff, officePage, PositionsInput, sortBy, Title } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, IdList, LocalText, nullable, PageInfo, strict } from '#contract/shared.ts';

/** When and for whom gifts are: occasions and recipients. */
const listed = { ...officePage, ids: Type.Optional(IdList) };
const saveRefusals = ['record.not-found', 'record.conflict', 'request.invalid'] as const;

export const OfficeOccasion = strict({
  id: Id,
  title: LocalText,
  /** a holiday with a fixed date, or null and null */
  month: nullable(Type.Integer()),
  day: nullable(Type.Integer()),
  position: Type.Integer(),
  productsCount: Type.Integer(),
});
const OccasionInput = strict({
  title: Title,
  month: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 12 }))),
  day: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 31 }))),
});
export const OfficeRecipient = strict({
  id: Id,
  title: LocalText,
  position: Type.Integer(),
  productsCount: Type.Integer(),
});
const RecipientInput = strict({ title: Title });
const removal = {
  params: byNumber,
  reply: strict({}),
  refuses: ['record.not-found', 'record.in-use'],
} as const;
const reorder = { body: PositionsInput, reply: strict({}) } as const;

export const officeOccasions = routes({
  'GET /api/office/occasions/': forStaff('catalogue.read', {
    summary: 'Occasions',
    query: strict({ ...listed, sort: sortBy('position', 'id') }),
    reply: strict({ data: Type.Array(OfficeOccasion), page: PageInfo }),
  }),
  'GET /api/office/occasions/:id/': forStaff('catalogue.read', {
    summary: 'One occasion',
    params: byNumber,
    reply: strict({ data: OfficeOccasion }),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/occasions/': forStaff('catalogue.write', {
    summary: 'A new occasion',
    body: OccasionInput,
    reply: strict({ data: OfficeOccasion }),
    refuses: saveRefusals,
  }),
  'PUT /api/office/occasions/:id/': forStaff('catalogue.write', {
    summary: 'Changes an occasion',
    params: byNumber,
    body: OccasionInput,
    reply: strict({ data: OfficeOccasion }),
    refuses: saveRefusals,
  }),
  'DELETE /api/office/occasions/:id/': forStaff('catalogue.write', {
    summary: 'Removes an occasion without products',
    ...removal,
  }),
  'POST /api/office/occasions/order/': forStaff('catalogue.write', {
    summary: 'Order of occasions',
    ...reorder,
  }),

  'GET /api/office/recipients/': forStaff('catalogue.read', {
    summary: 'For whom gifts are',
    query: strict({ ...listed, sort: sortBy('position', 'id') }),
    reply: strict({ data: Type.Array(OfficeRecipient), page: PageInfo }),
  }),
  'GET /api/office/recipients/:id/': forStaff('catalogue.read', {
    summary: 'One of them',
    params: byNumber,
    reply: strict({ data: OfficeRecipient }),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/recipients/': forStaff('catalogue.write', {
    summary: 'A new kind of recipient',
    body: RecipientInput,
    reply: strict({ data: OfficeRecipient }),
    refuses: saveRefusals,
  }),
  'PUT /api/office/recipients/:id/': forStaff('catalogue.write', {
    summary: 'Changes the words',
    params: byNumber,
    body: RecipientInput,
    reply: strict({ data: OfficeRecipient }),
    refuses: saveRefusals,
  }),
  'DELETE /api/office/recipients/:id/': forStaff('catalogue.write', {
    summary: 'Removes one without products',
    ...removal,
  }),
  'POST /api/office/recipients/order/': forStaff('catalogue.write', {
    summary: 'Order of recipients',
    ...reorder,
  }),
});

export type OfficeOccasion = Static<typeof OfficeOccasion>;
export type OfficeRecipient = Static<typeof OfficeRecipient>;
export type OccasionInput = Static<typeof OccasionInput>;
export type RecipientInput = Static<typeof RecipientInput>;
