/** Steps on the bank's payment pages, the bank's callbacks, and forged ones. */
import { type BankOrder, close, codeFailed, failTry, pay } from '#server/bank-simulator/order.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';
import { takeCallback } from '#server/features/payments/settlement/take-callback.ts';
import { refusalCode } from '../../../tests/support/people/paying.ts';
import { pick, type Step } from './pick.ts';

const press: Step = async ({ shop }, life) => {
  const known = pick(life);
  if (known?.input.payment !== 'ONLINE') return 'nobody';
  const bank = life.chance.oneOf(['HALK', 'HALK', 'RYSGAL'] as const);
  const input = { orderId: known.id, customerId: known.buyer.customerId, bank };
  // Two concurrent calls only without faults: with them the second would wait in real time.
  const times = life.chance.is(0.1) && life.faults.left().length === 0 && !life.connection.isDown ? 2 : 1;
  const said = await Promise.all(
    Array.from({ length: times }, () => refusalCode(startPayment(shop.ctx, input))),
  );
  return `${bank} ${said.join()}`;
};

export const payerActions: Record<
  'pay' | 'close' | 'fail',
  (one: BankOrder, at: number) => BankOrder | null
> = {
  pay: (one, at) => pay(one, at, '9934 **** 0001'),
  close: (one, at) => close(one, at, codeFailed),
  fail: (one, at) => (one.status === 0 ? failTry(one, at, 116) : null),
};

/** Pays or declines on the bank's page, sometimes long after it expired, which makes a late payment. */
const atTheBank: Step = async (_world, { bank, chance }) => {
  const there = bank.book.all();
  // Mostly on a recently opened page.
  const one = chance.is(0.7)
    ? there.at(-chance.upTo(Math.min(2, Math.max(1, there.length))))
    : chance.oneOf(there);
  if (!one) return 'nobody';
  const what = chance.oneOf(['pay', 'pay', 'pay', 'pay', 'close', 'fail'] as const);
  const at = bank.at();
  const changed = payerActions[what](one, at);
  if (changed) bank.book.keep(changed);
  return `${what} ${changed ? changed.status : 'impossible'}`;
};

const pressAndPay: Step = async (world, life) => {
  const said = await press(world, life);
  return said.endsWith('accepted') ? `${said}, ${await atTheBank(world, life)}` : said;
};

const hearCallbacks: Step = async (_world, { callbacks }) => {
  const waiting = callbacks.waiting().length;
  if (waiting === 0) return 'nobody';
  await callbacks.deliver();
  return `${waiting}`;
};

const forge: Step = async ({ shop }, { bank, chance }) => {
  const one = chance.oneOf(bank.book.all());
  const params = {
    mdOrder: one?.mdOrder ?? chance.uuid(),
    orderNumber: one?.orderNumber ?? '1-1-x',
    operation: 'deposited',
    status: '1',
    amount: String(one?.amount ?? 1),
    checksum: 'F'.repeat(64),
  };
  const said = await refusalCode(takeCallback(shop.ctx, 'HALK', params));
  if (said === 'accepted') throw new Error('a forged callback was believed');
  return said;
};

export const payerSteps: readonly [name: string, weight: number, step: Step][] = [
  ['press pay', 6, press],
  ['press and pay', 9, pressAndPay],
  ['at the bank', 9, atTheBank],
  ['callbacks', 3, hearCallbacks],
  ['forged callback', 1, forge],
];
