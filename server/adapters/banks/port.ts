/**
 * The port of a bank. No method throws for a failure that banks are known for: each result says whether the operation
 * happened, did not happen, or may have happened.
 */
import type { BankCode, BankStatus } from '#domain/payments/bank-answer.ts';

export type RegisterInput = {
  /** 1 to 32 of `[A-Za-z0-9-]`. A bank never accepts one twice, so a new attempt needs a new one. */
  orderNumber: string;
  /** Tenge, an integer of 1 or more. */
  amount: number;
  /** Absolute URLs of the shop, without a fragment: the bank appends `orderId` and `lang` to the end. */
  returnUrl: string;
  failUrl: string;
  description: string;
  /** Language of the bank's page; banks have no Turkmen, so `tm` becomes Russian. */
  language: 'tm' | 'ru' | 'en';
  /** How long the payment page is valid, in seconds. */
  pageSeconds: number;
  callbackUrl?: string;
};

/** Certainly not sent: connection refused, host not found, circuit breaker open. */
export type Unreachable = { kind: 'unreachable'; reason: string };
/** Sent, but the answer was lost, is unreadable or was 429: the operation may have happened. */
export type Unknown = { kind: 'unknown'; reason: string };
/** The bank (or, with code `invalid-request`, this adapter before sending) refused: it did not happen. */
export type BankRefusal = { kind: 'refused'; code: string; message: string };

export type RegisterResult =
  | { kind: 'registered'; bankOrderId: string; formUrl: string }
  /** `duplicate`: the order number is taken, usually by our own earlier call whose answer was lost. */
  | (BankRefusal & { duplicate: boolean })
  | Unknown
  | Unreachable;

export type StatusResult =
  /** `raw`: the bank's own fields, without secrets and personal data. */
  | { kind: 'status'; status: BankStatus; raw: Record<string, unknown> }
  | { kind: 'not-found' }
  | BankRefusal
  | Unknown
  | Unreachable;

/** Result of an operation that moves money: done, refused, may have happened, certainly not sent. */
export type MoneyResult = { kind: 'done' } | BankRefusal | Unknown | Unreachable;

export type OrderRef = { bankOrderId: string } | { orderNumber: string };

export type RefundInput = {
  bankOrderId: string;
  /** Tenge, 1 or more. */
  amount: number;
  /** In tenge. The bank refunds only if it still holds exactly this sum: a guard against refunding twice. */
  expectedDepositedAmount?: number;
  /** 1 to 32 characters. An idempotency key: a repeat returns the earlier refund instead of making a second. */
  externalRefundId?: string;
};

/** One callback as received; only a reason to query the status, never proof of payment. */
export type CallbackReading =
  | {
      kind: 'genuine';
      bankOrderId: string;
      orderNumber: string | null;
      operation: string | null;
      succeeded: boolean;
    }
  | { kind: 'forged' }
  /** No key is configured for this bank, so the sender cannot be verified. */
  | { kind: 'unsigned'; bankOrderId: string | null };

export type Bank = {
  readonly code: BankCode;
  /** Opens a payment at the bank and returns the page where the customer types the card. */
  register(input: RegisterInput): Promise<RegisterResult>;
  /**
   * The extended status; the only answer that decides "paid" (`verdictOfStatus` in `domain/payments/bank-answer.ts`).
   */
  status(order: OrderRef): Promise<StatusResult>;
  /** Refunds all or part of a deposited sum. After `unknown` a program must not retry. */
  refund(input: RefundInput): Promise<MoneyResult>;
  /** Releases a hold on the card or, where the bank allows it, cancels a same-day payment. */
  reverse(order: { bankOrderId: string }): Promise<MoneyResult>;
  /** Closes an unpaid payment page. Optional at the banks: a refusal is normal. */
  decline(order: { bankOrderId: string; orderNumber: string }): Promise<MoneyResult>;
  readCallback(params: Readonly<Record<string, string>>): CallbackReading;
};
