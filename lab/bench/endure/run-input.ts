import type { BalancerName } from '../cluster/balancer.ts';

/** What a run is asked for on the command line. */
export type RunInput = {
  seconds: number;
  minutes: number;
  restarts: number;
  rate: number;
  balancer: BalancerName | undefined;
  from: string;
};
