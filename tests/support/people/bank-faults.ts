/** Faults of banks that tests choose from. */
import type { FaultKind } from '#server/bank-simulator/faults.ts';

export const faultyMethods = ['register.do', 'getOrderStatusExtended.do', 'refund.do', 'decline.do', '*'];

/** The call never arrives, its answer is lost or cut, or the gateway answers in the bank's place. */
export const lostCalls: readonly FaultKind[] = [
  'timeout-before',
  'timeout-after',
  'reset-before',
  'reset-after',
  'half',
  'http-502',
  'http-429',
  'html',
  'error-code',
];

/** The bank answers, and the answer is not about this order, or says nothing. */
export const wrongAnswers: readonly FaultKind[] = [
  'wrong-amount',
  'wrong-currency',
  'wrong-order-number',
  'status-missing',
  'status-empty',
];

const before: readonly FaultKind[] = [
  'timeout-before',
  'reset-before',
  'http-502',
  'http-429',
  'html',
  'error-code',
  'redirect',
];

/** Whether the bank has carried the call out before the fault, where a real one does it one way. */
export function strikes(kind: FaultKind): 'before' | 'after' {
  return before.includes(kind) ? 'before' : 'after';
}
