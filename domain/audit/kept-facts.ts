/**
 * What the audit log keeps of a change. It is never erased, so that of records about people it keeps no words: each text is
 * masked, unless its field is known to hold none.
 */
import { maskTexts } from '#domain/mask.ts';
import type { AuditSubject } from './audit-names.ts';

const clock = ['createdAt', 'expiresAt', 'sentAt', 'sendDay'] as const;
const thing = null;

/** Of records about people: the fields that stay as they are; null for records about things. */
const plainFields: Record<AuditSubject, readonly string[] | typeof thing> = {
  order: [
    ...['status', 'payment', 'paymentStatus', 'state', 'action', 'taken', 'kind', 'end', 'reason', 'ended'],
    ...['refund', 'refunds', 'refundId', 'booked', 'addition', 'number', 'courier', 'second'],
    ...['delivery_method', 'delivery_day', 'delivery_from', 'delivery_to', 'region', 'placeTitle', 'title'],
  ],
  customer: [],
  certificate: [...clock, 'state', 'last4', 'design', 'staff', 'reason', 'why', 'second'],
  review: ['createdAt', 'productTitle'],
  ...{ product: thing, stock: thing, category: thing, brand: thing, idea: thing, occasion: thing },
  ...{ recipient: thing, picture: thing, import: thing, banner: thing, 'home-sections': thing },
  ...{ 'add-ons': thing, texts: thing, 'sms-text': thing, wrap: thing, promo: thing, 'price-plan': thing },
  ...{
    settings: thing,
    feature: thing,
    zone: thing,
    place: thing,
    slot: thing,
    day: thing,
    hours: thing,
    week: thing,
  },
  ...{ 'search-term': thing, products: thing, orders: thing, customers: thing, takings: thing },
  ...{ cash: thing, 'my-shop': thing },
  // Those who work for the shop answer for what they did.
  ...{ duty: thing, staff: thing, audit: thing },
};

/** Staff say in words of their own why they did something: the telephone of a person is not among them. */
const telephone = /\+?\d(?:[\s()-]*\d){6,}/g;
const spoken = new Set(['reason', 'why']);

function withoutNumbers(facts: unknown): unknown {
  if (Array.isArray(facts)) return facts.map(withoutNumbers);
  if (facts === null || typeof facts !== 'object') return facts;
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      spoken.has(key) && typeof value === 'string' ? value.replace(telephone, '…') : withoutNumbers(value),
    ]),
  );
}

export function keptFacts(subject: AuditSubject | undefined, facts: unknown): unknown {
  const plain = subject === undefined ? thing : plainFields[subject];
  return plain === thing ? facts : withoutNumbers(maskTexts(facts, plain));
}
