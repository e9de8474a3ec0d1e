import { parseArgs } from 'node:util';
import { readPaymentMoney } from '#server/features/ledger/payment-money.read.ts';
import { sql } from 'kysely';
import { maskPhone } from '#domain/mask.ts';
import { orderNumber } from '#domain/order.ts';
import { decimal } from '#domain/print/money.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { StockState } from '#server/features/orders/core/order-record.ts';
import { cutNumbers } from '#server/platform/log-error.ts';
import { readOrderMessages } from '#server/features/notifications/messages.read.ts';
import { readStaffEvents } from '#server/features/orders/staff/staff-lists.read.ts';
import { readAttempts, readPaymentEvents, readRefunds } from '#server/features/payments/payments.read.ts';
import { openShop } from './open-shop.ts';
import { type Cell, formatTable } from './print-table.ts';

const goodsAre: Record<StockState, string> = {
  held: 'reserved',
  shipped: 'taken from the stock',
  released: 'back in the stock',
};

/** Prints what explains the state of an order: payment, timeline, bank answers, refunds, SMS and jobs. Reads only. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const digits = /^(?:[Ss]-)?(\d{1,9})$/.exec(positionals[0] ?? '')?.[1];
  if (digits === undefined || positionals.length > 1)
    throw new RangeError('order takes the number of an order: npm run shop -- order S-100003');
  await using shop = await openShop(env);
  const text = await describeOrder(shop.ctx.db, Number(digits));
  if (text === undefined) throw new RangeError(`There is no order S-${digits}.`);
  process.stdout.write(text);
}

/** A titled table; an empty one prints "none". */
type Part = { title: string; names: string[]; rows: Cell[][] };

/**
 * The report on an order for support, without names, addresses and notes, phone numbers masked; undefined when there is
 * no such order.
 */
export async function describeOrder(db: Db, number: number): Promise<string | undefined> {
  const order = await findOrder(db, number);
  if (!order) return undefined;
  const parts = [
    readTimeline(db, order.id),
    readTries(db, order.id),
    readBankAnswers(db, order.id),
    readMoneyBack(db, order.id),
    readSms(db, order.id),
    readJobs(db, order.id),
  ];
  const shown = (await Promise.all(parts)).map(
    ({ title, names, rows }) => `\n${title}\n${rows.length === 0 ? '  none' : formatTable(names, rows)}\n`,
  );
  return `${headOf(order)}\n${shown.join('')}`;
}

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

function findOrder(db: Db, number: number) {
  return db
    .selectFrom('shop_order as o')
    .innerJoin('customer as c', 'c.id', 'o.customer_id')
    .innerJoin('order_money as m', 'm.order_id', 'o.id')
    .selectAll('o')
    .select(['c.phone', 'm.paid_tenge', 'm.refunded_tenge'])
    .where('o.number', '=', number)
    .executeTakeFirst();
}

function headOf(order: Order): string {
  const way = order.bank ? `${order.payment} at ${order.bank}` : order.payment;
  const facts: [string, unknown][] = [
    ['order', `${orderNumber(order.number)} (${order.id})`],
    ['customer', `${order.customer_id}, ${order.phone ? maskPhone(order.phone) : 'erased'}`],
    [
      'status',
      `${order.status}, payment ${order.payment_status}, goods ${goodsAre[order.stock_state as StockState]}`,
    ],
    [
      'money',
      `${way}: ${decimal(order.paid_tenge)} paid of ${decimal(order.total_tenge)}, ${decimal(order.refunded_tenge)} refunded`,
    ],
    ['ordered', order.created_at.toISOString()],
    ['expires', order.expires_at?.toISOString() ?? 'never'],
  ];
  return facts.map(([name, value]) => `${name.padEnd(10)} ${String(value)}`).join('\n');
}

