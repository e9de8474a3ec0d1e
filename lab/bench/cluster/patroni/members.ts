/** The state of the cluster, as Patroni and the servers report it. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Machine } from './machines.ts';
import { passwords } from './machines.ts';

export type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string };

export async function listMembers(machines: readonly Machine[]): Promise<Member[]> {
  for (const { address } of machines) {
    const reply = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.json() as Promise<{ members?: Member[] }>,
      () => undefined,
    );
    if (reply?.members) return reply.members;
  }
  return [];
}

/** Waits for a primary, one synchronous standby and one more, all of them up to date. */
export async function untilWhole(machines: readonly Machine[], mostMs = 120_000): Promise<void> {
  let members: Member[] = [];
  for (const end = performance.now() + mostMs; performance.now() < end; await pause(500)) {
    members = await listMembers(machines);
    const count = (role: string) => members.filter((member) => member.role === role).length;
    const follow = members.filter(
      ({ role, lag }) => role === 'leader' || (typeof lag === 'number' && lag < 1e6),
    );
    const timelines = new Set(members.map(({ timeline }) => timeline));
    if (
      count('leader') === 1 &&
      count('sync_standby') === 1 &&
      follow.length === machines.length &&
      timelines.size === 1
    )
      return;
  }
  throw new Error(
    `the cluster did not become whole: ${JSON.stringify(members)}\n${machines.map((machine) => machine.said().slice(-1_500)).join('\n---\n')}`,
  );
}

/** The primary and its synchronous standby. */
export async function findRoles(machines: readonly Machine[]) {
  const members = await listMembers(machines);
  const at = (role: string) => {
    const name = members.find((member) => member.role === role)?.name;
    const machine = machines.find((one) => one.name === name);
    if (!machine) throw new Error(`no member is ${role}: ${JSON.stringify(members)}`);
    return machine;
  };
  return { primary: at('leader'), standby: at('sync_standby') };
}

/** Checks every server directly, four times a second, for two that accept writes at the same time (split brain). */
export function watchForTwo(machines: readonly Machine[]) {
  let twice = 0;
  let looks = 0;
  let over = false;
  const running = (async () => {
    for (; !over; await pause(250)) {
      const primaries = await Promise.all(machines.map(takesWrites));
      looks += 1;
      if (primaries.filter(Boolean).length > 1) twice += 1;
    }
  })();
  return {
    async stop() {
      over = true;
      await running;
      return { looks, twice };
    },
  };
}

async function takesWrites({ address }: Machine): Promise<boolean> {
  const client = new pg.Client({
    connectionString: `postgres://postgres:${passwords.SUPERUSER_PASSWORD}@${address}:5432/postgres`,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ open: boolean }>('select not pg_is_in_recovery() as open');
    return rows[0]?.open ?? false;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
