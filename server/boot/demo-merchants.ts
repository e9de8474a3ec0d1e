import { demoMerchants } from '#server/bank-simulator/merchants.ts';
import type { BankConfig, Config } from '#server/config/read-config.ts';

/**
 * The banks of the settings. In demonstration mode a bank given from outside is a simulator too and knows the demonstration
 * merchants, so its user and password may be left out.
 */
export function banksGiven({ mode, banks }: Pick<Config, 'mode' | 'banks'>): BankConfig[] {
  if (mode !== 'demo') return banks;
  return banks.map((bank) => {
    const demo = demoMerchants[bank.code];
    return { ...bank, user: bank.user || demo.user, password: bank.password || demo.password };
  });
}
