import { type Static, Type } from 'typebox';
import { byNumber, forStaff, officePage, PositionsInput, sortBy, Title } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import {
  Id,
  IdList,
  LocalText,
  Money,
  nullable,
  OpaqueId,
  PageInfo,
  Picture,
  strict,
} from '#contract/shared.ts';

const wrapFields = { price: Money, isActive: Type.Boolean() };
const WrapInput = strict({ title: Title, picture: Type.Optional(nullable(OpaqueId)), ...wrapFields });
export const OfficeWrap = strict({
  id: Id,
  title: LocalText,
  picture: nullable(Picture),
  position: Type.Integer(),
  ...wrapFields,
});
const saveRefusals = ['record.not-found', 'request.invalid', 'picture.invalid'] as const;

export const officeWraps = routes({
  'GET /api/office/wraps/': forStaff('orders.read', {
    summary: 'Ways of wrapping',
    query: strict({ ...officePage, ids: Type.Optional(IdList), sort: sortBy('position', 'id') }),
    reply: strict({ data: Type.Array(OfficeWrap), page: PageInfo }),
  }),
  'GET /api/office/wraps/:id/': forStaff('orders.read', {
    summary: 'One way of wrapping',
    params: byNumber,
    reply: strict({ data: OfficeWrap }),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/wraps/': forStaff('delivery.write', {
    summary: 'A new way of wrapping',
    body: WrapInput,
    reply: strict({ data: OfficeWrap }),
    refuses: saveRefusals,
  }),
  'PUT /api/office/wraps/:id/': forStaff('delivery.write', {
    summary: 'Changes it; orders that exist keep its price',
    params: byNumber,
    body: WrapInput,
    reply: strict({ data: OfficeWrap }),
    refuses: saveRefusals,
  }),
  'DELETE /api/office/wraps/:id/': forStaff('delivery.write', {
    summary: 'Takes a wrap off for good',
    params: byNumber,
    reply: strict({}),
    refuses: ['record.not-found', 'record.in-use'],
  }),
  'POST /api/office/wraps/order/': forStaff('delivery.write', {
    summary: 'Order of wraps',
    body: PositionsInput,
    reply: strict({}),
  }),
});

export type OfficeWrap = Static<typeof OfficeWrap>;
export type WrapInput = Static<typeof WrapInput>;
