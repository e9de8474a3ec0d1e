/** refund.do, reverse.do, deposit.do, decline.do. */
import type { SimulatedBank } from '#server/bank-simulator/bank.ts';
import {
  type BankOrder,
  close,
  declinedByMerchant,
  deposit,
  refund,
  reverse,
} from '#server/bank-simulator/order.ts';
import { errorAnswer, said } from './answers.ts';

type Params = Readonly<Record<string, string>>;
type Answer = Record<string, unknown>;

/** Minor units. A repeated `externalRefundId` refunds nothing and succeeds. */
export function refundOrder(bank: SimulatedBank, order: BankOrder, params: Params): Answer {
  const amount = readAmount(params['amount']);
  const repeatOf = params['externalRefundId'] ?? null;
  if (amount === null) return errorAnswer(5, said.wrong('amount'));
  if (repeatOf !== null && order.refunds.some((one) => one.externalRefundId === repeatOf)) return done();
  if (order.status !== 2 && order.status !== 4) return errorAnswer(7, said.wrongState);
  const expected = params['expectedDepositedAmount'];
  if (expected !== undefined && Number(expected) !== order.deposited) {
    return errorAnswer(5, said.wrong('expectedDepositedAmount'));
  }
  return keep(bank, refund(order, bank.at(), amount, repeatOf), errorAnswer(5, said.wrong('amount')));
}

export function reverseOrder(bank: SimulatedBank, order: BankOrder): Answer {
  return keep(bank, reverse(order, bank.at()));
}

/** Minor units. */
export function depositOrder(bank: SimulatedBank, order: BankOrder, params: Params): Answer {
  const amount = readAmount(params['amount']);
  return amount === null
    ? errorAnswer(5, said.wrong('amount'))
    : keep(bank, deposit(order, bank.at(), amount));
}

export function declineOrder(bank: SimulatedBank, order: BankOrder, params: Params): Answer {
  if (params['orderNumber'] !== order.orderNumber) return errorAnswer(6, said.unknownOrder);
  return keep(bank, close(order, bank.at(), declinedByMerchant));
}

function keep(
  bank: SimulatedBank,
  changed: BankOrder | null,
  otherwise = errorAnswer(7, said.wrongState),
): Answer {
  if (changed === null) return otherwise;
  bank.book.keep(changed);
  return done();
}

/** Here the banks write the code as a number. */
function done(): Answer {
  return { errorCode: 0, errorMessage: said.ok };
}

function readAmount(value: string | undefined): number | null {
  return /^\d{1,12}$/.test(value ?? '') ? Number(value) : null;
}
