/**
 * The port every bank stands behind. No method throws for a failure that banks are known for: each answer says
 * whether the thing happened, did not happen, or may have happened.
 */
import type { BankCode, BankStatus } from '#domain/payments/bank-answer.ts';

export type RegisterInput = {
  /** 1 to 32 of `[A-Za-z0-9-]`; unique at the bank for ever, so a new attempt needs a new one. */
  orderNumber: string;
  /** Tenge, an integer of 1 or more. */
  amount: number;
  /** Absolute addresses of ours, without a fragment: the bank appends `orderId` and `lang` to the end. */
  returnUrl: string;
  failUrl: string;
  description: string;
  /** Language of the bank's page; banks have no Turkmen, so `tm` becomes Russian. */
  language: 'tm' | 'ru' | 'en';
  /** How long the payment page lives. */
  pageSeconds: number;
  callbackUrl?: string;
};

/** Certainly not sent: refused connection, dead name, open breaker. */
export type Unreachable = { kind: 'unreachable'; reason: string };
/** Sent, but the answer is lost, unreadable or asks for a pause: it may have happened. */
export type Unknown = { kind: 'unknown'; reason: string };
/** The bank (or, with code `invalid-request`, this adapter before sending) said no: it did not happen. */
export type Refused = { kind: 'refused'; code: string; message: string };

export type RegisterResult =
  | { kind: 'registered'; bankOrderId: string; formUrl: string }
  /** `duplicate`: the order number is taken, usually by our own earlier call whose answer was lost. */
  | (Refused & { duplicate: boolean })
  | Unknown
  | Unreachable;

export type StatusResult =
  /** `raw` is the bank's own wording, cut down to fields that hold no secret and no personal data. */
  | { kind: 'status'; status: BankStatus; raw: Record<string, unknown> }
  | { kind: 'not-found' }
  | Refused
  | Unknown
  | Unreachable;

/** Answer to a change of money: done, refused, may have happened, certainly not sent. */
export type MoneyResult = { kind: 'done' } | Refused | Unknown | Unreachable;

export type OrderRef = { bankOrderId: string } | { orderNumber: string };

export type RefundInput = {
  bankOrderId: string;
  /** Tenge, 1 or more. */
  amount: number;
  /** The bank refunds only if this still equals what it holds: a guard against refunding twice. */
  expectedDepositedAmount?: number;
  /** 1 to 32 characters; a repeat with the same one returns the earlier refund instead of a second. */
  externalRefundId?: string;
};

/** One callback as received; a hint to ask for the status, never proof. */
export type CallbackReading =
  | {
      kind: 'genuine';
      bankOrderId: string;
      orderNumber: string | null;
      operation: string | null;
      succeeded: boolean;
    }
  | { kind: 'forged' }
  /** No key is configured for this bank, so nothing can be said about the sender. */
  | { kind: 'unsigned'; bankOrderId: string | null };

export type Bank = {
  readonly code: BankCode;
  /** Opens a payment at the bank and returns the page where the customer types the card. */
  register(input: RegisterInput): Promise<RegisterResult>;
  /** Extended status; the only thing that decides "paid" (`verdictOfStatus` in `domain/payments/bank-answer.ts`). */
  status(order: OrderRef): Promise<StatusResult>;
  /** Gives back all or part of a deposited sum. `unknown` must not be sent again by a program. */
  refund(input: RefundInput): Promise<MoneyResult>;
  /** Undoes a hold or, where the bank allows it, a same-day payment. */
  reverse(order: { bankOrderId: string }): Promise<MoneyResult>;
  /** Closes an unpaid payment page. Optional at the banks: a refusal is normal. */
  decline(order: { bankOrderId: string; orderNumber: string }): Promise<MoneyResult>;
  readCallback(params: Readonly<Record<string, string>>): CallbackReading;
};
