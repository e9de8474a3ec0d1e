import { accessSync, constants } from 'node:fs';
import { bankCodes } from '#domain/payments/bank-answer.ts';
import type { BankConfig, Config, Env } from './types.ts';

const bankSetting = /^BANK_(\w+?)_(?:URL|USER|PASSWORD|CA_FILE|CALLBACK_KEY)$/;

/** What is set for banks and would help no payment; every problem is a sentence. */
export function findBankIssues(
  { mode, banks, port }: Pick<Config, 'mode' | 'banks' | 'port'>,
  env: Env,
): string[] {
  return [
    ...Object.keys(env).flatMap((name) => (env[name]?.trim() ? findStray(name, mode, banks) : [])),
    ...banks.flatMap(({ code, caFile }) =>
      caFile === undefined || isReadable(caFile)
        ? []
        : [`BANK_${code}_CA_FILE is "${caFile}"; there is no such file that can be read.`],
    ),
    ...(mode === 'demo' && banks.length < bankCodes.length && port === 65_535
      ? ['PORT is 65535; the bank simulator beside the shop needs the port after it.']
      : []),
  ];
}

/** A setting of a bank that has no address. */
function findStray(name: string, mode: Config['mode'], banks: readonly BankConfig[]): string[] {
  const code = bankCodes.find((each) => each === bankSetting.exec(name)?.[1]);
  if (code === undefined) return [];
  // In a demonstration the simulator stands in, and may be given a merchant of its own.
  const isAlone = mode === 'production' && !banks.some((bank) => bank.code === code);
  return isAlone ? [`${name} is set and BANK_${code}_URL is not; the bank cannot be reached.`] : [];
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
