/** The ledger (double entry): which account kinds each transfer code debits and credits. It records cash movements, not revenue. */

/** Which side of an account makes it larger: what the shop has stands on the debit side, what it owes on the credit side. */
export const accountSides = {
  /** Card money that a bank took for the shop; the owner is the bank. */
  bank: 'debit',
  /** Card money taken on delivery. */
  terminal: 'debit',
  /** Cash in the house. */
  till: 'debit',
  /** Cash that a courier carries; below zero when the shop owes the courier. */
  purse: 'debit',
  /** Money of an order that has not gone back. */
  order: 'credit',
  /** What the shop owes the bearer of a gift certificate. */
  certificate: 'credit',
  /** Given by the shop. */
  goodwill: 'debit',
  /** Cash that lacked when it was counted. */
  shortage: 'debit',
  /** Value of certificates that was booked out. */
  'expired-value': 'credit',
  /** Cash that was too much when it was counted. */
  surplus: 'credit',
  /** From before the ledger. */
  opening: 'credit',
} as const;
export type AccountKind = keyof typeof accountSides;

/** Accounts that are counted row by row and never fall below zero. */
export const guardedAccounts: readonly AccountKind[] = ['order', 'certificate'];

type Sides = { debit: readonly AccountKind[]; credit: readonly AccountKind[] };
const money = ['till', 'purse', 'terminal'] as const;

/** Every code of a transfer; its source is the id of what moved the money, posted once. */
export const transferCodes = {
  /** A payment attempt was paid. */
  'card-paid': { debit: ['bank'], credit: ['order'] },
  /** A refund: pending when it is claimed, posted when the bank has done it, void when it refused. */
  'card-refund': { debit: ['order'], credit: ['bank'] },
  /** Money taken on delivery. */
  'taking-cash': { debit: ['till', 'purse'], credit: ['order'] },
  'taking-terminal': { debit: ['terminal'], credit: ['order'] },
  /** Given back from hand to hand. */
  'taking-back': { debit: ['order'], credit: money },
  /** A taking that was none: "delivered" was pressed by mistake. */
  'taking-undone': { debit: ['order'], credit: money },
  'hand-in': { debit: ['till'], credit: ['purse'] },
  /** The till pays a courier out. */
  'hand-out': { debit: ['purse'], credit: ['till'] },
  'hand-in-lacks': { debit: ['shortage'], credit: ['purse'] },
  'hand-in-over': { debit: ['purse'], credit: ['surplus'] },
  'certificate-opening': { debit: ['opening'], credit: ['certificate'] },
  'certificate-given': { debit: ['goodwill', 'till'], credit: ['certificate'] },
  'certificate-sold': { debit: ['order'], credit: ['certificate'] },
  /** Pending while the order waits for its money. */
  'certificate-spent': { debit: ['certificate'], credit: ['order'] },
  'certificate-back': { debit: ['order'], credit: ['certificate'] },
  'certificate-unsold': { debit: ['certificate'], credit: ['order'] },
  'certificate-moved': { debit: ['certificate'], credit: ['certificate'] },
  /** Taken back by the shop, to where it came from. */
  'certificate-voided': { debit: ['certificate'], credit: ['goodwill', 'till'] },
  'certificate-lapsed': { debit: ['certificate'], credit: ['expired-value'] },
  'order-opening': { debit: ['opening'], credit: ['order'] },
} as const satisfies Record<string, Sides>;
export type TransferCode = keyof typeof transferCodes;

/** @param owner an order, a certificate, a bank or a courier; none where the shop has one account of the kind */
export type Account<Kind extends AccountKind = AccountKind> = Kind extends AccountKind
  ? { kind: Kind; owner: string }
  : never;

/** Money that moves, in tenge. A code takes only accounts of its kinds, or it does not compile. */
export type Posting = {
  [Code in TransferCode]: {
    code: Code;
    /** Which posting: the id of an attempt, a refund, a taking … */
    source: string;
    debit: Account<(typeof transferCodes)[Code]['debit'][number]>;
    credit: Account<(typeof transferCodes)[Code]['credit'][number]>;
    amount: number;
    at: Date;
    /** Set aside until it is posted or voided. */
    isPending?: boolean;
  };
}[TransferCode];

export function accountOf<Kind extends AccountKind>(kind: Kind, owner = ''): { kind: Kind; owner: string } {
  return { kind, owner };
}

/** What an account holds, by its own side. */
export function balanceOf(kind: AccountKind, sums: { debits: number; credits: number }): number {
  return accountSides[kind] === 'debit' ? sums.debits - sums.credits : sums.credits - sums.debits;
}
