/** A writing call that may come again: who sends it, to which route, under which idempotency key, and what tells its body from another. */
export type CallId = { caller: string; route: string; key: string; fingerprint: string };
export type RepeatedCall = CallId & {
  keptSeconds: number;
  /** The answer names an order, of which the books want to know. */
  namesOrder: boolean;
};

/** Signed-in callers by kind and number: `customer:7`, `staff:2`. */
export const callerName = (kind: 'customer' | 'staff', id: number): string => `${kind}:${id}`;

/** The answer of a call as it is sent and kept. */
export const replyText = (reply: object): string => JSON.stringify({ response: 'success', ...reply });
