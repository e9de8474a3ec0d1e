/** Gift certificates that are bought like a product: the input for each unit, and what the buyer sees afterwards. */
import { type Static, Type } from 'typebox';
import { Day, Id, Moment, Money, nullable, oneOf, strict } from '#contract/shared.ts';
import {
  certificateWays,
  longestGiver,
  longestMessage,
  longestName,
} from '#domain/certificates/certificate.ts';
import { certificateDesigns } from '#domain/certificates/certificate-design.ts';

const CertificateWay = oneOf(...certificateWays);
/** The design of the printed or shown card. */
export const CertificateDesign = oneOf(...certificateDesigns);

/** How one unit is delivered: by SMS on a day, or printed by its buyer. */
export const CertificateUnit = strict({
  way: CertificateWay,
  /** Recipient's phone number for the SMS. */
  mobile: Type.Optional(Type.String({ maxLength: 30 })),
  /** Day of the SMS, sent at 9:00; today when left out, and after 9:00 today at once. */
  day: Type.Optional(Day),
  /** Name of the recipient and a message to them, shown on the card. */
  name: Type.Optional(Type.String({ maxLength: longestName })),
  message: Type.Optional(Type.String({ maxLength: longestMessage })),
  /** Who gives it, said in the SMS and on the card; letters only. */
  giver: Type.Optional(Type.String({ maxLength: longestGiver })),
  /** The plain design when left out. */
  design: Type.Optional(CertificateDesign),
});

const shared = {
  /** Last four characters of the code; empty before payment. */
  last4: Type.String(),
  face: Money,
  balance: Money,
  way: CertificateWay,
  /** `ordered` before payment, `scheduled` until its SMS is sent. */
  state: oneOf('ordered', 'scheduled', 'active', 'used-up', 'expired', 'void'),
  sendDay: nullable(Day),
  sentAt: nullable(Moment),
  expiresAt: nullable(Moment),
  name: Type.String(),
  message: Type.String(),
  giver: Type.String(),
  mobile: Type.String(),
  design: CertificateDesign,
};
/** One unit of an order's line, for the buyer. */
export const OrderedCertificate = strict({
  ...shared,
  /** Null before payment. */
  id: nullable(Id),
  /** The full code of a printed certificate; only on the order's own page. */
  code: Type.Optional(Type.String()),
});
/** A paid certificate, for its buyer. */
export const BoughtCertificate = strict({
  ...shared,
  id: Id,
  order: Type.String(),
  number: Type.String(),
});

export type CertificateUnit = Static<typeof CertificateUnit>;
export type OrderedCertificate = Static<typeof OrderedCertificate>;
export type BoughtCertificate = Static<typeof BoughtCertificate>;
