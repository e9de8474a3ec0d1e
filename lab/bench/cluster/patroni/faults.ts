import type { Machine } from './machines.ts';
import { findRoles } from './members.ts';

export type Fault = {
  name: string;
  /** How long the fault lasts, under load. */
  seconds: number;
  /** Causes the fault. @returns a function that ends it */
  cause(machines: readonly Machine[]): Promise<() => Promise<void>>;
};

/** Seconds, longer than the TTL of the leader lock, so that another primary is elected. */
const failover = 45;
const soon = 20;

export const faultCases: readonly Fault[] = [
  {
    name: 'switchover',
    seconds: soon,
    async cause(machines) {
      const { primary, standby } = await findRoles(machines);
      await primary.run(
        'patronictl',
        ...['-c', '/etc/patroni/config.yml', 'switchover', 'sowgat', '--force'],
        ...['--leader', primary.name, '--candidate', standby.name],
      );
      return async () => undefined;
    },
  },
  {
    name: "the primary's etcd member killed",
    seconds: soon,
    async cause(machines) {
      const { primary } = await findRoles(machines);
      primary.killEtcd();
      return () => primary.start('etcd');
    },
  },
  {
    name: 'the synchronous standby killed',
    seconds: soon,
    async cause(machines) {
      const { standby } = await findRoles(machines);
      await standby.killDatabase();
      return () => standby.start('patroni');
    },
  },
  {
    name: 'the primary killed',
    seconds: failover,
    async cause(machines) {
      const { primary } = await findRoles(machines);
      await primary.killDatabase();
      return () => primary.start('patroni');
    },
  },
  {
    name: 'the primary cut off from etcd, reached by everybody else',
    seconds: failover,
    async cause(machines) {
      const { primary } = await findRoles(machines);
      await primary.cutFromEtcd(true);
      return () => primary.cutFromEtcd(false);
    },
  },
];
