import type { AccountKind } from '#domain/ledger/ledger.ts';
import { accountName } from '#domain/ledger/ledger.texts.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { useLanguage } from '#backoffice/lang/use-texts.ts';

/** Name of an account: "Bank · Halkbank", "Sargytlar · S-100245". */
export function useAccountName(): (account: { kind: AccountKind; owner: string }) => string {
  const language = useLanguage();
  return (account) => accountName(account, language, orderWords);
}
