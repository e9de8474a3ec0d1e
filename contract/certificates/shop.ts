import { Type } from 'typebox';
import { forAnyone, routes } from '#contract/route.ts';
import { Moment, Money, nullable, strict } from '#contract/shared.ts';

/** Gift certificates as their bearers ask about them. */
export const certificates = routes({
  'POST /api/certificate/check/': forAnyone({
    summary: 'What is left on a gift certificate, for whoever has its code',
    body: strict({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
    reply: strict({ data: strict({ balance: Money, expiresAt: nullable(Moment) }) }),
    refuses: ['certificate.unknown'],
  }),
});
