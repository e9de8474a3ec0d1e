import type { BalancerName } from '../cluster/balancer.ts';

/** Command-line options of a run. */
export type RunInput = {
  seconds: number;
  minutes: number;
  restarts: number;
  rate: number;
  balancer: BalancerName | undefined;
  from: string;
  /** The folder of another release's build, to compare with. */
  release: string | undefined;
  /** Begin of the name of the only kind of request to send. */
  kind: string | undefined;
  /** Requests that one address keeps open. */
  open: number;
};
