/**
 * SMS: how the shop speaks to a customer's phone, whoever carries the message.
 *
 * A driver never throws for a message that could not go out: the job that sends decides what to do
 * from the kind of the answer, and must be able to tell "try later" from "never" from "nobody knows".
 */

/** One text for one phone. `id` stays the same when the same message is tried again. */
export type SmsMessage = {
  readonly id: string;
  /** E.164, such as `+99361234567`; see domain/phone.ts. */
  readonly to: string;
  readonly text: string;
  /** After this moment the text is worthless (a one-time code): do not deliver it any more. */
  readonly expiresAt?: Date;
};

/**
 * What became of a message.
 * - `accepted`: the carrier has taken it over; `providerId` is the carrier's name for it.
 * - `refused`: it certainly did not go out; `permanent` says that trying again will not help.
 * - `unknown`: it may or may not have gone out (the answer was lost); trying again may send it twice.
 */
export type SmsResult =
  | { readonly kind: 'accepted'; readonly providerId?: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly permanent: boolean }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Whether messages could go out now; holds no phone and no text. */
export type SmsState = {
  readonly state: 'up' | 'connecting' | 'down';
  /** One line for a person, without secrets. */
  readonly detail: string;
};

/** What a carrier later reports about a message it had accepted. */
export type DeliveryReport = {
  readonly providerId: string;
  readonly outcome: 'delivered' | 'failed' | 'expired' | 'underway';
  /** The carrier's own word, such as `DELIVRD`. */
  readonly state: string;
};

/** The port. `name` is the driver's word in the settings: log, file, http, smpp. */
export type SmsPort = {
  readonly name: string;
  send(message: SmsMessage): Promise<SmsResult>;
  /**
   * Tells from now on what the carrier reports about messages it had accepted: more than once for a message, and at times before
   * `send` has answered. Drivers without receipts do not have it.
   */
  hearReceipts?(hear: (receipt: DeliveryReport) => void): void;
  /** Asks the carrier now, as far as that is possible without sending a message; `connecting` is no answer here. */
  check(): Promise<SmsState>;
  /** Lets go of connections and files; messages under way are answered `unknown` or finished. */
  close(): Promise<void>;
};
