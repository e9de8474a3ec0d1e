/** API calls for the customer's bought certificates. Their data is not kept in the store, because a code is money. */
import type { BoughtCertificate } from '#contract/certificates/bought.ts';
import { createCall } from '#storefront/store/create-call.ts';

export const loadCertificates = createCall<BoughtCertificate[]>(
  'certificates/load',
  async ({ api }) => (await api('GET /api/certificate/list/')).data,
);

/** `mobile`: to which the SMS is sent. */
export const sendAgain = createCall<BoughtCertificate, { id: number; mobile: string }>(
  'certificates/sendAgain',
  async ({ api }, { id, mobile }) =>
    (await api('POST /api/certificate/:id/send/', { params: { id }, body: { mobile } })).data,
);
