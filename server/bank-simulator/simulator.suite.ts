/** A running simulator on a free port with a clock that stands still until it is moved. For tests only. */
import { demoMerchants } from './merchants.ts';
import { type BankSimulator, createBankSimulator, type SimulatorParts } from './simulator.ts';

export type RunningSimulator = AsyncDisposable & {
  origin: string;
  /** REST base, as a shop is configured with. */
  base: string;
  simulator: BankSimulator;
  now: () => Date;
  /** Moves the time of everything that shares `now`. */
  advance(ms: number): void;
  /** Calls a method as the Halkbank merchant of the demonstration. */
  rest(method: string, params: Record<string, string>): Promise<Record<string, unknown>>;
  control(path: string, body?: unknown): Promise<Record<string, unknown>>;
};

export const testStart = Date.UTC(2026, 2, 8, 7, 0, 0);

export async function startSimulator(parts: Partial<SimulatorParts> = {}): Promise<RunningSimulator> {
  let at = testStart;
  let lastId = 0;
  const now = () => new Date(at);
  const newId = () => `00000000-0000-4000-8000-${String((lastId += 1)).padStart(12, '0')}`;
  const simulator = createBankSimulator({ now, newId, ...parts });
  const origin = await simulator.listen(0);
  const base = `${origin}/payment/rest`;
  return {
    origin,
    base,
    simulator,
    now,
    advance: (ms) => {
      at += ms;
    },
    async rest(method, params) {
      const { user, password } = demoMerchants.HALK;
      const body = new URLSearchParams({ userName: user, password, ...params });
      return (await (await fetch(`${base}/${method}`, { method: 'POST', body })).json()) as Record<
        string,
        unknown
      >;
    },
    async control(path, body) {
      const headers = { 'content-type': 'application/json' };
      const input = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
      return (await (await fetch(`${origin}/control/${path}`, input)).json()) as Record<string, unknown>;
    },
    [Symbol.asyncDispose]: () => simulator.close(),
  };
}

/** The least that register.do takes. */
export const anOrder = {
  orderNumber: 'S-1001-1',
  amount: '16550',
  returnUrl: 'https://shop.tm/payment-return?order=1001',
  failUrl: 'https://shop.tm/payment-fail',
};
