import { Logger, type Runner, run, runMigrations, runOnce, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { Log } from '#server/platform/log.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { isOutage } from '#server/platform/db/errors.ts';

export type JobOptions = {
  /** Deduplicates: a second job with the same key replaces the first while it waits. */
  key?: string;
  /** Delay in seconds, by the database's clock rather than the shop's. */
  inSeconds?: number;
  maxAttempts?: number;
};

/** Jobs are added inside a transaction and run after its commit: at least once, so handlers are idempotent. */
export type Jobs = {
  add(trx: Trx, name: string, payload: Record<string, unknown>, options?: JobOptions): Promise<void>;
};

export type JobHandler<Context> = (ctx: Context, payload: Record<string, unknown>) => Promise<void>;
export type JobHandlers<Context> = Record<string, JobHandler<Context>>;

/** The queue's own tables; safe to call at every start and on every node. */
export async function migrateJobs(pgPool: Pool): Promise<void> {
  await runMigrations({ pgPool, logger: silent });
}

/** Inserts a job with the caller's transaction: it runs after the commit, or not at all after a rollback. */
export function createJobs(): Jobs {
  return {
    async add(trx, name, payload, options = {}) {
      await sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
        run_at => now() + make_interval(secs => ${options.inSeconds ?? 0}), max_attempts => ${options.maxAttempts ?? 12}::int,
        job_key => ${options.key ?? null}::text)`.execute(trx);
    },
  };
}

const silent = new Logger(() => () => undefined);

function taskList<Context>(ctx: Context, handlers: JobHandlers<Context>): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (payload: unknown) => handle(ctx, payload as Record<string, unknown>),
    ]),
  );
}

/** SQLSTATE `cannot_connect_now`, which the queue's library takes for transient and retries. */
const comesBack = '57P03';

/**
 * A pool for the queue's library. When storing a job's result fails with an error that the library does not know as
 * transient, the rejection is unhandled and the process ends. So an unreachable database or an exhausted pool gets a
 * code that the library retries with growing delays, for some hours.
 */
function retryingPool(pool: Pool): Pool {
  const explain = (error: unknown) => {
    // A retry after the shop has closed never resolves; another node frees the job.
    if (pool.ending) return new Promise<never>(() => undefined);
    throw isOutage(error) ? Object.assign(error as Error, { code: comesBack }) : error;
  };
  const retrying = (client: PoolClient) => ({
    query: (text: string | QueryConfig, values?: unknown[]) => client.query(text, values).catch(explain),
    release: () => client.release(),
  });
  const connect = (listen?: Parameters<Pool['connect']>[0]) =>
    listen ? pool.connect(listen) : pool.connect().then(retrying, explain);
  return new Proxy(pool, {
    get: (target, name) => (name === 'connect' ? connect : Reflect.get(target, name)),
  });
}

/** Works on jobs until stopped; a failed job is retried with growing delays. */
export async function startJobs<Context>(
  ctx: Context,
  handlers: JobHandlers<Context>,
  options: { pool: Pool; log: Log },
): Promise<Runner> {
  const logger = new Logger((scope) => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    const error = (meta as { error?: unknown } | undefined)?.error;
    // Payloads and errors may contain personal data: only names and the cleaned error are logged.
    if (error === undefined) options.log.warn({ job: scope.taskIdentifier }, message);
    else options.log.warn({ job: scope.taskIdentifier, jobId: scope.jobId, err: error }, 'a job failed');
  });
  return run({
    pgPool: retryingPool(options.pool),
    taskList: taskList(ctx, handlers),
    logger,
    noHandleSignals: true,
    concurrency: 4,
    pollInterval: 1_000,
  });
}

/**
 * Unlocks the jobs of nodes that were killed while working on them: the queue itself would wait for four hours. A job
 * takes seconds, an import minutes; a slow one may run twice because of this, so handlers are idempotent.
 */
export async function freeLostJobs({ db }: { db: Db }): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_at < now() - interval '15 minutes'`.execute(db);
}

/**
 * For a clock that was set back: a job added at a later time than now gets its full delay from now, and a failed one
 * waits no longer than the queue's own delay of exp(attempts) seconds.
 */
export async function replanJobs({ db }: { db: Db }): Promise<void> {
  await sql`update graphile_worker._private_jobs
    set run_at = now() + case attempts when 0 then run_at - created_at else interval '0' end, created_at = least(created_at, now())
    where locked_at is null and attempts < max_attempts and case attempts
      when 0 then created_at > now() + interval '5 seconds'
      else run_at > now() + make_interval(secs => exp(least(10, attempts)) + 5) end`.execute(db);
}

/**
 * Runs every job that is due, then returns: tests use it to wait for "after the commit". The queue's library caches by
 * its options object for ever, so handlers are passed beside it.
 */
export async function drainJobs<Context>(
  ctx: Context,
  handlers: JobHandlers<Context>,
  pool: Pool,
): Promise<void> {
  await runOnce({ pgPool: pool, logger: silent, noHandleSignals: true }, taskList(ctx, handlers));
}
