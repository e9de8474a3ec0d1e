/**
 * A bank for demonstrations and tests: the banks' protocol, a payment page, a ledger and faults on demand.
 * It knows nothing of the shop and would serve any other.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SimulatedBank } from './bank.ts';
import { createBook } from './book.ts';
import { type CallLog, createCallLog } from './call-log.ts';
import { type Callbacks, createCallbacks } from './callbacks.ts';
import { createCardTries } from './card-try.ts';
import { finishThreeDs, processForm } from './code-step.ts';
import { answerControl } from './control.ts';
import { createFaultList, type FaultList } from './faults.ts';
import { type BankRequest, readIncoming } from './incoming.ts';
import { createFileJournal, noJournal } from './journal.ts';
import { demoMerchants, type Merchant } from './merchants.ts';
import { answerPage, type PageParts } from './pages.ts';
import { playFault } from './play-fault.ts';
import { jsonReply, notFound } from './reply.ts';
import { answerRest } from '#server/bank-simulator/rest/rest.ts';
import { send } from './send.ts';

export type SimulatorParts = {
  now: () => Date;
  /** Makes order ids; the banks use UUIDs. */
  newId: () => string;
  merchants?: readonly Merchant[];
  /** Keeps orders over restarts; without it they live in memory. */
  ledgerFile?: string;
  /** Where payers reach the pages, if that is not where the program listens. */
  publicUrl?: string;
};

export type BankSimulator = {
  /** Resolves to the origin it listens on; port 0 takes any free one. */
  listen(port: number, host?: string): Promise<string>;
  close(): Promise<void>;
  readonly bank: SimulatedBank;
  readonly faults: FaultList;
  readonly callbacks: Callbacks;
};

const callbackEveryMs = 1_000;

/** An address of IPv6 stands in brackets. */
export function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Listens only after `listen`. Its clock is `now` plus what tests have advanced it by. */
export function createBankSimulator(parts: SimulatorParts): BankSimulator {
  let aheadMs = 0;
  let origin = parts.publicUrl?.replace(/\/$/, '') ?? '';
  const at = () => parts.now().getTime() + aheadMs;
  const journal = parts.ledgerFile === undefined ? noJournal : createFileJournal(parts.ledgerFile);
  const bank: SimulatedBank = {
    book: createBook(at, journal),
    merchants: parts.merchants ?? Object.values(demoMerchants),
    at,
    newId: parts.newId,
    origin: () => origin,
  };
  const faults = createFaultList();
  const callbacks = createCallbacks(bank, faults);
  const pages: PageParts = { bank, tries: createCardTries(bank) };
  const calls = createCallLog();
  const control = { bank, faults, callbacks, calls, advance: (ms: number) => void (aheadMs += ms) };

  async function answer(incoming: BankRequest, response: ServerResponse): Promise<void> {
    const { path, params } = incoming;
    // Senagat and Rysgal keep the same methods under /epg.
    const method = /^\/(?:payment|epg)\/rest\/(\w+\.do)$/.exec(path)?.[1];
    if (method === 'processform.do') return send(processForm(pages, params), response);
    if (method === 'finish3ds.do') return send(finishThreeDs(pages, params), response);
    if (method !== undefined) return answerMethod(control, { method, params }, response);
    if (path.startsWith('/control/')) return send(await answerControl(control, incoming), response);
    send(answerPage(pages, incoming), response);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const incoming = await readIncoming(request);
    if (incoming === null) return send(jsonReply({ error: 'unreadable request' }, 400), response);
    if (!['GET', 'POST'].includes(incoming.method))
      return send(jsonReply({ error: 'GET or POST' }, 405), response);
    await answer(incoming, response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => send(jsonReply({ error: 'simulator failed' }, 500), response));
  });
  let pulse: NodeJS.Timeout | undefined;

  return {
    bank,
    faults,
    callbacks,
    listen(port, host = '127.0.0.1') {
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          const here = originOf(host, (server.address() as AddressInfo).port);
          if (origin === '') origin = here;
          pulse = setInterval(() => void callbacks.deliver(), callbackEveryMs).unref();
          resolve(here);
        });
      });
    },
    close() {
      clearInterval(pulse);
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

type Parts = { bank: SimulatedBank; faults: FaultList; calls: CallLog };
type Call = { method: string; params: Record<string, string> };

/** A method of the banks' protocol, with the fault that was asked for, if any. */
function answerMethod(
  { bank, faults, calls }: Parts,
  { method, params }: Call,
  response: ServerResponse,
): void {
  const fault = faults.take(method);
  calls.add({
    at: bank.at(),
    method,
    merchant: params['userName'] ?? null,
    mdOrder: params['orderId'] ?? null,
    orderNumber: params['orderNumber'] ?? null,
    amount: params['amount'] ?? null,
    fault: fault?.kind ?? null,
  });
  const answered = fault?.effect === 'before' ? null : answerRest(bank, method, params);
  if (fault !== null) return playFault(fault, answered, response);
  send(answered === null ? notFound : jsonReply(answered), response);
}
