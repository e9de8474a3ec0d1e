import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  backDropped,
  cardPaid,
  cardRefund,
  goodwillBack,
  goodwillGiven,
  moneyBack,
  moneyKept,
} from './card-postings.ts';
import { certificateBack, certificateSpent, takingPosting, handIn, purseJoined } from './postings.ts';
import {
  type AccountKind,
  accountSides,
  balanceOf,
  byCounting,
  type Posting,
  guardedAccounts,
  transferCodes,
} from './ledger.ts';

const at = new Date(0);
const tenge = fc.integer({ min: 1, max: 1_000_000 });
const aman = { courierId: 7, courier: 'Aman' };
const courier = fc.oneof(
  fc.constant({ courierId: null, courier: '' }),
  fc.constant({ courierId: null, courier: 'Myrat' }),
  fc.constant(aman),
);

/** Balances of the accounts after some postings. */
function balances(postings: readonly Posting[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { debit, credit, amount } of postings) {
    const move = (account: Posting['debit'] | Posting['credit'], side: 'debits' | 'credits') => {
      const name = `${account.kind} ${account.owner}`.trim();
      sums[name] = (sums[name] ?? 0) + balanceOf(account.kind, { debits: 0, credits: 0, [side]: amount });
    };
    move(debit, 'debits');
    move(credit, 'credits');
  }
  return sums;
}

test('every posting moves money between two accounts that its code allows', () => {
  const order = { id: 'x', attemptId: 'a', orderId: 'o', bank: 'HALK', at } as const;
  const part = { source: 'o#1', certificateId: 1, orderId: 'o', at };
  fc.assert(
    fc.property(tenge, courier, fc.boolean(), fc.boolean(), (amount, by, flag, isCash) => {
      const taking = { id: 1, orderId: 'o', kind: isCash ? 'CASH' : 'TERMINAL', ...by, at } as const;
      const postings = [
        cardPaid({ ...order, amount }),
        cardRefund({ ...order, amount, isDone: flag }),
        moneyKept({ ...order, amount }),
        moneyBack({ ...order, amount }),
        backDropped({ ...order, amount }),
        goodwillGiven({ ...part, amount }),
        goodwillBack({ ...part, amount }),
        takingPosting({ ...taking, amount, isUndone: false }),
        takingPosting({ ...taking, amount: -amount, isUndone: flag }),
        ...handIn({
          id: 1,
          ...by,
          counted: flag ? amount : -amount,
          difference: isCash ? amount : -amount,
          at,
        }),
        purseJoined({ id: 1, from: { courierId: null, courier: 'Myrat' }, to: aman, amount, at }),
        certificateSpent({ ...part, amount, isPending: flag }),
        certificateBack({ ...part, amount }),
      ];
      for (const { code, debit, credit, amount: moved, isPending } of postings) {
        const sides: { debit: readonly string[]; credit: readonly string[] } = transferCodes[code];
        expect(sides.debit).toContain(debit.kind);
        expect(sides.credit).toContain(credit.kind);
        expect(moved).toBe(amount);
        if (code === 'card-refund') expect(isPending).toBe(!flag);
      }
    }),
  );
});

test("after a hand-in with its difference the courier's account is zero, whatever was counted", () => {
  fc.assert(
    fc.property(tenge, fc.integer({ min: -5_000, max: 2_000_000 }), (taken, counted) => {
      const who = { courierId: 7, courier: 'Aman', at };
      const taking = { id: 1, orderId: 'o', kind: 'CASH', amount: taken, isUndone: false, ...who } as const;
      const postings = [
        takingPosting(taking),
        ...handIn({ id: 1, ...who, counted, difference: counted - taken }),
      ];
      const held = balances(postings);
      expect(held['purse #7']).toBe(0);
      expect(held['till'] ?? 0).toBe(counted);
      expect((held['surplus'] ?? 0) - (held['shortage'] ?? 0)).toBe(counted - taken);
    }),
  );
});

test('money that was taken and given back leaves zero balances', () => {
  const taking = { id: 1, orderId: 'o', kind: 'CASH', courierId: null, courier: 'Myrat', at } as const;
  const there = takingPosting({ ...taking, amount: 500, isUndone: false });
  expect(balances([there])).toEqual({ 'purse Myrat': 500, 'order o': 500 });
  for (const isUndone of [true, false])
    expect(balances([there, takingPosting({ ...taking, amount: -500, isUndone })])).toEqual({
      'purse Myrat': 0,
      'order o': 0,
    });
});

test('joined purses have together what they had, whoever owes', () => {
  const from = { courierId: null, courier: 'Myrat' };
  const joined = (amount: number) => balances([purseJoined({ id: 1, from, to: aman, amount, at })]);
  expect(joined(700)).toEqual({ 'purse Myrat': -700, 'purse #7': 700 });
  expect(joined(-700)).toEqual({ 'purse Myrat': 700, 'purse #7': -700 });
});

test('accounts that may not fall below zero are what the shop owes', () => {
  expect(guardedAccounts.map((kind) => accountSides[kind])).toEqual(['credit', 'credit', 'credit']);
});

test('accounts stand as people count them, those of a kind by owner', () => {
  const kinds: AccountKind[] = [
    'income',
    'order',
    'bank',
    'purse',
    'expense',
    'till',
    'shop-account',
    'terminal',
    'safe',
  ];
  const accounts = kinds.map((kind) => ({ kind, owner: '' }));
  const banks = ['RYSGAL', 'HALK'].map((owner) => ({ kind: 'bank' as const, owner }));
  expect(
    [...accounts, ...banks].toSorted(byCounting).map(({ kind, owner }) => `${kind} ${owner}`.trim()),
  ).toEqual([
    ...['till', 'safe', 'terminal', 'shop-account', 'bank', 'bank HALK', 'bank RYSGAL', 'purse', 'order'],
    ...['income', 'expense'],
  ]);
});
