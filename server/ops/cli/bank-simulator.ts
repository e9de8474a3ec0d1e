import { runBankSimulator } from '#server/bank-simulator/main.ts';

/** Runs until SIGINT or SIGTERM. */
export async function run(_args: string[], env: Record<string, string | undefined>): Promise<void> {
  const { simulator } = await runBankSimulator(env);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  await simulator.close();
}
