/** The bank simulator as a program of its own: `npm run shop -- bank-simulator`. */
import { randomUUID } from 'node:crypto';
import { demoMerchants, type Merchant } from './merchants.ts';
import { type BankSimulator, createBankSimulator } from './simulator.ts';

type Env = Readonly<Record<string, string | undefined>>;

const loopback = ['127.0.0.1', '::1', 'localhost'];

/**
 * Starts it from `SIMULATOR_HOST` (loopback only), `SIMULATOR_PORT` (the shop's `PORT` + 1, 8081),
 * `SIMULATOR_PUBLIC_URL` and `SIMULATOR_LEDGER_FILE`. Shops it knows: the demonstration's, those of the shop's own
 * `BANK_<CODE>_USER`, `_PASSWORD` and `_CALLBACK_KEY`, and `SIMULATOR_MERCHANTS` (`user:password,…`).
 * @throws RangeError for a host that others could reach, or a port that is none or taken
 */
export async function runBankSimulator(env: Env): Promise<{ simulator: BankSimulator; origin: string }> {
  const host = env['SIMULATOR_HOST'] ?? '127.0.0.1';
  const port = Number(env['SIMULATOR_PORT'] ?? Number(env['PORT'] ?? '8080') + 1);
  if (!loopback.includes(host)) throw new RangeError('the bank simulator listens on loopback only');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new RangeError('SIMULATOR_PORT is not a port');
  const publicUrl = env['SIMULATOR_PUBLIC_URL'];
  const ledgerFile = env['SIMULATOR_LEDGER_FILE'];
  const simulator = createBankSimulator({
    now: () => new Date(),
    newId: () => randomUUID(),
    merchants: [
      ...Object.keys(demoMerchants).flatMap((code) => readBankMerchant(env, code)),
      ...readMerchants(env['SIMULATOR_MERCHANTS'] ?? ''),
      ...Object.values(demoMerchants),
    ],
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(ledgerFile === undefined ? {} : { ledgerFile }),
  });
  const origin = await simulator.listen(port, host).catch((error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    throw isTaken
      ? new RangeError(`port ${port} is taken; choose another: SIMULATOR_PORT=${port + 10}`)
      : error;
  });
  process.stdout.write(`Bank simulator: ${origin}/payment/rest, ledger at ${origin}/control/ledger\n`);
  return { simulator, origin };
}

function readBankMerchant(env: Env, code: string): Merchant[] {
  const user = env[`BANK_${code}_USER`];
  const password = env[`BANK_${code}_PASSWORD`];
  const callbackKey = env[`BANK_${code}_CALLBACK_KEY`];
  if (!user || !password) return [];
  return [{ user, password, name: 'Sowgat', ...(callbackKey ? { callbackKey } : {}) }];
}

function readMerchants(list: string): Merchant[] {
  return list
    .split(',')
    .map((entry) => entry.trim().split(':'))
    .flatMap(([user, password]) => (user && password ? [{ user, password, name: user }] : []));
}
