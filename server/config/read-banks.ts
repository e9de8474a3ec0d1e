import { bankCodes, type BankCode } from '#domain/payments/bank-answer.ts';
import type { Values } from './read-values.ts';
import type { BankConfig, Config } from './types.ts';

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
