/** Headlines for refused orders, for the reasons that have one. */
import type { Failure } from '#storefront/store/failure.ts';
import { money } from '#domain/print/money.ts';
import type { Language } from '#storefront/lang/language.ts';
import { say } from '#domain/print/texts.ts';
import type { CardName } from '#storefront/features/checkout/form/order-form.ts';
import { paymentFailureTexts } from './payment-failure.texts.ts';

const cardsOfCodes: Record<string, CardName> = {
  'slot.full': 'when',
  'slot.closed': 'when',
  'slot.not-found': 'when',
  'express.unavailable': 'when',
  'address.not-found': 'where',
  'address.too-many': 'where',
  'place.closed': 'where',
  'place.not-found': 'where',
  'wrap.not-found': 'gift',
  'payment.method-off': 'payment',
  'payment.not-for-gifts': 'payment',
};

/** The card in which another choice is needed. */
export function cardOfFailure({ code }: Failure): CardName | undefined {
  return code ? cardsOfCodes[code] : undefined;
}

/** The headline; undefined for all other failures. */
export function headlineOf(failure: Failure, language: Language): string | undefined {
  const { code, status, data } = failure;
  if (code === 'order.price-changed') return say(language, paymentFailureTexts, 'priceChanged');
  if (code === 'order.below-minimum') {
    const { missing } = data as { missing: number };
    return say(language, paymentFailureTexts, 'below', { sum: money(missing) });
  }
  if (code === 'order.too-many-unpaid') return say(language, paymentFailureTexts, 'unpaid');
  if (cardOfFailure(failure)) return failure.sentence;
  return status === 0 ? say(language, paymentFailureTexts, 'lost') : undefined;
}
