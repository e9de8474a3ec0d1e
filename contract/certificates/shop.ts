import { Type } from 'typebox';
import { BoughtCertificate, CertificateDesign } from './bought.ts';
import { certificateRefusals } from '#contract/errors.ts';
import { forAnyone, forCustomer, routes } from '#contract/route.ts';
import { Id, Moment, Money, nullable, strict } from '#contract/shared.ts';

/** Calls for holders of gift certificates. */
export const certificates = routes({
  'POST /api/certificate/check/': forAnyone({
    limit: 'codes',
    summary:
      'What is left on a gift certificate, for whoever has its code; on a day on which codes are guessed at for signed-in customers',
    body: strict({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
    reply: strict({
      data: strict({ balance: Money, expiresAt: nullable(Moment), design: CertificateDesign }),
    }),
    refuses: [
      ...certificateRefusals,
      'session.missing',
      'session.expired',
      'session.revoked',
      'customer.blocked',
    ],
  }),
  'GET /api/certificate/list/': forCustomer({
    summary: 'Certificates that the customer has bought, newest first',
    reply: strict({ data: Type.Array(BoughtCertificate) }),
  }),
  'POST /api/certificate/:id/send/': forCustomer({
    summary: 'Sends the code of a bought certificate again, three times a day, before any of it is spent',
    params: strict({ id: Id }),
    body: strict({ mobile: Type.Optional(Type.String({ maxLength: 30 })) }),
    reply: strict({ data: BoughtCertificate }),
    refuses: ['record.not-found', 'record.conflict'],
  }),
});
