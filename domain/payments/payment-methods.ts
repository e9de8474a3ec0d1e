/** Every payment method, in the order of the screens; `ONLINE` is a card at a bank, the others are paid on delivery. */
export const paymentMethods = ['ONLINE', 'CASH', 'TERMINAL'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Whether the money comes before the goods: such an order waits for its payment, is paid at a bank and given back by one. */
export const isPrepaid = (method: string): method is 'ONLINE' => method === 'ONLINE';

/** How a courier is paid. */
export const deliveryPayments = ['CASH', 'TERMINAL'] as const satisfies readonly PaymentMethod[];
export type DeliveryPayment = (typeof deliveryPayments)[number];

/** What their sums are called in answers. */
const sumNames = { CASH: 'cash', TERMINAL: 'terminal' } as const satisfies Record<DeliveryPayment, string>;
type Sums<T> = Record<(typeof sumNames)[DeliveryPayment], T>;

/** One figure for each of them. */
export const byDeliveryPayment = <T>(of: (kind: DeliveryPayment) => T): Sums<T> =>
  Object.fromEntries(deliveryPayments.map((kind) => [sumNames[kind], of(kind)])) as Sums<T>;

/** How the courier is paid unless the customer decides otherwise on delivery. */
export function deliveryPaymentOf({ payment }: { payment: PaymentMethod }): DeliveryPayment {
  return isPrepaid(payment) ? 'CASH' : payment;
}

/** Of the payment methods that are switched on those that can be taken: cards only where a bank is on as well. */
export const takeablePaymentMethods = <M extends string>(on: {
  methods: readonly M[];
  banks: readonly string[];
}): M[] => on.methods.filter((method) => !isPrepaid(method) || on.banks.length > 0);
