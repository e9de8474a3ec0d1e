/** A proof whose test or source line was renamed would fail only after an hour: the names are checked here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rows } from '../../lab/prove/rows.ts';
import { giftBugs } from '../../lab/prove/planted-bugs/gift-bugs.ts';
import { moneyBugs } from '../../lab/prove/planted-bugs/money-bugs.ts';
import { stockBugs } from '../../lab/prove/planted-bugs/stock-bugs.ts';
import { timeBugs } from '../../lab/prove/planted-bugs/time-bugs.ts';

const root = join(import.meta.dirname, '../..');
const bugs = [...moneyBugs, ...stockBugs, ...timeBugs, ...giftBugs];

test.each(bugs)('the place of a planted bug is there, once: $name', ({ edits }) => {
  const hits = edits.map(({ file, find }) => readFileSync(join(root, file), 'utf8').split(find).length - 1);
  expect(hits).toEqual(edits.map(() => 1));
});

test('every test that the proofs run by its title is there', () => {
  const named = rows.flatMap(({ tests }) => tests);
  expect(named.filter(([file, title]) => !readFileSync(join(root, file), 'utf8').includes(title))).toEqual(
    [],
  );
});
