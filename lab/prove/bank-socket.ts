/**
 * The same bank behind a real HTTP server: a share of the simulation runs also tests the shop's HTTP client, sockets
 * and time-outs.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { postForm } from '#server/adapters/banks/transport.ts';
import type { SimulatedBank } from '#server/bank-simulator/bank.ts';
import type { FaultList } from '#server/bank-simulator/faults.ts';
import { playFault } from '#server/bank-simulator/play-fault.ts';
import { answerRest } from '#server/bank-simulator/rest/rest.ts';
import type { BankConnection } from './bank-connection.ts';

/** Nothing listens on this port. */
const closedPort = '9';

export type BankSocket = AsyncDisposable & {
  /** Requests are answered by this bank from now on. */
  connectTo(bank: SimulatedBank, faults: FaultList): BankConnection;
};

export async function openBankSocket(): Promise<BankSocket> {
  let here: { bank: SimulatedBank; faults: FaultList } | undefined;
  function answer(path: string, body: string, response: ServerResponse): void {
    if (!here) return void response.destroy();
    const method = path.split('/').at(-1) ?? '';
    const fault = here.faults.take(method);
    const params = Object.fromEntries(new URLSearchParams(body));
    const answered = fault?.effect === 'before' ? null : answerRest(here.bank, method, params);
    if (fault) return playFault(fault, answered, response);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
  }
  const server = createServer((request, response) => {
    void text(request).then(
      (body) => answer(request.url ?? '', body, response),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = String((server.address() as AddressInfo).port);
  return {
    connectTo(bank, faults) {
      here = { bank, faults };
      return {
        isDown: false,
        post(input) {
          const url = new URL(input.url);
          url.host = `127.0.0.1:${this.isDown ? closedPort : port}`;
          return postForm({ ...input, url });
        },
      };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
