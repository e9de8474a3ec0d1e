import type { LocalText } from '#contract/shared.ts';
import type { BankCode } from '#domain/payments/bank-answer.ts';

/** Names of the banks as customers know them. */
export const bankTitles: Readonly<Record<BankCode, LocalText>> = {
  HALK: { tm: 'Altyn asyr karty', ru: 'Карта «Алтын асыр»' },
  SENAGAT: { tm: 'Senagat bank', ru: 'Сенагат банк' },
  RYSGAL: { tm: 'Rysgal bank', ru: 'Рысгал банк' },
};

/** What staff call them. */
export const bankNames: Readonly<Record<BankCode, LocalText>> = {
  HALK: { tm: 'Halkbank', ru: 'Халкбанк' },
  SENAGAT: { tm: 'Senagat bank', ru: 'Сенагат банк' },
  RYSGAL: { tm: 'Rysgal bank', ru: 'Рысгал банк' },
};
