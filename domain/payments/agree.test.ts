import { expect, test } from 'vitest';
import { agree, type OpenRefund } from './agree.ts';

const booked = 20;
const claimed: OpenRefund = { id: 'claimed', state: 'claimed', amount: 30 };
const later: OpenRefund = { id: 'later', state: 'claimed', amount: 40 };
const twin: OpenRefund = { ...claimed, id: 'twin' };
const sent: OpenRefund = { id: 'sent', state: 'sent', amount: 30 };
const lost: OpenRefund = { id: 'lost', state: 'unknown', amount: 30 };

/** Every state of the refunds with every figure of the bank: silent, less, as booked, exactly one more, anything else. */
const figures = [null, 19, 20, 50, 60, 49, 51] as const;
const table: [string, OpenRefund[], string[]][] = [
  ['none', [], ['unclear', 'less', 'agreed', 'beyond 30', 'beyond 40', 'beyond 29', 'beyond 31']],
  [
    'one claimed',
    [claimed],
    ['unclear', 'less', 'send claimed', 'done claimed', 'beyond 40', 'beyond 29', 'beyond 31'],
  ],
  [
    'two claimed',
    [claimed, later],
    ['unclear', 'less', 'send claimed', 'done claimed', 'done later', 'beyond 29', 'beyond 31'],
  ],
  [
    'two claimed of one sum',
    [claimed, twin],
    ['unclear', 'less', 'send claimed', 'done claimed', 'beyond 40', 'beyond 29', 'beyond 31'],
  ],
  ['one sent', [sent], ['unclear', 'less', 'not-seen sent', 'done sent', 'unclear', 'unclear', 'unclear']],
  ['one lost', [lost], ['unclear', 'less', 'not-seen lost', 'done lost', 'unclear', 'unclear', 'unclear']],
  [
    'one lost beside an older claimed one',
    [claimed, later, lost],
    ['unclear', 'less', 'not-seen lost', 'done lost', 'unclear', 'unclear', 'unclear'],
  ],
];

test.each(table)('refunds and the bank’s figure: %s', (_, open, expected) => {
  const found = figures.map((atBank) => {
    const agreement = agree({ booked, open }, atBank);
    if ('refund' in agreement) return `${agreement.kind} ${agreement.refund}`;
    return 'tenge' in agreement ? `${agreement.kind} ${agreement.tenge}` : agreement.kind;
  });
  expect(found).toEqual(expected);
});
