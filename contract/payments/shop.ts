import { type Static, Type } from 'typebox';
import { Bank, OrderStatus, PaymentStatus } from '#contract/orders/shop.ts';
import { declines } from '#domain/payments/bank-answer.ts';
import { routes, forCustomer, forAnyone } from '#contract/route.ts';
import { Money, nullable, OpaqueId, oneOf, strict } from '#contract/shared.ts';

const byId = strict({ id: OpaqueId });
export const PaymentCheck = strict({
  id: OpaqueId,
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  /** The bank's order status (2 = deposited); null while unknown. */
  orderStatus: nullable(Type.Integer()),
  amount: Money,
  /** Why the bank refused the last try; left out where nothing is known. */
  declined: Type.Optional(oneOf(...declines)),
  canRetry: Type.Boolean(),
});

/**
 * Parameters of a callback, which differ by version of the bank's software; only the signature over all of them is
 * verified.
 */
const CallbackParams = Type.Record(Type.String({ pattern: '^.{1,64}$' }), Type.String({ maxLength: 2048 }));
const callback = {
  access: 'anyone',
  cache: 'private',
  params: strict({ bank: Bank }),
  reply: strict({}),
  refuses: ['bank.unknown'],
} as const;

export const payments = routes({
  'GET /api/order/payment/:id/': forCustomer({
    summary: "Opens the bank's payment page for an order; without a bank at the one it was last opened at",
    params: byId,
    query: strict({ bank: Type.Optional(Bank) }),
    reply: strict({ formUrl: Type.String(), data: strict({ formUrl: Type.String() }) }),
    refuses: [
      'order.not-found',
      'payment.not-payable',
      'payment.already-paid',
      'bank.unknown',
      'bank.unreachable',
      'bank.refused',
    ],
  }),
  'GET /api/order/orderid-request/': forAnyone({
    priority: 'money',
    summary: "Which order of the shop a bank's order id belongs to",
    query: strict({ orderId: Type.String({ minLength: 1, maxLength: 64 }) }),
    reply: strict({ data: strict({ id: OpaqueId, bank: Bank }) }),
    refuses: ['order.not-found'],
  }),
  'GET /api/order/check-payment/:id/': forCustomer({
    priority: 'money',
    summary: 'Asks the bank and says where the payment stands; `bank` must be one at which it was begun',
    params: byId,
    query: strict({ bank: Type.Optional(Bank) }),
    reply: strict({ data: PaymentCheck }),
    refuses: ['order.not-found', 'payment.not-found'],
  }),
  'GET /api/order/bank-callback/:bank/': {
    priority: 'money',
    ...callback,
    summary: 'A bank tells that something happened to a payment; the shop asks it what',
    query: CallbackParams,
  },
  'POST /api/order/bank-callback/:bank/': {
    priority: 'money',
    ...callback,
    summary: 'The same, as a form',
    body: CallbackParams,
    form: true,
  },
});

export type PaymentCheck = Static<typeof PaymentCheck>;
