import { bankCodes } from '#domain/payments/bank-answer.ts';
import { demoMerchants } from '#server/bank-simulator/merchants.ts';
import type { BankConfig, Config } from '#server/config/read-config.ts';

/**
 * The configured banks. In demonstration mode an external bank is a simulator too and knows the demonstration
 * merchants, so user and password are optional.
 *
 * @param simulatorUrl the origin of the simulator that replaces every other bank of a demonstration
 */
export function banksOf(
  { mode, banks }: Pick<Config, 'mode' | 'banks'>,
  simulatorUrl?: string,
): BankConfig[] {
  if (mode !== 'demo') return banks;
  return bankCodes.flatMap((code) => {
    const { user, password, callbackKey } = demoMerchants[code];
    const given = banks.find((bank) => bank.code === code);
    if (given) return [{ ...given, user: given.user || user, password: given.password || password }];
    const url = `${simulatorUrl}/payment/rest`;
    return simulatorUrl ? [{ code, url, user, password, callbackKey, hasTurkmen: true as const }] : [];
  });
}

/** Origin of the simulator that a demonstration starts: port + 1. */
export function simulatorOrigin({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port + 1}`;
}
