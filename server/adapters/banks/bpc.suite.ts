/** The BPC adapter connected to a running simulator, with short time-outs and its log lines. For tests only. */
import { demoMerchants } from '#server/bank-simulator/merchants.ts';
import { type RunningSimulator, startSimulator } from '#server/bank-simulator/simulator.suite.ts';
import { createBpcBank } from './bpc.ts';
import type { BpcConfig } from './bpc-config.ts';
import type { BankStage } from './port.suite.ts';

export type BpcStage = BankStage & { running: RunningSimulator; logged: string[]; config: BpcConfig };

export async function openBpcStage(change: Partial<BpcConfig> = {}): Promise<BpcStage> {
  const running = await startSimulator();
  const { user, password, callbackKey } = demoMerchants.HALK;
  const config: BpcConfig = {
    code: 'HALK',
    url: running.base,
    user,
    password,
    callbackKey,
    connectMs: 1_000,
    totalMs: 2_000,
    ...change,
  };
  const logged: string[] = [];
  const write = (fields: Record<string, unknown>, text: string) =>
    void logged.push(JSON.stringify({ ...fields, text }));
  return {
    running,
    logged,
    config,
    bank: createBpcBank(config, { now: running.now, log: { info: write, warn: write } }),
    settle: (bankOrderId, action) => running.control(`orders/${bankOrderId}`, { action }),
    pageOrigin: running.origin,
    [Symbol.asyncDispose]: () => running.simulator.close(),
  };
}
