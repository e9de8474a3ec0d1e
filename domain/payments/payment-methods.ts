/** Payment methods in display order; `ONLINE` is a card at a bank, the others are paid on delivery. */
export const paymentMethods = ['ONLINE', 'CASH', 'TERMINAL'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * Whether payment comes before delivery: such an order waits for its payment, which is made and refunded through a
 * bank.
 */
export const isPrepaid = (method: string): method is 'ONLINE' => method === 'ONLINE';

/** Payment methods on delivery. */
export const deliveryPayments = ['CASH', 'TERMINAL'] as const satisfies readonly PaymentMethod[];
export type DeliveryPayment = (typeof deliveryPayments)[number];

/** The JSON names of their sums. */
const sumNames = { CASH: 'cash', TERMINAL: 'terminal' } as const satisfies Record<DeliveryPayment, string>;
type Sums<T> = Record<(typeof sumNames)[DeliveryPayment], T>;

/** An object with one value for each of them. */
export const byDeliveryPayment = <T>(of: (kind: DeliveryPayment) => T): Sums<T> =>
  Object.fromEntries(deliveryPayments.map((kind) => [sumNames[kind], of(kind)])) as Sums<T>;

/** The payment method on delivery, unless the customer decides otherwise then. */
export function deliveryPaymentOf({ payment }: { payment: PaymentMethod }): DeliveryPayment {
  return isPrepaid(payment) ? 'CASH' : payment;
}

/** The payment methods offered, of those switched on: cards only when a bank is on as well. */
export const takeablePaymentMethods = <M extends string>(on: {
  methods: readonly M[];
  banks: readonly string[];
}): M[] => on.methods.filter((method) => !isPrepaid(method) || on.banks.length > 0);
