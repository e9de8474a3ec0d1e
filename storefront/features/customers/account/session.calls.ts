/** Where the customer is signed in; the list lives on its screen only. */
import type { Session } from '#contract/customers/shop.ts';
import { createCall } from '#storefront/store/create-call.ts';

export const loadSessions = createCall<Session[]>('auth/loadSessions', async ({ api }) => {
  return (await api('GET /api/auth/session-list/')).data;
});

/** Signs one other device out. */
export const endSession = createCall<void, string>('auth/endSession', async ({ api }, id) => {
  await api('DELETE /api/auth/session-delete/:id/', { params: { id } });
});
