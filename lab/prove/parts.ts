/** The parts of `npm run prove`, in the order of its table. */
import { loadavg } from 'node:os';
import { howOften } from '../../tests/support/shop/how-often.ts';
import type { TableRow } from './print-table.ts';
import { certificateBugs } from './planted-bugs/certificate-bugs.ts';
import { giftBugs } from './planted-bugs/gift-bugs.ts';
import { moneyBugs } from './planted-bugs/money-bugs.ts';
import { stockBugs } from './planted-bugs/stock-bugs.ts';
import { timeBugs } from './planted-bugs/time-bugs.ts';
import { rows } from './rows.ts';
import { runChild, stryker, vitest } from './run-child.ts';
import { runRows } from './run-rows.ts';

export type RunInput = {
  folder: string;
  /** Numbers of the promises to test; a part may test several. */
  wanted: readonly string[];
  seeds: string | undefined;
  crashes: string | undefined;
};
export type Part = { name: string; bars: readonly string[]; run(input: RunInput): Promise<TableRow[]> };

const isQuick = process.env['PROVE'] === 'quick';
const saying = [...vitest, '--project', 'server', '--reporter=./lab/prove/say-tests.ts'];
const figuresIn = (folder: string) => `${folder}/figures.jsonl`;
const broken = 'DID NOT HOLD:';

/** A part that is one program and one row of the table. */
async function one(
  line: Omit<TableRow, 'measured' | 'verdict'>,
  work: () => Promise<[ok: boolean, measured: string]>,
) {
  const [ok, measured] = await work();
  return [
    { ...line, measured: ok ? measured : `${broken} ${measured}`, verdict: ok ? 'held' : 'broken' },
  ] as TableRow[];
}

const ofRows = (name: string, bars: readonly string[]): Part => ({
  name,
  bars,
  run: ({ folder, wanted }) =>
    runRows(
      rows.filter(({ bar }) => wanted.includes(bar)),
      folder,
    ),
});

const orderSeconds = isQuick ? 8 : 60;
const speed: Part = {
  name: 'speed',
  bars: ['B2'],
  run: ({ folder }) =>
    one(
      {
        bar: 'B2',
        tried: 'Orders a second, two servers, 100 buyers, 3 to 5 lines',
        asked: '100 a second, none stuck',
      },
      async () => {
        const { code, figures } = await runChild(
          ['lab/bench/orders.ts', `${orderSeconds}`],
          {},
          figuresIn(folder),
        );
        const { rate, ratio, deadlocks, looks, breaches } = figures('B2');
        const load = (loadavg()[0] ?? 0).toFixed(0);
        return [
          code === 0 && Number(rate) >= 100 && deadlocks === 0 && breaches === 0,
          `${rate} a second, ${ratio} of plain SQL; ${deadlocks} stuck; books right at ${looks} looks (load ${load})`,
        ];
      },
    ),
};

const crash: Part = {
  name: 'crash',
  bars: ['B3'],
  run: async ({ folder, crashes = `${howOften('crashes')}` }) => [
    ...(await runRows(
      rows.filter(({ bar }) => bar === 'B3'),
      folder,
    )),
    ...(await one(
      {
        bar: 'B3',
        tried: 'Power cuts: a server or the database dies under load',
        asked: `${crashes} cuts, nothing lost, settled in 60 s`,
      },
      async () => {
        const args = [...saying, 'lab/prove/crash/crash.test.ts'];
        const { code, figures } = await runChild(args, { CRASHES: crashes }, figuresIn(folder));
        const seen = figures('crash');
        const cuts = `${seen['killedServers']} servers, ${seen['killedDatabases']} databases`;
        return [
          code === 0 && Number(seen['slowestSeconds']) <= 60,
          `${cuts}; ${seen['accepted']} orders acknowledged, none lost or doubled; settled in ${seen['slowestSeconds']} s; books right at ${seen['looks']} looks`,
        ];
      },
    )),
  ],
};

const books: Part = {
  name: 'books',
  bars: ['B15'],
  run: async ({ folder, wanted }) => [
    ...(await runRows(
      rows.filter(({ bar }) => wanted.includes(bar)),
      folder,
    )),
    ...(await one(
      {
        bar: 'B15',
        tried: 'The books are compared with the bank’s, payment by payment',
        asked: '10000 orders in 10 s',
      },
      async () => {
        const { code, said } = await runChild(['lab/bench/books.ts'], {}, figuresIn(folder));
        const seconds = /in ([\d.]+) s/.exec(said)?.[1];
        const isSame = code === 0 && /Differences +none/.test(said);
        return [
          isSame && Number(seconds) <= 10,
          `10000 orders in ${seconds} s, ${isSame ? 'no' : 'some'} difference`,
        ];
      },
    )),
  ],
};

const simulation: Part = {
  name: 'simulation',
  bars: ['B46'],
  run: ({ folder, seeds = `${howOften('lives')}` }) =>
    one(
      {
        bar: 'B46',
        tried: 'Small shops live through chance: banks fail, time passes',
        asked: `${seeds} lives`,
      },
      async () => {
        const args = [...saying, 'lab/prove/simulation.test.ts'];
        const { code, figures } = await runChild(args, { SEEDS: seeds }, figuresIn(folder));
        const { seeds: lives, turns, orders, payments } = figures('simulation');
        const lived = `${lives} lives, ${turns} turns, ${orders} orders, ${payments} payments`;
        return [code === 0, `${lived}: books equal the bank’s`];
      },
    ),
};

const mutation: Part = {
  name: 'mutation',
  bars: ['B45'],
  run: ({ folder }) =>
    one(
      {
        bar: 'B45',
        tried: 'The rules are changed one sign at a time',
        asked: `85 % noticed${isQuick ? ' (stock alone)' : ''}`,
      },
      async () => {
        const only = isQuick ? ['--mutate', 'domain/stock.ts'] : [];
        const { code, said } = await runChild([...stryker, ...only], {}, figuresIn(folder));
        return [code === 0, `${/All files\s*\|\s*([\d.]+)/.exec(said)?.[1]} % noticed`];
      },
    ),
};

const allBugs = [stockBugs, moneyBugs, timeBugs, giftBugs, certificateBugs].flat().length;
const bugs: Part = {
  name: 'bugs',
  bars: ['B46'],
  run: ({ folder }) =>
    one(
      {
        bar: 'B46',
        tried: 'Known mistakes are built in, one by one',
        asked: isQuick ? `2 of ${allBugs} tried, noticed` : `${allBugs} of ${allBugs} noticed`,
      },
      async () => {
        const args = ['lab/prove/planted-bugs/plant-bugs.proof.ts', ...(isQuick ? ['--most', '2'] : [])];
        const { code, figures } = await runChild(args, {}, figuresIn(folder));
        const { planted, caught } = figures('bugs');
        return [code === 0, `${caught} of ${planted} noticed by the tests`];
      },
    ),
};

export const parts: readonly Part[] = [
  ofRows('races', ['B1', 'B2', 'B4', 'B5', 'B6', 'B7', 'B8']),
  speed,
  crash,
  ofRows('payments', ['B9', 'B10', 'B11', 'B12', 'B13', 'B14']),
  books,
  ofRows('sign-in', ['B16']),
  ofRows('requests', ['B25', 'B47', 'B48']),
  mutation,
  simulation,
  bugs,
];
