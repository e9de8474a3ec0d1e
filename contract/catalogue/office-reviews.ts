import { type Static, Type } from 'typebox';
import { byNumber, forStaff, officePage, sortBy } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, IdList, LocalText, Moment, nullable, PageInfo, strict } from '#contract/shared.ts';

export const OfficeReview = strict({
  id: Id,
  product: Id,
  productTitle: LocalText,
  customer: nullable(Id),
  author: Type.String(),
  rating: Type.Integer(),
  text: Type.String(),
  isVisible: Type.Boolean(),
  createdAt: Moment,
});

export const officeReviews = routes({
  'GET /api/office/reviews/': forStaff('catalogue.read', {
    summary: 'What customers say, newest first',
    query: strict({
      ...officePage,
      ids: Type.Optional(IdList),
      product: Type.Optional(Id),
      visible: Type.Optional(Type.Boolean()),
      rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
      sort: sortBy('createdAt', 'rating', 'id'),
    }),
    reply: strict({ data: Type.Array(OfficeReview), page: PageInfo }),
  }),
  'GET /api/office/reviews/:id/': forStaff('catalogue.read', {
    summary: 'One review',
    params: byNumber,
    reply: strict({ data: OfficeReview }),
    refuses: ['record.not-found'],
  }),
  'PUT /api/office/reviews/:id/': forStaff('catalogue.write', {
    summary: 'Hides or shows a review; its rating counts only while it is shown',
    params: byNumber,
    body: strict({ isVisible: Type.Boolean() }),
    reply: strict({ data: OfficeReview }),
    refuses: ['record.not-found'],
  }),
});

export type OfficeReview = Static<typeof OfficeReview>;
