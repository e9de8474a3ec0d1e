/** Gift certificates that are bought like a product: what the buyer says of each unit, and what they see of it afterwards. */
import { type Static, Type } from 'typebox';
import { Day, Id, Moment, Money, nullable, oneOf, strict } from '#contract/shared.ts';
import { certificateWays } from '#domain/payments/certificate.ts';
import { certificateDesigns } from '#domain/payments/certificate-design.ts';

const CertificateWay = oneOf(...certificateWays);
/** What its card looks like. */
export const CertificateDesign = oneOf(...certificateDesigns);

/** How one unit reaches its bearer: by SMS on a day, or on paper that its buyer prints. */
export const CertificateUnit = strict({
  way: CertificateWay,
  /** Where the SMS goes. */
  mobile: Type.Optional(Type.String({ maxLength: 30 })),
  /** When it goes, at nine in the morning; today without it, and today after nine at once. */
  day: Type.Optional(Day),
  /** Of the bearer, and words to them: printed on the card. */
  name: Type.Optional(Type.String({ maxLength: 80 })),
  message: Type.Optional(Type.String({ maxLength: 200 })),
  /** Plain without it. */
  design: Type.Optional(CertificateDesign),
});

const shared = {
  /** The end of its code; empty before it is paid. */
  last4: Type.String(),
  face: Money,
  balance: Money,
  way: CertificateWay,
  /** `ordered` before it is paid, `scheduled` before its SMS leaves. */
  state: oneOf('ordered', 'scheduled', 'active', 'used-up', 'expired', 'void'),
  sendDay: nullable(Day),
  sentAt: nullable(Moment),
  expiresAt: nullable(Moment),
  name: Type.String(),
  message: Type.String(),
  mobile: Type.String(),
  design: CertificateDesign,
};
/** One unit of an order's line, for whoever has ordered it. */
export const OrderedCertificate = strict({
  ...shared,
  /** Null before it is paid. */
  id: nullable(Id),
  /** Of one to be printed, on the order's own page. */
  code: Type.Optional(Type.String()),
});
/** A certificate that was paid for, for its buyer. */
export const BoughtCertificate = strict({
  ...shared,
  id: Id,
  order: Type.String(),
  number: Type.String(),
});

export type CertificateUnit = Static<typeof CertificateUnit>;
export type OrderedCertificate = Static<typeof OrderedCertificate>;
export type BoughtCertificate = Static<typeof BoughtCertificate>;
