/** Closed days can be checked without the shop: whatever is altered in one is found, with its day. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { cardPaid, cardRefund } from '#domain/ledger/card-postings.ts';
import { handIn, takingPosting } from '#domain/ledger/postings.ts';
import { verifyFile } from '#server/ops/cli/ledger.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { asOwner } from '../../../tests/support/shop/database.ts';
import { howOften, timeoutFor } from '../../../tests/support/shop/how-often.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { checkLedger } from './check-ledger.ts';
import { closeLedgerDays } from './ledger.jobs.ts';
import { endPending, post } from './post.ts';

const noon = (day: number) => new Date(`2026-11-${day}T07:00:00Z`);

/** Three closed days: card and cash, refunds that one day claims and another ends, and names with commas and quotes. */
async function tradeForDays(shop: TestShop): Promise<string> {
  const { db, log } = shop.ctx;
  const card = { bank: 'HALK', amount: 500 } as const;
  const cash = { courierId: null, courier: 'Aman, "uly"', kind: 'CASH', isUndone: false } as const;
  for (const day of [10, 11, 14]) {
    const at = noon(day);
    await inTransaction(db, async (trx) => {
      await post(trx, [
        cardPaid({ ...card, id: `a${day}`, at }),
        cardRefund({ ...card, id: `r${day}`, attemptId: `a${day}`, amount: 200, at, isDone: false }),
        takingPosting({ ...cash, id: day, orderId: `c${day}`, amount: 900, staffId: 7, at }),
        ...handIn({ ...cash, id: day, counted: 880, difference: -20, at }),
      ]);
      if (day > 10) await endPending(trx, { code: 'card-refund', source: 'r10' }, { how: 'post', at });
    });
  }
  await closeLedgerDays({ db, log, now: () => noon(20) });
  const last = await db
    .selectFrom('ledger_day')
    .select('hash')
    .orderBy('day', 'desc')
    .executeTakeFirstOrThrow();
  return last.hash;
}

async function journalOf(shop: TestShop, more: object = {}): Promise<string> {
  const { office } = await hire(shop, 'manager');
  const query = { report: 'journal', format: 'csv', from: '2026-11-01', to: '2026-11-30', ...more } as const;
  const file = await office.raw(`/api/office/reports/file/?${new URLSearchParams(query).toString()}`);
  return file.text();
}

