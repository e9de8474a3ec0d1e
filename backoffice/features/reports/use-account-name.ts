import type { AccountKind } from '#domain/ledger/ledger.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { accountTexts } from '#domain/ledger/ledger.texts.ts';

/** Name of an account: "Bank · Halkbank", "Sargytlar · S-100245". */
export function useAccountName(): (account: { kind: AccountKind; owner: string }) => string {
  const kinds = useTexts(accountTexts);
  const words = useTexts(orderWords);
  return ({ kind, owner }) => {
    if (owner === '') return kinds(kind);
    const name = kind === 'bank' ? words(owner as 'HALK') : kind === 'certificate' ? `··${owner}` : owner;
    return `${kinds(kind)} · ${name}`;
  };
}
