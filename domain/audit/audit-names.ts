/**
 * Names of what the audit log records. Stored for ever: names are added, never changed; the office has a text for each.
 */
import type { BackMove, OrderMove } from '#domain/order.ts';

/** What is done to one record, or to the order of all. */
export const changesOfRecords = [
  'create',
  'change',
  'delete',
  'order',
  'reorder',
  'archive',
  'duplicate',
] as const;
const changesOfMany = ['bulk-price', 'bulk-status', 'bulk-category', 'bulk-stock'] as const;
const changesOfStock = ['receive', 'correct'] as const;
const filesInAndOut = ['upload', 'check', 'apply', 'undo', 'export'] as const;
const stepsOfOrders = [
  'confirm',
  'prepare',
  'make-ready',
  'send',
  'deliver',
  'cancel',
  'call-off',
  'take-back',
  'bring-back',
  'take-payment',
  'expire',
] as const satisfies readonly OrderMove[];
const workOnOrders = [
  'step-back',
  'note',
  'refund',
  'ask-bank',
  'decide-refund',
  'return-money',
  'book-refund',
  'settle-alarms',
  'assign',
  'hand-in',
  'join-balance',
  'count-hand-in',
  'plan-round',
  'compare-banks',
  'count-cash',
  'move-cash',
  'book-payout',
  'give-link',
  'change-payment',
  'change-goods',
  'show-photo',
  'delete-photo',
  'skip-photo',
  'add-goods',
  'answer-request',
  'resend-request',
  'withdraw-request',
  'judge-thanks',
] as const;
const careOfCertificates = ['void', 'lapse', 'lengthen', 'renew', 'send-code', 'tell-code'] as const;
const careOfCustomers = ['block', 'unblock', 'erase', 'mark'] as const;
const accessOfStaff = [
  'set-up',
  'renew-link',
  'sign-in',
  'confirm-code',
  'sign-out',
  'sign-out-elsewhere',
  'offer-phone',
  'enrol-phone',
  'revoke-phone',
  'change-password',
  'change-authenticator',
  'lock-out',
  'seal',
] as const;

export const auditActions = [
  ...changesOfRecords,
  ...changesOfMany,
  ...changesOfStock,
  ...filesInAndOut,
  ...stepsOfOrders,
  ...workOnOrders,
  ...careOfCertificates,
  ...careOfCustomers,
  ...accessOfStaff,
] as const;
/** A move of an order is recorded under the name of the move. */
export type AuditAction =
  | (typeof auditActions)[number]
  | Exclude<OrderMove, BackMove | 'send-digital' | 'cover'>;

export const auditSubjects = [
  ...(['order', 'product', 'stock', 'category', 'brand', 'idea', 'occasion', 'recipient', 'review'] as const),
  ...([
    'picture',
    'import',
    'banner',
    'home-sections',
    'add-ons',
    'texts',
    'sms-text',
    'wrap',
    'promo',
    'certificate',
    'price-plan',
    'settings',
  ] as const),
  ...([
    'feature',
    'zone',
    'place',
    'slot',
    'day',
    'hours',
    'week',
    'duty',
    'customer',
    'staff',
    'audit',
    'search-term',
  ] as const),
  // What was exported.
  ...(['products', 'orders', 'customers', 'takings'] as const),
  'cash',
  'my-shop',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
