/** Certificates that the customer has bought. Nothing of them enters the store: whoever reads a code can spend it. */
import type { BoughtCertificate } from '#contract/certificates/bought.ts';
import { callAsked } from '../asked.ts';

export const loadCertificates = () =>
  callAsked<BoughtCertificate[]>(async ({ api }) => (await api('GET /api/certificate/list/')).data);

/** @param mobile where the code goes; where it went before without it */
export const sendAgain = (id: number, mobile: string) =>
  callAsked<BoughtCertificate>(
    async ({ api }) =>
      (await api('POST /api/certificate/:id/send/', { params: { id }, body: { mobile } })).data,
  );
