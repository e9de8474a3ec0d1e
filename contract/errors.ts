/**
 * The closed list of refusals of the API with their HTTP status. A refusal is part of the contract; any other error is
 * a bug and answers `server.failed`.
 */
export const errorStatus = {
  'request.invalid': 400,
  'request.too-large': 413,
  'request.unsupported': 415,
  'request.too-slow': 408,
  'request.headers-too-large': 431,
  'route.not-found': 404,
  /** The path is known; `Allow` names its methods. */
  'route.wrong-method': 405,
  'server.failed': 500,
  'server.busy': 503,
  'limit.reached': 429,
  'xsrf.missing': 403,

  'session.missing': 401,
  'session.expired': 401,
  'session.revoked': 401,
  'session.not-found': 404,
  'phone.invalid': 401,
  'customer.blocked': 401,
  'otp.wrong': 200,
  'otp.expired': 410,
  'otp.exhausted': 429,
  'otp.too-early': 429,
  'otp.budget': 429,
  'otp.network-busy': 429,
  'otp.shop-busy': 429,
  /** `data.challenge` is a proof of work; the call is repeated with its solution. */
  'challenge.required': 429,
  'sms.unavailable': 503,
  'picture.invalid': 422,

  'product.not-found': 404,
  'idea.not-found': 404,
  'brand.not-found': 404,
  'review.not-bought': 403,
  'review.exists': 409,

  'address.not-found': 404,
  'address.too-many': 409,
  'person.not-found': 404,
  'person.too-many': 409,
  'place.not-found': 422,
  'place.closed': 422,
  'slot.not-found': 422,
  'slot.full': 409,
  'slot.closed': 409,
  'express.unavailable': 422,

  /** Unknown, expired and revoked links all get this code, so that they cannot be told apart. */
  'link.not-found': 404,
  /** Too many wrong attempts at the last digits of the recipient's number. */
  'link.asleep': 429,
  'gift.too-late': 409,
  /** The alternative that the recipient chose is sold out; `data.alternatives` are those left. */
  'gift.sold-out': 409,
  /** The same code for a recipient who opted out and one with too many requests, so that they cannot be told apart. */
  'gift.recipient-unavailable': 422,
  'gift.too-many': 429,
  'order.not-found': 404,
  /** 222 is prescribed by the specification for a cart with goods that are short. */
  'order.unavailable': 222,
  'order.empty': 422,
  'order.price-changed': 409,
  'order.below-minimum': 422,
  'order.too-many-unpaid': 409,
  'order.action-refused': 409,
  'order.attempts-spent': 409,
  /** The buyer was asked to approve the photo; `data.until` is when the wait ends. */
  'order.awaits-buyer': 409,
  /** Every unit was given back, so there is nothing to deliver: `data.refundable` is what was paid and can go back. */
  'order.nothing-left': 409,
  /** The change asked for on the photo is not done, and no reason was given to the buyer: `data.words` asked for it. */
  'order.change-asked': 409,
  'idempotency.missing': 400,
  'idempotency.mismatch': 422,
  'idempotency.busy': 409,
  'wrap.not-found': 422,
  'certificate.unknown': 422,
  /** Right codes that pay for nothing any more; `data.on` is the day, where it is known. */
  'certificate.used-up': 422,
  'certificate.expired': 422,
  'certificate.void': 422,
  /** Orders that have spent of it are under way; `data.orders` has their numbers. */
  'certificate.in-use': 409,
  /** Certificates are sold for card payment only. */
  'certificate.card-only': 422,
  /** A certificate cannot pay for another certificate. */
  'certificate.not-for-this': 422,
  /** The same code for unknown, expired, used-up and not yet valid ones, so that they cannot be told apart. */
  'promo.unknown': 422,
  /** A valid code that does not apply to this order; `data.reason` says why. */
  'promo.not-for-this': 422,
  'payment.method-off': 422,
  'payment.not-for-gifts': 422,
  'payment.not-payable': 409,
  /** The customer has a bank's payment page open, with the former sum. */
  'payment.page-open': 409,
  'payment.already-paid': 409,
  'payment.not-found': 404,
  'bank.unknown': 422,
  'bank.unreachable': 503,
  'bank.refused': 502,

  'staff.wrong-credentials': 401,
  /** The password is right, and the second factor was sealed with another SECRET_KEY: it takes a new link. */
  'staff.code-unreadable': 409,
  'staff.signed-out': 401,
  'staff.not-allowed': 403,
  'staff.confirm-needed': 403,
  'staff.link-invalid': 410,
  'staff.weak-password': 422,
  'record.not-found': 404,
  'record.conflict': 409,
  'record.in-use': 409,
  'record.too-many': 409,
  /** A list's filter finds another number of records than were chosen: `data` has both, `was` and `now`. */
  'selection.changed': 409,
  /** The ledger does not agree with the tables of money; `data.breaches` lists the differences. */
  'books.not-in-order': 409,
  /** The answers of a new merchant come a second time. */
  'shop.set-up': 409,
  'section.doubled': 400,
  'section.none-shown': 400,
  'import.empty': 422,
  'import.invalid': 422,
  'courier.not-found': 422,
  /** The phone was revoked, or its courier is blocked: the page deletes all its data. */
  'courier.phone-revoked': 401,
  /** Deeds are missing in the phone's sequence; `data.next` is the number that is expected. */
  'deed.gap': 409,
  /** Cash that a courier has handed in would be taken back: `data` has the `courier` and the `balance` that it makes. */
  'money.handed-in': 409,
  'refund.too-much': 409,
  'refund.busy': 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Refusals that any route may give; routes list only their own. */
export const generalErrors = [
  'request.invalid',
  'request.too-large',
  'request.unsupported',
  'request.too-slow',
  'request.headers-too-large',
  'route.not-found',
  'server.failed',
  'server.busy',
  'limit.reached',
] as const satisfies readonly ErrorCode[];

/** A refused field of the request: JSON path (`items.0.quantity`) and a sentence. */
export type FieldError = { path: string; message: string };

/** The body of every refusal. `data` has facts for the screen (short lines, new totals, seconds to wait). */
export type ErrorBody = {
  response: 'error';
  code: ErrorCode;
  message: string;
  fields?: FieldError[];
  data?: unknown;
};

/** Why a code of a certificate cannot be used; `data.at` is its index among several. */
export const certificateRefusals = [
  'certificate.unknown',
  'certificate.used-up',
  'certificate.expired',
  'certificate.void',
] as const satisfies readonly ErrorCode[];
