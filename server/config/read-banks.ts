import { accessSync, constants } from 'node:fs';
import { bankCodes, type BankCode } from '#domain/payments/bank-answer.ts';
import type { Values } from './read-values.ts';
import type { BankConfig, Config, Env } from './types.ts';

/** The banks that have an address. */
export function readBanks(values: Values, mode: Config['mode']): BankConfig[] {
  const banks = bankCodes.flatMap((code) => readBank(values, code, mode));
  const said = values.optional('BANKS');
  if (said !== undefined && said !== 'none')
    values.refuse(`BANKS is "${said}"; it may be none, and the banks are those that have a BANK_<CODE>_URL.`);
  else if (said === 'none' && mode === 'demo')
    values.refuse('BANKS is for production; in demonstration mode the simulator stands in for the banks.');
  else if (said === 'none' && banks.length > 0)
    values.refuse(`BANKS is none and BANK_${banks[0]?.code}_URL is set; take one of them away.`);
  else if (said === undefined && mode === 'production' && banks.length === 0)
    values.refuse(
      'BANK_<CODE>_URL is missing; production needs one bank with _URL, _USER and _PASSWORD, or BANKS=none for a shop without card payments.',
    );
  return banks;
}

function readBank(values: Values, code: BankCode, mode: Config['mode']): BankConfig[] {
  const url = values.optional(`BANK_${code}_URL`);
  if (url === undefined) return [];
  values.isUrl(`BANK_${code}_URL`, url, mode === 'production' ? ['https:'] : ['http:', 'https:']);
  const [user, password] = ([`BANK_${code}_USER`, `BANK_${code}_PASSWORD`] as const).map((name) => {
    const value = values.optional(name);
    if (value === undefined && mode === 'production')
      values.refuse(`${name} is missing; BANK_${code}_URL is set.`);
    return value;
  });
  const caFile = values.optional(`BANK_${code}_CA_FILE`);
  const callbackKey = values.optional(`BANK_${code}_CALLBACK_KEY`);
  return [
    {
      code,
      url: url.replace(/\/+$/, ''),
      user: user ?? '',
      password: password ?? '',
      ...(caFile ? { caFile } : {}),
      ...(callbackKey ? { callbackKey } : {}),
    },
  ];
}

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
