/** The ledger (bookkeeping by double entry): which account kinds each transfer code debits and credits. It records movements of money, and income once goods are delivered. */

/**
 * The side that increases an account: assets on the debit side, liabilities on the credit side. In the order in which
 * people count: what is at hand, what others hold, what is owed, what was earned and spent.
 */
export const accountSides = {
  /** Cash in the shop. */
  till: 'debit',
  /** Cash that is kept apart from the till. */
  safe: 'debit',
  /** Card payments on delivery. */
  terminal: 'debit',
  /** The shop's own account at its bank. */
  'shop-account': 'debit',
  /** Card money that a bank holds for the shop; the owner is the bank. */
  bank: 'debit',
  /** Cash that a courier carries; negative when the shop owes the courier. */
  purse: 'debit',
  /** Card money of a payment attempt that no order keeps: it goes back to the card. */
  payment: 'credit',
  /** What the shop owes in goods: money of an order until it is delivered or has ended. */
  order: 'credit',
  /** What the shop owes the bearer of a gift certificate. */
  certificate: 'credit',
  /** What was delivered, at agreed prices: `goods`, `wrap` or `delivery`. */
  income: 'credit',
  /** What a promo code took off delivered orders, and what given certificates cost: the owner is the code, or `certificate`. */
  discount: 'debit',
  /** Given away by the shop: refunds that no goods came back for. */
  goodwill: 'debit',
  /** Paid out of the till or the safe for the shop's own needs. */
  expense: 'debit',
  /** What a bank keeps of a payout; the owner is the bank, or `terminal`. */
  'bank-fee': 'debit',
  /** Cash missing in a count. */
  shortage: 'debit',
  /** Value of expired certificates that was written off. */
  'expired-value': 'credit',
  /** Excess cash in a count. */
  surplus: 'credit',
  /** Cash that the owner puts into the till. */
  'own-money': 'credit',
} as const;
export type AccountKind = keyof typeof accountSides;

const counted = Object.keys(accountSides) as AccountKind[];

/** Sorts accounts as people count them. */
export function byCounting(
  one: { kind: AccountKind; owner: string },
  other: { kind: AccountKind; owner: string },
): number {
  return counted.indexOf(one.kind) - counted.indexOf(other.kind) || one.owner.localeCompare(other.owner);
}

/** Accounts with one row per owner that never fall below zero. */
export const guardedAccounts: readonly AccountKind[] = ['payment', 'order', 'certificate'];

type Sides = { debit: readonly AccountKind[]; credit: readonly AccountKind[] };
const money = ['till', 'purse', 'terminal'] as const;
const boxes = ['till', 'safe'] as const;
/** Where a certificate's money came from: bought at the counter, or given. */
const payers = ['discount', 'till', 'terminal', 'shop-account'] as const;

