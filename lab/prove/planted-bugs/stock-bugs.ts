import type { PlantedBug } from './planted-bug.ts';

const stockTable = 'server/features/stock/stock.repo.ts';
/** Removes the table's check constraint, so that tests must notice without it. */
const withoutConstraint = {
  file: 'server/migrations/0007-stock.sql',
  find: `  product_id integer,
  constraint stock_never_oversold check (reserved >= 0 and reserved <= on_hand)`,
  replace: '  product_id integer',
};
const keptAnswers = 'server/platform/idempotency/kept-answers.ts';
const races = 'server/features/checkout/order-races.test.ts';

/** Bugs that oversell, deadlock or count one order twice. */
export const stockBugs: readonly PlantedBug[] = [
  {
    name: 'stock is read first and written later, without a lock',
    seenAt: 'measured: 1,000 sold of 100',
    edits: [
      withoutConstraint,
      {
        file: stockTable,
        find: `    .orderBy('option_id')
    .forUpdate()
    .execute();`,
        replace: `    .orderBy('option_id')
    .execute();`,
      },
    ],
    tests: [races],
  },
  {
    name: 'stock is checked in one transaction and reserved in another',
    seenAt: 'Vendure #1738',
    edits: [
      withoutConstraint,
      {
        file: 'server/features/checkout/write-order.ts',
        find: `  const { shortages, availabilityChanged } = await reserveStock(trx, terms.lines, goods, { orderId: id, at });`,
        replace: `  const { shortages, availabilityChanged } = await ctx.db
    .transaction()
    .execute((own) => reserveStock(own, terms.lines, goods, { orderId: id, at }));`,
      },
    ],
    tests: [races, 'server/features/checkout/order-terms.test.ts'],
  },
  {
    name: 'the same goods named twice in a cart are checked line by line',
    seenAt: 'Medusa #16502',
    edits: [
      {
        file: 'domain/stock.ts',
        find: 'const key = `${line.option}/${line.product}`;',
        replace: 'const key = `${line.option}/${line.product}/${merged.size}`;',
      },
    ],
    tests: ['domain/stock.test.ts', 'server/features/checkout/order-model.test.ts'],
  },
  {
    name: 'goods are locked in no particular order',
    seenAt: 'measured: 3 orders a second and 100 deadlocks',
    edits: [
      {
        file: stockTable,
        find: `    .orderBy('option_id')
    .forUpdate()`,
        replace: `    .orderBy(sql\`md5(option_id::text || pg_backend_pid()::text)\`)
    .forUpdate()`,
      },
    ],
    tests: [races],
  },
  {
    name: 'a repeated order is looked for first and written down last',
    seenAt: 'Spree',
    edits: [
      {
        file: keptAnswers,
        find: `    if (!(await claim(trx, call, now()))) return giveAgain(trx, call);`,
        replace: `    if (await findAnswer(trx, call)) return giveAgain(trx, call);`,
      },
      {
        file: keptAnswers,
        find: '    await saveAnswer(trx, call, answer);',
        replace: `    await claim(trx, call, now());
    await saveAnswer(trx, call, answer);`,
      },
    ],
    tests: [races],
  },
];
