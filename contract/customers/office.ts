import { type Static, Type } from 'typebox';
import { byNumber, forStaff, officePage, sortBy } from '#contract/office-route.ts';
import { Address } from '#contract/delivery/shop.ts';
import { routes } from '#contract/route.ts';
import {
  Day,
  Id,
  IdList,
  Lang,
  LocalText,
  Moment,
  nullable,
  OpaqueId,
  PageInfo,
  strict,
} from '#contract/shared.ts';

const customerFields = {
  id: Id,
  phone: Type.String({ description: 'empty once the person was erased' }),
  name: Type.String(),
  surname: Type.String(),
  lang: Lang,
  isBlocked: Type.Boolean(),
  isErased: Type.Boolean(),
  createdAt: Moment,
  ordersCount: Type.Integer(),
  /** sum of payments minus refunds, in tenge */
  spent: Type.Integer(),
  lastOrderAt: nullable(Moment),
  /** internal tags, such as "VIP"; the customer never sees them */
  tags: Type.Array(Type.String()),
  /** reason of the block; only for a blocked customer */
  blockedReason: Type.String(),
};
export const OfficeCustomerRow = strict(customerFields);
export const OfficeCustomer = strict({
  ...customerFields,
  email: Type.String(),
  birthDate: nullable(Day),
  gender: nullable(Type.String()),
  addresses: Type.Array(strict({ ...Address.properties, placeTitle: LocalText })),
  /** notes by staff, newest first */
  notes: Type.Array(strict({ id: Id, text: Type.String(), staff: Type.String(), createdAt: Moment })),
  sessions: Type.Array(
    strict({ id: OpaqueId, device: Type.String(), createdAt: Moment, lastSeenAt: Moment }),
  ),
});
const Tag = Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' });
const one = strict({ data: OfficeCustomer });
const reason = strict({ reason: Type.String({ minLength: 1, maxLength: 300 }) });

export const officeCustomers = routes({
  'GET /api/office/customers/': forStaff('customers.read', {
    summary:
      'Customers, newest first; `q` is a name, or a part of a phone number, also of the recipient of an order',
    query: strict({
      ...officePage,
      ids: Type.Optional(IdList),
      blocked: Type.Optional(Type.Boolean()),
      tag: Type.Optional(Tag),
      sort: sortBy('createdAt', 'id'),
    }),
    reply: strict({ data: Type.Array(OfficeCustomerRow), page: PageInfo }),
  }),
  'GET /api/office/customers/:id/': forStaff('customers.read', {
    summary: 'One customer with addresses and devices; orders are listed with `customer=`',
    params: byNumber,
    reply: one,
    refuses: ['record.not-found'],
  }),
  'PUT /api/office/customers/:id/tags/': forStaff('customers.write', {
    summary: 'The marks of a customer, whole',
    params: byNumber,
    body: strict({ tags: Type.Array(Tag, { maxItems: 10 }) }),
    reply: one,
    refuses: ['record.not-found'],
  }),
  'POST /api/office/customers/:id/notes/': forStaff('customers.write', {
    idempotency: 'none',
    summary: 'A note for colleagues',
    params: byNumber,
    body: strict({ text: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }),
    reply: one,
    refuses: ['record.not-found'],
  }),
  'POST /api/office/customers/:id/block/': forStaff('customers.write', {
    summary: 'Signs out everywhere and lets nobody in with this number',
    params: byNumber,
    body: reason,
    reply: one,
    refuses: ['record.not-found'],
  }),
  'POST /api/office/customers/:id/unblock/': forStaff('customers.write', {
    summary: 'Lets the customer in again',
    params: byNumber,
    reply: one,
    refuses: ['record.not-found'],
  }),
  'POST /api/office/customers/:id/sign-out/': forStaff('customers.write', {
    summary: 'Ends every session of the customer',
    params: byNumber,
    reply: one,
    refuses: ['record.not-found'],
  }),
  'POST /api/office/customers/:id/export/': forStaff('customers.privacy', {
    idempotency: 'none',
    summary: 'Everything the shop keeps about a person, for handing it to them',
    params: byNumber,
    reply: strict({ data: Type.Unknown() }),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/customers/:id/erase/': forStaff('customers.privacy', {
    idempotency: 'none',
    summary: 'Forgets the person for ever; orders stay as figures without name, phone, address or message',
    params: byNumber,
    body: reason,
    reply: one,
    refuses: ['record.not-found', 'record.in-use'],
  }),
});

export type OfficeCustomer = Static<typeof OfficeCustomer>;
export type OfficeCustomerRow = Static<typeof OfficeCustomerRow>;
