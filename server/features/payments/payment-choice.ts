import type { BankCode } from '#domain/payments/bank-answer.ts';
import {
  type PaymentMethod,
  paymentMethods,
  takeablePaymentMethods,
} from '#domain/payments/payment-methods.ts';
import { phoneHoldHours as holdHours, usualProofFrom, usualPurseLimit } from '#domain/payments/payment.ts';
import { usualMonths } from '#domain/payments/certificate.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findPaymentChoice } from './payments.repo.ts';

/** What staff have switched on. */
export type PaymentChoice = {
  methods: PaymentMethod[];
  banks: BankCode[];
  /** How many hours an order by phone waits for its card money. */
  phoneHoldHours: number;
  /** From new numbers a larger sum on delivery waits for a call, in tenge; null: no limit. */
  cashLimit: number | null;
  /** Before a courier carries more cash the board warns, in tenge; null: never. */
  purseLimit: number | null;
  /** From this total on a courier wants a code or takes a photo, in tenge; null: never. */
  proofFrom: number | null;
  /** A certificate that is paid now is good for so many months. */
  certificateMonths: number;
};

/**
 * Ways of paying that are on: those staff have not switched off, and cards only where a bank is both configured and on.
 * @param configured banks that the settings of the program name
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
  const certificateMonths = kept?.certificateMonths ?? usualMonths;
  const limits = { phoneHoldHours, cashLimit, purseLimit, proofFrom, certificateMonths };
  return { methods: takeablePaymentMethods({ methods, banks }), banks, ...limits };
}