async function readTimeline(db: Db, orderId: string): Promise<Part> {
  const events = await readStaffEvents(db, orderId);
  return {
    title: 'Timeline (UTC)',
    names: ['at', 'event', 'by'],
    rows: events.map(({ at, event, actor, staff }) => [at, event, staff ? `${actor} ${staff}` : actor]),
  };
}

async function readTries(db: Db, orderId: string): Promise<Part> {
  const attempts = await readAttempts(db, orderId);
  const money = await readPaymentMoney(db, orderId);
  const kept = new Set(money.filter(({ isKept }) => isKept).map(({ attemptId }) => attemptId));
  return {
    title: 'Payment attempts, newest first',
    names: [
      'no.',
      'bank',
      'number at the bank',
      'amount',
      'state',
      'bank status',
      'action',
      'last asked',
      'asked again',
      'kept',
    ],
    rows: attempts.map((one) => [
      one.number,
      one.bank,
      one.order_number,
      decimal(one.amount_tenge),
      one.state,
      one.last_status,
      one.last_action_code,
      one.last_asked_at,
      one.next_check_at,
      kept.has(one.id) ? 'yes' : 'no',
    ]),
  };
}

async function readBankAnswers(db: Db, orderId: string): Promise<Part> {
  const events = await readPaymentEvents(db, orderId);
  return {
    title: 'What became of them, and the bank’s own words',
    names: ['at', 'no.', 'what', 'from', 'to', 'alarm', 'bank'],
    rows: events.map(({ at, attemptNumber, kind, from, to, isAlarm, raw }) => [
      at,
      attemptNumber,
      kind,
      from,
      to,
      isAlarm ? 'ALARM' : null,
      raw ? wordsOf(raw) : null,
    ]),
  };
}

/** Fields of a bank's answer that explain a payment; the rest is in the table payment_event. */
const telling = [
  'errorCode',
  'errorMessage',
  'orderStatus',
  'actionCode',
  'actionCodeDescription',
  'amount',
  'depositAmount',
];

function wordsOf(raw: unknown): string {
  const said = raw as Record<string, unknown>;
  return telling
    .filter((name) => Object.hasOwn(said, name))
    .map((name) => `${name}=${typeof said[name] === 'number' ? said[name] : cutNumbers(String(said[name]))}`)
    .join(' ');
}

async function readMoneyBack(db: Db, orderId: string): Promise<Part> {
  const refunds = await readRefunds(db, orderId);
  return {
    title: 'Refunds, newest first',
    names: ['at', 'amount', 'state', 'reason', 'asked again', 'error'],
    rows: refunds.map((one) => [
      one.created_at,
      decimal(one.amount_tenge),
      one.state,
      one.reason,
      one.next_check_at,
      one.error && cutNumbers(one.error),
    ]),
  };
}

async function readSms(db: Db, orderId: string): Promise<Part> {
  const messages = await readOrderMessages(db, orderId);
  return {
    title: 'SMS',
    names: ['at', 'what', 'state', 'error'],
    rows: messages.map(({ createdAt, kind, state, error }) => [
      createdAt,
      kind,
      state,
      error && cutNumbers(error),
    ]),
  };
}

/** Waiting jobs that concern the order, such as its SMS. */
async function readJobs(db: Db, orderId: string): Promise<Part> {
  const { rows } = await sql<{
    task: string;
    attempts: number;
    most: number;
    at: Date;
    error: string | null;
  }>`
    select t.identifier as task, j.attempts, j.max_attempts as most, j.run_at as at, j.last_error as error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.payload->>'id' in (select id from sms_message where order_id = ${orderId})
      or j.payload->>'orderId' = ${orderId} order by j.run_at limit 50`.execute(db);
  return {
    title: 'Jobs that wait',
    names: ['next try', 'job', 'tries', 'error'],
    rows: rows.map(({ task, attempts, most, at, error }) => [
      at,
      task,
      `${attempts} of ${most}${attempts >= most ? ', given up' : ''}`,
      error && cutNumbers(error),
    ]),
  };
}
