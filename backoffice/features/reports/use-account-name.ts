import type { AccountKind } from '#domain/ledger/ledger.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import type { IncomePart } from '#domain/ledger/income.ts';
import { accountTexts, allAccountTexts, incomeTexts } from '#domain/ledger/ledger.texts.ts';

/** Name of an account: "Bank · Halkbank", "Sargytlar · S-100245". */
export function useAccountName(): (account: { kind: AccountKind; owner: string }) => string {
  const kinds = useTexts(accountTexts);
  const all = useTexts(allAccountTexts);
  const income = useTexts(incomeTexts);
  const words = useTexts(orderWords);
  return ({ kind, owner }) => {
    if (owner === '') return kind === 'order' ? all('order') : kinds(kind);
    const name =
      kind === 'bank'
        ? words(owner as 'HALK')
        : kind === 'income'
          ? income(owner as IncomePart)
          : kind === 'certificate'
            ? `··${owner}`
            : owner;
    return `${kinds(kind)} · ${name}`;
  };
}
