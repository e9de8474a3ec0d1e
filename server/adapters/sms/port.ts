/**
 * The port for sending SMS, whoever carries the message.
 *
 * A driver never throws for a message that could not be sent: the job that sends decides by the kind of the result
 * whether to retry, to give up, or to treat it as unknown.
 */

/** One text for one phone. `id` stays the same when the message is retried. */
export type SmsMessage = {
  readonly id: string;
  /** E.164, such as `+99361234567`; see domain/phone.ts. */
  readonly to: string;
  readonly text: string;
  /** After this moment the text is useless (a one-time code): it must no longer be delivered. */
  readonly expiresAt?: Date;
};

/**
 * Result of sending a message.
 * - `accepted`: the carrier has taken it; `providerId` is the carrier's id for it.
 * - `refused`: it certainly was not sent; `permanent` means that a retry will not help.
 * - `unknown`: it may or may not have been sent (the answer was lost); a retry may send it twice.
 */
export type SmsResult =
  | { readonly kind: 'accepted'; readonly providerId?: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly permanent: boolean }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Whether messages can be sent now; contains no phone number and no text. */
export type SmsState = {
  readonly state: 'up' | 'connecting' | 'down';
  /** One line for a person, without secrets. */
  readonly detail: string;
};

/** A delivery report of the carrier on a message it had accepted. */
export type DeliveryReport = {
  readonly providerId: string;
  readonly outcome: 'delivered' | 'failed' | 'expired' | 'underway';
  /** The carrier's own status, such as `DELIVRD`. */
  readonly state: string;
};

/** The port. `name` is the driver's name in the settings: log, file, http, smpp. */
export type SmsPort = {
  readonly name: string;
  send(message: SmsMessage): Promise<SmsResult>;
  /**
   * Registers a listener for delivery reports: there may be several for a message, and one may arrive before `send` has
   * resolved. Drivers without delivery reports do not have it.
   */
  hearReceipts?(hear: (receipt: DeliveryReport) => void): void;
  /** Checks the connection to the carrier, as far as possible without sending a message; never returns `connecting`. */
  check(): Promise<SmsState>;
  /** Closes connections and files; messages being sent end as `unknown` or are finished. */
  close(): Promise<void>;
};