/** Every transfer code; its source is the id of what caused the transfer, posted once per source. */
export const transferCodes = {
  /** A payment attempt was paid. */
  'card-paid': { debit: ['bank'], credit: ['payment'] },
  /** The order keeps it, once; whatever else is paid for the order goes back. */
  'money-kept': { debit: ['payment'], credit: ['order'] },
  /** Money of an order is to go back to the card. */
  'money-back': { debit: ['order'], credit: ['payment'] },
  /** A refund: pending when it is claimed, posted when the bank has done it, voided when the bank refused. */
  'card-refund': { debit: ['payment'], credit: ['bank'] },
  /** The bank refused a refund of an order that goes on: the order has its money again. */
  'back-dropped': { debit: ['payment'], credit: ['order'] },
  /** A refund that no goods come back for. */
  'goodwill-given': { debit: ['goodwill'], credit: ['order'] },
  /** Such a refund was refused, or its order has ended. */
  'goodwill-back': { debit: ['order'], credit: ['goodwill'] },
  /** Delivered. */
  income: { debit: ['order'], credit: ['income'] },
  /** Delivered goods came back, or "delivered" was pressed by mistake. */
  'income-back': { debit: ['income'], credit: ['order'] },
  'promo-given': { debit: ['discount'], credit: ['order'] },
  'promo-back': { debit: ['order'], credit: ['discount'] },
  /** Money taken on delivery. */
  'taking-cash': { debit: ['till', 'purse'], credit: ['order'] },
  'taking-terminal': { debit: ['terminal'], credit: ['order'] },
  /** Given back in cash or at the terminal. */
  'taking-back': { debit: ['order'], credit: money },
  /** Reverses a taking: "delivered" was pressed by mistake. */
  'taking-undone': { debit: ['order'], credit: money },
  'hand-in': { debit: ['till'], credit: ['purse'] },
  /** The shop pays a courier. */
  'hand-out': { debit: ['purse'], credit: ['till'] },
  'hand-in-lacks': { debit: ['shortage'], credit: ['purse'] },
  'hand-in-over': { debit: ['purse'], credit: ['surplus'] },
  /** The balance of a typed name is moved to the account of that courier; its source is the hand-in of the name. */
  'purse-joined': { debit: ['purse'], credit: ['purse'] },
  'certificate-given': { debit: payers, credit: ['certificate'] },
  'certificate-sold': { debit: ['order'], credit: ['certificate'] },
  /** Pending while the order waits for its payment. */
  'certificate-spent': { debit: ['certificate'], credit: ['order'] },
  'certificate-back': { debit: ['order'], credit: ['certificate'] },
  'certificate-unsold': { debit: ['certificate'], credit: ['order'] },
  'certificate-moved': { debit: ['certificate'], credit: ['certificate'] },
  /** Revoked by the shop; the value goes back to where it came from. */
  'certificate-voided': { debit: ['certificate'], credit: payers },
  'certificate-lapsed': { debit: ['certificate'], credit: ['expired-value'] },
  /** The difference of a count, whose id is the source. */
  'count-lacks': { debit: ['shortage'], credit: boxes },
  'count-over': { debit: boxes, credit: ['surplus'] },
  /** Cash goes from one place to another. */
  'cash-moved': { debit: [...boxes, 'shop-account'], credit: boxes },
  'expense-paid': { debit: ['expense'], credit: boxes },
  /** The owner puts change into the till. */
  'float-put': { debit: ['till'], credit: ['own-money'] },
  /** A bank pays out what it holds, less its fee. */
  'bank-payout': { debit: ['shop-account'], credit: ['bank', 'terminal'] },
  'bank-fee': { debit: ['bank-fee'], credit: ['bank', 'terminal'] },
} as const satisfies Record<string, Sides>;
export type TransferCode = keyof typeof transferCodes;

/** Income of an order, and its discount: what is earned of the money that the order has, which does not move by that. */
export const incomeCodes = [
  'income',
  'income-back',
  'promo-given',
  'promo-back',
] as const satisfies TransferCode[];

/** How customers pay, and get back what they paid: the accounts that it moves, and by which codes. */
export const moneyWays = {
  card: { kinds: ['bank'], codes: ['card-paid', 'card-refund'] },
  cash: {
    kinds: ['till', 'purse'],
    codes: ['taking-cash', 'taking-back', 'taking-undone', 'certificate-given', 'certificate-voided'],
  },
  terminal: {
    kinds: ['terminal'],
    codes: ['taking-terminal', 'taking-back', 'taking-undone', 'certificate-given', 'certificate-voided'],
  },
  transfer: { kinds: ['shop-account'], codes: ['certificate-given', 'certificate-voided'] },
} as const satisfies Record<string, { kinds: readonly AccountKind[]; codes: readonly TransferCode[] }>;

/** @param owner an order, a certificate, a bank or a courier; none for kinds with a single account */
export type Account<Kind extends AccountKind = AccountKind> = Kind extends AccountKind
  ? { kind: Kind; owner: string }
  : never;

/** A transfer, in tenge. Its code accepts only accounts of its kinds, checked by the compiler. */
export type Posting = {
  [Code in TransferCode]: {
    code: Code;
    /** The id of what caused it: an attempt, a refund, a taking … */
    source: string;
    debit: Account<(typeof transferCodes)[Code]['debit'][number]>;
    credit: Account<(typeof transferCodes)[Code]['credit'][number]>;
    amount: number;
    at: Date;
    /** Reserved until it is posted or voided. */
    isPending?: boolean;
    /** Who pressed, if it was staff. */
    staffId?: number | null;
  };
}[TransferCode];

/** @param owner an order, a certificate, a courier, a bank; '' for the one account of a kind that the shop has once */
export function accountOf<Kind extends AccountKind>(kind: Kind, owner = ''): { kind: Kind; owner: string } {
  return { kind, owner };
}

/** The balance of an account, by its own side. */
export function balanceOf(kind: AccountKind, sums: { debits: number; credits: number }): number {
  return accountSides[kind] === 'debit' ? sums.debits - sums.credits : sums.credits - sums.debits;
}
