import type { officeCustomers } from '#contract/customers/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { rangeOf } from '#server/platform/db/paging.ts';
import { addCustomerNote, saveTags } from './know-customer.ts';
import { readCustomers } from '#server/features/customers/profile/read-customers.ts';
import { forgetCustomer, showCustomer, changeAccess } from './manage-customers.ts';
import { exportCustomer } from './export-customer.ts';

export const officeCustomersHandlers: Handlers<Context, typeof officeCustomers> = {
  'GET /api/office/customers/': (ctx, { query }) => readCustomers(ctx.db, query, rangeOf(query)),
  'GET /api/office/customers/:id/': async (ctx, { params }) => ({ data: await showCustomer(ctx, params.id) }),
  'PUT /api/office/customers/:id/tags/': async (ctx, call) => {
    await saveTags(ctx, { ...call.params, ...call.body }, call);
    return { data: await showCustomer(ctx, call.params.id) };
  },
  'POST /api/office/customers/:id/notes/': async (ctx, call) => {
    await addCustomerNote(ctx, { ...call.params, ...call.body }, call);
    return { data: await showCustomer(ctx, call.params.id) };
  },
  'POST /api/office/customers/:id/block/': async (ctx, call) => ({
    data: await changeAccess(ctx, call.params.id, 'block', call, call.body.reason),
  }),
  'POST /api/office/customers/:id/unblock/': async (ctx, call) => ({
    data: await changeAccess(ctx, call.params.id, 'unblock', call),
  }),
  'POST /api/office/customers/:id/sign-out/': async (ctx, call) => ({
    data: await changeAccess(ctx, call.params.id, 'sign-out', call),
  }),
  'POST /api/office/customers/:id/export/': async (ctx, call) => ({
    data: await exportCustomer(ctx, call.params.id, call),
  }),
  'POST /api/office/customers/:id/erase/': async (ctx, call) => ({
    data: await forgetCustomer(ctx, call.params.id, call.body.reason, call),
  }),
};
