/** Contract tests that every bank adapter must pass. */
import { expect, test } from 'vitest';
import { manatCurrency, verdictOfStatus } from '#domain/payments/bank-answer.ts';
import type { Bank, RegisterInput } from './port.ts';

/** A bank to test against, and control over what its payers do. */
export type BankStage = AsyncDisposable & {
  bank: Bank;
  settle(bankOrderId: string, action: 'pay' | 'decline' | 'expire'): Promise<unknown>;
  /** Scheme and host of the bank's payment pages. */
  pageOrigin: string;
};

export const anInput: RegisterInput = {
  orderNumber: 'S-1001-1',
  amount: 16_550,
  returnUrl: 'https://shop.tm/payment-return/1001',
  failUrl: 'https://shop.tm/payment-fail/1001',
  description: 'Sowgat S-1001',
  language: 'tm',
  pageSeconds: 1_200,
};

/** @returns the bank's id of a registered order that nobody has paid */
export async function openPayment(bank: Bank, input: Partial<RegisterInput> = {}): Promise<string> {
  const result = await bank.register({ ...anInput, ...input });
  if (result.kind !== 'registered') throw new Error(`not registered: ${JSON.stringify(result)}`);
  return result.bankOrderId;
}

/** The verdict on the suite's order, or the kind of the answer when it has no status. */
export async function judgeOrder(bank: Bank, bankOrderId: string): Promise<string> {
  const answer = await bank.status({ bankOrderId });
  if (answer.kind !== 'status') return answer.kind;
  const { orderNumber, amount } = anInput;
  return verdictOfStatus(answer.status, { orderNumber, amount, currency: manatCurrency }).verdict;
}

/** The tests that each adapter of a bank passes. @param open a bank of its own for each test */
export function suiteForBank(name: string, open: () => Promise<BankStage>): void {
  test(`${name}: a registered order has an id and a page on the bank's own host`, async () => {
    await using stage = await open();
    const result = await stage.bank.register(anInput);
    expect(result).toMatchObject({ kind: 'registered' });
    if (result.kind === 'registered') expect(new URL(result.formUrl).origin).toBe(stage.pageOrigin);
  });

  test(`${name}: an order nobody paid yet waits; it has not failed`, async () => {
    await using stage = await open();
    expect(await judgeOrder(stage.bank, await openPayment(stage.bank))).toBe('waiting');
  });

  test(`${name}: what the payer does is what the shop reads`, async () => {
    await using stage = await open();
    const id = await openPayment(stage.bank);
    await stage.settle(id, 'decline');
    expect(await judgeOrder(stage.bank, id)).toBe('declined-watching');
    await stage.settle(id, 'pay');
    expect(await judgeOrder(stage.bank, id)).toBe('paid');
  });

  test(`${name}: an order whose time ran out is declined`, async () => {
    await using stage = await open();
    const id = await openPayment(stage.bank);
    await stage.settle(id, 'expire');
    const answer = await stage.bank.status({ bankOrderId: id });
    expect(answer).toMatchObject({ kind: 'status', status: { orderStatus: 6, actionCode: -2007 } });
  });

  test(`${name}: an order is found by the shop's own number too`, async () => {
    await using stage = await open();
    const bankOrderId = await openPayment(stage.bank);
    const answer = await stage.bank.status({ orderNumber: anInput.orderNumber });
    expect(answer).toMatchObject({
      kind: 'status',
      status: { orderNumber: anInput.orderNumber, bankOrderId },
    });
  });

  test(`${name}: an order the bank never saw is not found`, async () => {
    await using stage = await open();
    expect(await stage.bank.status({ orderNumber: 'S-9999-1' })).toEqual({ kind: 'not-found' });
  });

  test(`${name}: the same order number twice is refused as a duplicate`, async () => {
    await using stage = await open();
    await openPayment(stage.bank);
    expect(await stage.bank.register(anInput)).toMatchObject({ kind: 'refused', duplicate: true });
  });

  test(`${name}: a part and then the rest of the money can be given back, but not more`, async () => {
    await using stage = await open();
    const bankOrderId = await openPayment(stage.bank);
    await stage.settle(bankOrderId, 'pay');
    expect(await stage.bank.refund({ bankOrderId, amount: 550 })).toEqual({ kind: 'done' });
    expect(await stage.bank.refund({ bankOrderId, amount: 16_001 })).toMatchObject({ kind: 'refused' });
    expect(await stage.bank.refund({ bankOrderId, amount: 16_000 })).toEqual({ kind: 'done' });
    const answer = await stage.bank.status({ bankOrderId });
    expect(answer).toMatchObject({ status: { orderStatus: 4, depositedAmount: 0, refundedAmount: 16_550 } });
  });

  test(`${name}: a refund named twice happens once, and one that expects another sum not at all`, async () => {
    await using stage = await open();
    const bankOrderId = await openPayment(stage.bank);
    await stage.settle(bankOrderId, 'pay');
    const input = { bankOrderId, amount: 550, expectedDepositedAmount: 16_550, externalRefundId: 'R-1' };
    expect(await stage.bank.refund(input)).toEqual({ kind: 'done' });
    expect(await stage.bank.refund(input)).toEqual({ kind: 'done' });
    expect(await stage.bank.refund({ ...input, externalRefundId: 'R-2' })).toMatchObject({ kind: 'refused' });
    expect(await stage.bank.status({ bankOrderId })).toMatchObject({ status: { refundedAmount: 550 } });
  });

  test(`${name}: money that never came cannot be given back`, async () => {
    await using stage = await open();
    const bankOrderId = await openPayment(stage.bank);
    expect((await stage.bank.refund({ bankOrderId, amount: 550 })).kind).not.toBe('done');
    expect((await stage.bank.reverse({ bankOrderId })).kind).not.toBe('done');
  });

  test(`${name}: a paid order can be reversed, an unpaid one closed`, async () => {
    await using stage = await open();
    const paid = await openPayment(stage.bank);
    await stage.settle(paid, 'pay');
    expect(await stage.bank.reverse({ bankOrderId: paid })).toEqual({ kind: 'done' });
    expect(await judgeOrder(stage.bank, paid)).toBe('reversed');
    const open2 = await openPayment(stage.bank, { orderNumber: 'S-1001-2' });
    const closing = await stage.bank.decline({ bankOrderId: open2, orderNumber: 'S-1001-2' });
    expect(closing).toEqual({ kind: 'done' });
  });
}
