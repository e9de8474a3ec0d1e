/**
 * `npm run endure -- <what>`: endurance tests, one fault at a time, each on a temporary shop.
 *
 *     overload   five times as many requests as it can answer (--seconds 60)
 *     bank       a bank that is slow, then unreachable (--seconds 60)
 *     database   PostgreSQL restarted, killed, down for a minute, frozen for ten seconds, cut off, with high latency: through the balancer
 *     disk       no space left for PostgreSQL (needs root, to mount a small disk)
 *     rolling    ten restarts at 200 requests a second (--restarts 10 --rate 200 --balancer haproxy|nginx|plain)
 *     upgrade    from a previous release to this one, back and forward again, node by node under load (--from HEAD: without a former release, this one against itself)
 *     limits     rate limits of codes and SMS on two nodes at once, and without the database
 *     unfinished 120 to 1,000 request bodies that never end, while clients browse and order (--seconds 60)
 *     one-caller one address with 64 open requests of one kind after the other, while another visits (--open 64 --seconds 60 --release FOLDER --kind NAME)
 *     hours      half of the capacity for two hours (--minutes 120)
 *     all        everything but the hours and the upgrade, which needs the repository
 */
import { parseArgs } from 'node:util';
import type { BalancerName } from '../cluster/balancer.ts';
import { printOnInterrupt, printTable, type Row } from '../cluster/table.ts';
import { endureBank } from './bank.ts';
import { endureDatabase } from './database.ts';
import { endureDisk } from './disk.ts';
import { endureHours } from './hours.ts';
import { endureLimits } from './limits.ts';
import { endureOneCaller } from './one-caller.ts';
import { endureOverload } from './overload.ts';
import { endureRolling } from './rolling.ts';
import { endureUnfinished } from './unfinished.ts';
import { endureUpgrade } from './upgrade.ts';
import type { RunInput } from './run-input.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '120' },
    restarts: { type: 'string', default: '10' },
    rate: { type: 'string', default: '200' },
    balancer: { type: 'string' },
    from: { type: 'string', default: 'HEAD' },
    release: { type: 'string' },
    kind: { type: 'string' },
    open: { type: 'string', default: '64' },
  },
});
const input: RunInput = {
  seconds: Number(values.seconds),
  minutes: Number(values.minutes),
  restarts: Number(values.restarts),
  rate: Number(values.rate),
  balancer: values.balancer as BalancerName | undefined,
  from: values.from,
  release: values.release,
  kind: values.kind,
  open: Number(values.open),
};
const faultCases: Record<string, (input: RunInput) => Promise<Row[]>> = {
  overload: endureOverload,
  bank: endureBank,
  database: endureDatabase,
  disk: endureDisk,
  rolling: endureRolling,
  upgrade: endureUpgrade,
  limits: endureLimits,
  unfinished: endureUnfinished,
  'one-caller': endureOneCaller,
  hours: endureHours,
};
const wanted = positionals.includes('all')
  ? Object.keys(faultCases).filter((name) => name !== 'hours' && name !== 'upgrade')
  : positionals;
const strange = wanted.filter((name) => !Object.hasOwn(faultCases, name));
if (wanted.length === 0 || strange.length > 0) {
  process.stderr.write(`Say one of: ${Object.keys(faultCases).join(', ')}, all.\n`);
  process.exit(2);
}
const rows: Row[] = [];
printOnInterrupt(rows);
for (const name of wanted) rows.push(...((await faultCases[name]?.(input)) ?? []));
printTable(rows);
