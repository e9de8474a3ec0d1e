/** Sales in the shop itself: what the buyer takes along is paid, sold and delivered at once. */
import { Type } from 'typebox';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { OfficeProductRow } from '#contract/catalogue/office.ts';
import { Quote, QuoteInput } from '#contract/checkout/shop.ts';
import { certificateRefusals } from '#contract/errors.ts';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Id, Moment, Money, nullable, oneOf, Quantity, strict } from '#contract/shared.ts';
import { OfficeOrder } from './office-order-shapes.ts';

const bought = {
  items: Type.Array(strict({ product: Id, option: Id, quantity: Quantity }), { minItems: 1, maxItems: 100 }),
  /** of a buyer who tells it: the sale is among their orders */
  phone: Type.Optional(Type.String({ minLength: 8, maxLength: 30 })),
  promo: QuoteInput.properties.promo,
  certificates: QuoteInput.properties.certificates,
};
const codeRefusals = [
  ...certificateRefusals,
  'certificate.not-for-this',
  'promo.unknown',
  'promo.not-for-this',
] as const;

export const officeCounter = routes({
  'GET /api/office/counter-sales/': forStaff('takings.write', {
    summary: 'The cash that the till should have by the books, and when it was last counted',
    reply: strict({ data: strict({ till: Type.Integer(), countedAt: nullable(Moment) }) }),
  }),
  'GET /api/office/counter-sales/goods/': forStaff('takings.write', {
    summary: 'The fifteen goods in stock that were sold most of late, of all or of one category',
    query: strict({ category: Type.Optional(Id) }),
    reply: strict({ data: Type.Array(OfficeProductRow) }),
  }),
  'POST /api/office/counter-sales/quote/': forStaff('takings.write', {
    summary:
      'What a sale in the shop would cost; without a phone only codes that do not count customers apply',
    body: strict(bought),
    reply: strict({ data: Quote }),
    refuses: [...codeRefusals],
  }),
  'POST /api/office/counter-sales/': forStaff('takings.write', {
    idempotency: 'required',
    summary: 'A sale in the shop: the goods leave the stock, the money is in the till or at the terminal',
    body: strict({
      ...bought,
      payment: oneOf(...deliveryPayments),
      /** the cash that the buyer gave; less than the total is refused */
      given: Type.Optional(Money),
      /** what the screen said: another total is refused */
      expectedTotal: Type.Optional(Money),
    }),
    reply: strict({ data: OfficeOrder }),
    refuses: [
      ...codeRefusals,
      'order.unavailable',
      'order.price-changed',
      'certificate.card-only',
      'phone.invalid',
      'customer.blocked',
      'request.invalid',
    ],
  }),
});
