import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connect } from './connect.ts';
import { StartError } from '#server/platform/start-refused.ts';

const migratorLock = 7_306_001;

export type TurnOptions = {
  /** Called once with a sentence on who holds the lock, when waiting takes longer than `sayAfterMs`. */
  onWait?: (sentence: string) => void;
  sayAfterMs?: number;
  giveUpAfterMs?: number;
};

/**
 * Waits until no other migrator runs. The lock belongs to an open transaction on a connection of its own, so it ends
 * with this process even behind a pooler. It is polled instead of waited for inside PostgreSQL, where the waiting
 * statement would block `create index concurrently`.
 *
 * @returns releases the lock at the end of the `await using` block
 * @throws StartError when another process holds it for minutes
 */
export async function takeTurn(databaseUrl: string, options: TurnOptions = {}): Promise<AsyncDisposable> {
  const { onWait = () => undefined, sayAfterMs = 5_000, giveUpAfterMs = 240_000 } = options;
  const client = await connect(databaseUrl, 'sowgat-migrate');
  const began = performance.now();
  let hasSaid = false;
  try {
    for (;;) {
      await client.query('begin; set local idle_in_transaction_session_timeout = 0');
      // Without parameters: the simple protocol leaves no open portal, whose snapshot `create index concurrently` would
      // wait for.
      const { rows } = await client.query<{ mine: boolean }>(
        `select pg_try_advisory_xact_lock(${migratorLock}) as mine`,
      );
      if (rows[0]?.mine) return client;
      const waited = performance.now() - began;
      const holder = waited > sayAfterMs && !hasSaid ? await describeHolder(client) : undefined;
      await client.query('rollback');
      if (waited > giveUpAfterMs)
        throw new StartError(
          `Another migration has held the lock for ${Math.round(waited / 1000)} seconds (${holder ?? 'see the line before'}). Look at that process in the database, end it with pg_terminate_backend, and start again.`,
        );
      if (holder !== undefined) {
        hasSaid = true;
        onWait(`Another migration holds the lock: ${holder}. Waiting for it.`);
      }
      await pause(100);
    }
  } catch (error) {
    await client.end();
    throw error;
  }
}

type Holder = { pid: number; program: string; address: string | null; since: Date | null };

async function describeHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Holder>(
    `select l.pid, a.application_name as program, host(a.client_addr) as address,
       coalesce(a.xact_start, a.query_start, a.backend_start) as since
     from pg_locks l left join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.objsubid = 1 and l.classid = 0 and l.objid = $1
       and l.database = (select oid from pg_database where datname = current_database())`,
    [migratorLock],
  );
  const [holder] = rows;
  if (!holder) return 'its process has just ended';
  const from = holder.address ? ` from ${holder.address}` : '';
  const since = holder.since ? `, since ${holder.since.toISOString()}` : '';
  return `process ${holder.pid} (${holder.program || 'without a name'}${from})${since}`;
}
