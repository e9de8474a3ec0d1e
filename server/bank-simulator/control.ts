/** Control endpoints of the bank simulator: read the ledger, settle an order, plan faults, move the clock. For scripts and tests. */
import type { SimulatedBank } from './bank.ts';
import type { CallLog } from './call-log.ts';
import type { Callbacks } from './callbacks.ts';
import { demoCards, maskCard } from './cards.ts';
import { type FaultList, readFaults } from './faults.ts';
import type { BankRequest } from './incoming.ts';
import { type BankOrder, close, codeFailed, pay, timeOver } from './order.ts';
import { jsonReply, notFound, type Reply } from './reply.ts';

type ControlParts = {
  bank: SimulatedBank;
  faults: FaultList;
  callbacks: Callbacks;
  calls: CallLog;
  advance: (ms: number) => void;
};

type Endpoint = (
  parts: ControlParts,
  json: Record<string, unknown>,
  incoming: BankRequest,
) => Reply | Promise<Reply>;

const endpoints: Readonly<Record<string, Endpoint>> = {
  'GET /control/ledger': ({ bank, callbacks }) =>
    jsonReply({ now: bank.at(), orders: bank.book.all().map(ledgerEntry), callbacks: callbacks.waiting() }),
  'GET /control/calls': ({ calls }) => jsonReply({ calls: calls.all() }),
  'GET /control/faults': ({ faults }) => jsonReply({ faults: faults.left() }),
  'POST /control/faults': ({ faults }, json, { json: whole }) => {
    const list = readFaults(Array.isArray(whole) ? whole : json['faults']);
    if (typeof list === 'string') return refuse(list);
    faults.replace(list);
    return jsonReply({ faults: faults.left() });
  },
  'GET /control/clock': ({ bank }) => jsonReply({ now: bank.at() }),
  'POST /control/clock': async ({ bank, callbacks, advance }, json) => {
    const seconds = json['advanceSeconds'];
    if (typeof seconds !== 'number' || !(seconds >= 0))
      return refuse('advanceSeconds is a number of 0 or more');
    advance(seconds * 1_000);
    bank.book.all();
    await callbacks.deliver();
    return jsonReply({ now: bank.at() });
  },
};

/**
 * Answers a path under `/control/`. Changes must be JSON: a web page elsewhere cannot send that without asking
 * first, so an open browser cannot be used against the simulator.
 */
export function answerControl(parts: ControlParts, incoming: BankRequest): Reply | Promise<Reply> {
  const { method, path, contentType } = incoming;
  if (method === 'POST' && contentType !== 'application/json') return refuse('send application/json', 415);
  const given = incoming.json;
  if (method === 'POST' && (typeof given !== 'object' || given === null))
    return refuse('the body is not JSON');
  const json = (given ?? {}) as Record<string, unknown>;
  const mdOrder = /^\/control\/orders\/([\w-]+)\/?$/.exec(path)?.[1];
  if (mdOrder !== undefined && method === 'POST') return settleByHand(parts, mdOrder, json['action']);
  if (mdOrder !== undefined && method === 'GET') return showOrder(parts.bank.book.byId(mdOrder));
  const name = `${method} ${path.replace(/\/$/, '')}`;
  return (Object.hasOwn(endpoints, name) && endpoints[name]?.(parts, json, incoming)) || notFound;
}

/** What a payer (or time) would do, without the pages. `pay` works after the end too: that is late money. */
async function settleByHand(
  { bank, callbacks }: ControlParts,
  mdOrder: string,
  action: unknown,
): Promise<Reply> {
  const order = bank.book.byId(mdOrder);
  if (order === undefined) return showOrder(order);
  const act = typeof action === 'string' && Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (act === undefined) return refuse(`action is one of ${Object.keys(actions).join(', ')}`);
  const changed = act(order, bank.at());
  if (changed === null)
    return jsonReply({ error: 'the order’s state does not allow this', order: ledgerEntry(order) }, 409);
  bank.book.keep(changed);
  await callbacks.deliver();
  return showOrder(changed);
}

const actions: Readonly<Record<string, (order: BankOrder, at: number) => BankOrder | null>> = {
  pay: (order, at) => pay(order, at, demoCards[0] === undefined ? '' : maskCard(demoCards[0])),
  decline: (order, at) => close(order, at, codeFailed),
  expire: (order, at) => close({ ...order, expiresAt: Math.min(order.expiresAt, at) }, at, timeOver),
};

function showOrder(order: BankOrder | undefined): Reply {
  return order === undefined
    ? jsonReply({ error: 'no such order' }, 404)
    : jsonReply({ order: ledgerEntry(order) });
}

function refuse(error: string, status = 400): Reply {
  return jsonReply({ error }, status);
}

/** An order as the ledger shows it: everything known, with each deposit and refund as a line of its own. */
function ledgerEntry(order: BankOrder) {
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
