/**
 * A bank without a network, for most simulation runs: the simulator's answers and faults in the test's own process,
 * without real time-outs.
 */
import type { ServerResponse } from 'node:http';
import type { Reply, PostInput } from '#server/adapters/banks/transport.ts';
import type { SimulatedBank } from '#server/bank-simulator/bank.ts';
import type { FaultList } from '#server/bank-simulator/faults.ts';
import { playFault } from '#server/bank-simulator/play-fault.ts';
import { answerRest } from '#server/bank-simulator/rest/rest.ts';

export type BankConnection = {
  post(input: PostInput): Promise<Reply>;
  /** While true, nothing reaches the bank. */
  isDown: boolean;
};

export function createBankConnection(bank: SimulatedBank, faults: FaultList): BankConnection {
  return {
    isDown: false,
    async post({ url, form, maxBytes }) {
      // Yields, so that other work runs during a call, as with a network.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.isDown) return { kind: 'not-sent', reason: 'ECONNREFUSED' };
      const method = url.pathname.split('/').at(-1) ?? '';
      const fault = faults.take(method);
      const answered = fault?.effect === 'before' ? null : answerRest(bank, method, Object.fromEntries(form));
      if (fault === null) return answer(200, JSON.stringify(answered));
      return capture((response) => playFault(fault, answered, response), maxBytes);
    },
  };
}

function answer(httpStatus: number, text: string, retryAfter: string | null = null): Reply {
  return { kind: 'answer', httpStatus, text, retryAfter };
}

/** What a client would see of an answer that a fault writes; no answer at all is a time-out. */
function capture(play: (response: ServerResponse) => void, maxBytes: number): Reply {
  let seen: Reply = { kind: 'broken', reason: 'time-out' };
  let status = 0;
  let retryAfter: string | null = null;
  const cut = () => {
    seen = { kind: 'broken', reason: 'ECONNRESET' };
  };
  const response = {
    socket: { resetAndDestroy: cut },
    writeHead(code: number, headers: Record<string, string>) {
      status = code;
      retryAfter = headers['retry-after'] ?? null;
    },
    write: cut,
    end(body: string) {
      seen =
        body.length > maxBytes
          ? { kind: 'broken', reason: 'answer-too-large' }
          : answer(status, body, retryAfter);
    },
  };
  play(response as unknown as ServerResponse);
  return seen;
}
