import type { BankCode } from '#domain/payments/bank-answer.ts';
import {
  type PaymentMethod,
  paymentMethods,
  takeablePaymentMethods,
} from '#domain/payments/payment-methods.ts';
import { phoneHoldHours as holdHours, usualProofFrom, usualPurseLimit } from '#domain/payments/payment.ts';
import { usualMonths } from '#domain/certificates/certificate.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findPaymentChoice } from './payments.repo.ts';

/** Payment settings of staff. */
export type PaymentChoice = {
  methods: PaymentMethod[];
  banks: BankCode[];
  /** How many hours an order by phone waits for its card payment. */
  phoneHoldHours: number;
  /** Above this total, orders of new numbers paid on delivery need a call first, in tenge; null: never. */
  cashLimit: number | null;
  /** The board warns before a courier carries more cash than this, in tenge; null: never. */
  purseLimit: number | null;
  /** From this total on a hand-over needs a code or a photo, in tenge; null: never. */
  proofFrom: number | null;
  /** Validity in months of certificates paid from now on. */
  certificateMonths: number;
  /** The recipient of a gift may pay for it on delivery. */
  giftsOnDelivery: boolean;
};

/**
 * Payment methods offered: those staff have not switched off, and cards only when a bank is both configured and
 * switched on.
 * @param configured banks in the configuration of the server
 */
export async function readPaymentChoice(
  db: Db | Trx,
  configured: Iterable<BankCode>,
): Promise<PaymentChoice> {
  const kept = (await findPaymentChoice(db)) as Partial<PaymentChoice> | undefined;
  const banks = [...configured].filter((code) => kept?.banks?.includes(code) ?? true);
  const methods = paymentMethods.filter((method) => kept?.methods?.includes(method) ?? true);
  const { phoneHoldHours = holdHours.usual, cashLimit = null } = kept ?? {};
  const { purseLimit = usualPurseLimit, proofFrom = usualProofFrom } = kept ?? {};
  const { certificateMonths = usualMonths, giftsOnDelivery = false } = kept ?? {};
  const limits = { phoneHoldHours, cashLimit, purseLimit, proofFrom, certificateMonths, giftsOnDelivery };
  return { methods: takeablePaymentMethods({ methods, banks }), banks, ...limits };
}
