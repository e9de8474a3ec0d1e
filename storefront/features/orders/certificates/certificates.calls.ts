/** API calls for the customer's bought certificates. Their data is not kept in the store, because a code is money. */
import type { BoughtCertificate } from '#contract/certificates/bought.ts';
import { callAsked } from '../asked.ts';

export const loadCertificates = () =>
  callAsked<BoughtCertificate[]>(async ({ api }) => (await api('GET /api/certificate/list/')).data);

/** @param mobile the recipient of the SMS; defaults to the previous one */
export const sendAgain = (id: number, mobile: string) =>
  callAsked<BoughtCertificate>(
    async ({ api }) =>
      (await api('POST /api/certificate/:id/send/', { params: { id }, body: { mobile } })).data,
  );
