import { type BankOrder } from './order.ts';

/** An order as the ledger shows it: everything known, with each deposit and refund as a line of its own. */
export function ledgerEntry(order: BankOrder) {
  const { status, deposited, refunded, approved, ...rest } = order;
  return {
    ...rest,
    status,
    approvedAmount: approved,
    depositedAmount: deposited,
    refundedAmount: refunded,
    deposits: order.events
      .filter(({ event }) => event === 'deposited')
      .map(({ at, detail }) => ({ at, amount: detail === undefined ? order.amount : Number(detail) })),
  };
}
