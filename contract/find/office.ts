import { type Static, Type } from 'typebox';
import { OfficeProductRow } from '#contract/catalogue/office.ts';
import { OfficeCustomerRow } from '#contract/customers/office.ts';
import { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { strict } from '#contract/shared.ts';

/** Groups that the caller may not read are empty. */
export const SearchHits = strict({
  orders: Type.Array(OfficeOrderRow),
  customers: Type.Array(OfficeCustomerRow),
  products: Type.Array(OfficeProductRow),
});

export const officeFind = routes({
  'GET /api/office/find/': forStaff('self', {
    summary:
      'Five orders, customers and products each; `q` is a number, the end of a phone number, an SKU, or words of names and goods',
    query: strict({ q: Type.String({ minLength: 1, maxLength: 100 }) }),
    reply: strict({ data: SearchHits }),
  }),
});

export type SearchHits = Static<typeof SearchHits>;
