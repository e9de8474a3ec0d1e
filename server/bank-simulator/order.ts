/** One order as the simulated bank knows it. Sums in tenge, times in milliseconds since 1970. */
export type BankOrder = {
  mdOrder: string;
  merchant: string;
  orderNumber: string;
  amount: number;
  currency: string;
  description: string;
  returnUrl: string;
  failUrl: string | null;
  callbackUrl: string | null;
  language: string;
  /** Two-stage: a payment only holds the money until deposit.do. */
  twoStage: boolean;
  registeredAt: number;
  expiresAt: number;
  /** The protocol's orderStatus: 0 registered, 1 held, 2 deposited, 3 reversed, 4 refunded, 5 at the issuer, 6 declined. */
  status: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  actionCode: number;
  approved: number;
  deposited: number;
  refunded: number;
  refunds: { amount: number; at: number; externalRefundId: string | null }[];
  paidAt: number | null;
  maskedPan: string | null;
  events: { at: number; event: string; detail?: string }[];
};

export const noAttemptYet = -100;
export const timeOver = -2007;
export const codeFailed = -2025;
export const declinedByMerchant = 4005;

/** Can somebody still pay on the order's page? */
export function isPayable(order: BankOrder, at: number): boolean {
  return (order.status === 0 || order.status === 5) && at < order.expiresAt;
}

/** Takes the money, or holds it for a two-stage order. `null` if there is no way to from the order's state. */
export function pay(order: BankOrder, at: number, maskedPan: string): BankOrder | null {
  if (![0, 5, 6].includes(order.status)) return null;
  const paid = { ...order, actionCode: 0, approved: order.amount, paidAt: at, maskedPan };
  return order.twoStage
    ? note({ ...paid, status: 1 }, at, 'approved')
    : note({ ...paid, status: 2, deposited: order.amount }, at, 'deposited');
}

/** A failed try: the order stays payable, only its action code tells. */
export function failTry(order: BankOrder, at: number, actionCode: number): BankOrder {
  return note({ ...order, status: 0, actionCode }, at, 'try-failed', String(actionCode));
}

/** The end of an unpaid order. */
export function close(order: BankOrder, at: number, actionCode: number): BankOrder | null {
  if (order.status !== 0 && order.status !== 5) return null;
  return note({ ...order, status: 6, actionCode }, at, 'declined', String(actionCode));
}

/** The issuer asks for its code; the order stays payable. */
export function startCode(order: BankOrder, at: number): BankOrder {
  return note({ ...order, status: 5, actionCode: noAttemptYet }, at, 'code-asked');
}

/** `amount` 0 means everything held. */
export function deposit(order: BankOrder, at: number, amount: number): BankOrder | null {
  const taken = amount === 0 ? order.approved : amount;
  if (order.status !== 1 || taken > order.approved) return null;
  return note({ ...order, status: 2, deposited: taken }, at, 'deposited', String(taken));
}

/** `null` once a part was refunded, and when there is nothing to reverse. */
export function reverse(order: BankOrder, at: number): BankOrder | null {
  if ((order.status !== 1 && order.status !== 2) || order.refunded > 0) return null;
  return note({ ...order, status: 3, approved: 0, deposited: 0 }, at, 'reversed');
}

/** `amount` 0 means everything left. The deposited sum shrinks, as the banks' extended status shows it. */
export function refund(
  order: BankOrder,
  at: number,
  amount: number,
  externalRefundId: string | null,
): BankOrder | null {
  const given = amount === 0 ? order.deposited : amount;
  if ((order.status !== 2 && order.status !== 4) || given < 1 || given > order.deposited) return null;
  const refunds = [...order.refunds, { amount: given, at, externalRefundId }];
  const left = { deposited: order.deposited - given, refunded: order.refunded + given };
  return note({ ...order, ...left, refunds, status: 4 }, at, 'refunded', String(given));
}

/** Adds a line to the order's history. */
export function note(order: BankOrder, at: number, event: string, detail?: string): BankOrder {
  const line = detail === undefined ? { at, event } : { at, event, detail };
  return { ...order, events: [...order.events, line] };
}