async function inFile(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-journal-'));
  const path = join(folder, 'journal.csv');
  await writeFile(path, text);
  return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** The program for those who have no shop. @returns what it says; '' when all is well */
async function runPython(path: string, hash: string): Promise<string> {
  const program = fileURLToPath(new URL('../../../docs/verify-journal.py', import.meta.url));
  return promisify(execFile)('python3', [program, path, hash]).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
}
const hasPython = await promisify(execFile)('python3', ['--version']).then(
  () => true,
  () => false,
);

test('the journal of closed days is whole, from its beginning and from any day, here and elsewhere', async () => {
  await using shop = await startShop();
  const hash = await tradeForDays(shop);
  for (const from of ['2026-11-01', '2026-11-11']) {
    await using file = await inFile(await journalOf(shop, { from }));
    expect(await verifyFile(file.path, hash), from).toMatchObject({ isGood: true });
    expect(await verifyFile(file.path, hash.slice(0, 20).toUpperCase())).toMatchObject({ isGood: true });
    expect(await verifyFile(file.path, `0${hash.slice(1)}`.replace(/^0/, 'f'))).toMatchObject({
      isGood: hash.startsWith('f'),
    });
    if (hasPython) expect(await runPython(file.path, hash)).toBe('');
  }
  await inTransaction(shop.ctx.db, (trx) =>
    post(trx, cardPaid({ id: 'b1', bank: 'HALK', amount: 5, at: noon(15) })),
  );
  const rows = (await journalOf(shop)).trimEnd().split('\n');
  expect(rows.at(-1)).toMatch(
    /^open,\d+,2026-11-15,2026-11-15T07:00:00.000Z,card-paid,b1,bank,HALK,payment,b1,5,posted,,$/,
  );
  const onlyOpen = await journalOf(shop, { from: '2026-11-15' });
  expect(onlyOpen.split('\n')[0]).toBe(`previous,${hash}`);
  await using open = await inFile(onlyOpen);
  expect(await verifyFile(open.path, hash)).toMatchObject({ isGood: true });
  const { says } = await checkLedger(shop.ctx.db, { day: '2026-11-14', hash });
  expect(says).toEqual([expect.stringMatching(/^3 days with \d+ transfers are whole/)]);
  await expect(verifyFile('/nowhere', 'abc')).rejects.toThrow('--hash');
});

const alterations: [what: string, command: string, day: string][] = [
  ['a sum', "update transfer set amount_tenge = amount_tenge + 1 where source = 'a11'", '2026-11-11'],
  ['a source', "update transfer set source = 'x' where source = 'a10'", '2026-11-10'],
  ['a code', "update transfer set code = 'taking-terminal' where source = 'a14'", '2026-11-14'],
  ['a moment', "update transfer set at = at - interval '1 ms' where source = 'a11'", '2026-11-11'],
  ['a day', "update transfer set day = '2026-11-12' where source = 'a11'", '2026-11-11'],
  ['who', "update transfer set staff_id = 8 where source = '14' and staff_id = 7", '2026-11-14'],
  ['a state', "update transfer set state = 'posted' where source = 'r14'", '2026-11-14'],
  [
    'an account',
    "update transfer set debit_id = account_of('bank', 'RYSGAL') where source = 'a10'",
    '2026-11-10',
  ],
  [
    'both sides',
    "update transfer set debit_id = credit_id, credit_id = debit_id where source = 'a11'",
    '2026-11-11',
  ],
  [
    'the end of a refund',
    "update transfer set state = 'void' where source = 'r10' and pending_id is not null",
    '2026-11-11',
  ],
  ['a name', "update account set owner = 'Myrat' where kind = 'purse'", '2026-11-10'],
  ['a row less', "delete from transfer where source = 'a14'", '2026-11-14'],
  ['the last row less', 'delete from transfer where id = (select max(id) from transfer)', '2026-11-14'],
  [
    'a row more',
    `insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at, day)
      select debit_id, credit_id, 5, 'posted', 'card-paid', 'y', at, day from transfer where source = 'a11'`,
    '2026-11-11',
  ],
  [
    'a closing',
    "update ledger_sum set debits = debits + 1 where day = '2026-11-11' and kind = 'till'",
    '2026-11-11',
  ],
  ['a hash', "update ledger_day set hash = md5('x') where day = '2026-11-10'", '2026-11-10'],
  ['a day of transfers less', "delete from transfer where day = '2026-11-11'", '2026-11-11'],
];

/** Chance picks a day, a row of it, and what happens to it. */
const anyRow = (day: string, n: number) =>
  `(select id from transfer where day = '${day}' order by hashint8(id + ${n}) limit 1)`;
const columns = [
  'amount_tenge = amount_tenge + 1',
  "source = source || 'x'",
  "at = at - interval '1 s'",
  'staff_id = 99',
];
const anyAlteration = (day: string, n: number): string => {
  if (n % 3 === 0)
    return `update transfer set ${columns[(n / 3) % columns.length]} where id = ${anyRow(day, n)}`;
  if (n % 3 === 1) return `delete from transfer where id = ${anyRow(day, n)}`;
  return `insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at, day)
    select debit_id, credit_id, ${n}, 'posted', code, 'put in', at, day from transfer where id = ${anyRow(day, n)}`;
};

test('whatever is altered of closed days is found, with its day', {
  timeout: timeoutFor('alteredDays', 2_000),
}, async () => {
  await using shop = await startShop();
  await tradeForDays(shop);
  const { db } = shop.ctx;
  await asOwner(shop.databaseUrl, 'create table kept as select * from transfer');
  for (let n = 0; n < howOften('alteredDays'); n++) {
    const day = ['2026-11-10', '2026-11-11', '2026-11-14'][(n % 7) % 3] ?? '';
    await asOwner(shop.databaseUrl, ...['alter table transfer disable trigger all', anyAlteration(day, n)]);
    const { says, isGood } = await checkLedger(db);
    expect([isGood, says.join(' ')], anyAlteration(day, n)).toEqual([false, expect.stringContaining(day)]);
    await asOwner(
      shop.databaseUrl,
      ...['delete from transfer', 'insert into transfer overriding system value select * from kept'],
    );
  }
});

test.each(alterations)(
  '%s of a closed day that is altered is found, with its day',
  async (_what, command, day) => {
    await using shop = await startShop();
    const hash = await tradeForDays(shop);
    const tables = ['transfer', 'account', 'ledger_day', 'ledger_sum'];
    const triggers = (what: string) => tables.map((table) => `alter table ${table} ${what} trigger user`);
    await asOwner(shop.databaseUrl, ...triggers('disable'), command, ...triggers('enable'));
    await using file = await inFile(await journalOf(shop));
    const { says, isGood } = await verifyFile(file.path, hash);
    expect(isGood).toBe(false);
    expect(says.join(' ')).toContain(day);
    if (hasPython) expect(await runPython(file.path, hash)).toContain(day);
  },
);
