import { rollNodes } from '../cluster/rolling.ts';
import { openCluster } from '../cluster/shop.ts';
import { describeFailures, type Row, tell } from '../cluster/table.ts';
import type { RunInput } from './run-input.ts';

/** Two nodes are restarted in turn under a steady load; no request may fail. */
export async function endureRolling({ restarts, rate, balancer }: RunInput): Promise<Row[]> {
  await using shop = await openCluster({ web: 2, jobs: true, balancer }, tell);
  tell(`${restarts} rolling restarts at ${rate} requests a second`);
  const { slowestLeaveMs, tally } = await rollNodes(shop, restarts, rate);
  const { sent, repeated, failed, failures } = tally;
  return [
    {
      tried: `${restarts} rolling restarts of two nodes at ${rate} requests a second (${shop.switchboard.balancer})`,
      found: `${failed} of ${sent} failed after one repeat, ${repeated} were repeated; a node left within ${(slowestLeaveMs / 1000).toFixed(1)} s ${describeFailures(failures)}`,
      ok: failed === 0 && slowestLeaveMs <= 10_500,
    },
  ];
}
