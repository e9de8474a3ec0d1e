/** The serving address may lead through a pooler: each start tests whether it supports what the shop relies on. */
import pg from 'pg';
import { connect } from '#server/platform/db/connect.ts';
import { isOutage } from '#server/platform/db/errors.ts';
import { limitCommands, servingLimits } from '#server/platform/db/serving-limits.ts';
import { type Addresses, StartError } from './port.ts';

const roleLock = 7_306_012;
/** Rounds of the test. A pooler that shares connections is nearly always found in the first. */
const rounds = 8;
const timeoutMs = 4_000;

/**
 * Checks that connections to `url` have the time-outs of a serving connection and keep prepared statements.
 *
 * @throws StartError with a sentence that names the remedy, within five seconds
 */
export async function requireServing({
  url,
  directUrl,
}: Pick<Addresses, 'url' | 'directUrl'>): Promise<void> {
  const isPooled = url !== directUrl;
  if (isPooled) await limitRole(directUrl);
  const clients = [1, 2].map(() => openTrial(url, isPooled));
  // Gives up on a pooler that does not answer.
  const giveUp = setTimeout(() => clients.forEach((client) => hangUp(client)), timeoutMs);
  try {
    await Promise.all(clients.map((client) => client.connect()));
    await tryOut(clients as [pg.Client, pg.Client], isPooled);
  } catch (error) {
    throw error instanceof StartError ? error : explain(error);
  } finally {
    clearTimeout(giveUp);
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

function openTrial(url: string, isPooled: boolean): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    application_name: 'sowgat-check',
    ...(isPooled ? {} : servingLimits),
  });
  client.on('error', () => undefined);
  return client;
}

function hangUp(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

type Answer = { mine: number; role: string; database: string; limits: Record<string, number> };

/**
 * Two connections prepare different statements under the same name, as all connections of the shop do, and take turns.
 * Where a pooler hands one server connection to both, one of them gets the statement of the other or misses its own.
 */
async function tryOut([first, second]: [pg.Client, pg.Client], isPooled: boolean): Promise<void> {
  const asFirst = () => ask(first, 1, isPooled);
  const asSecond = () => ask(second, 2, isPooled);
  for (let round = 0; round < rounds; round += 1) {
    await first.query('begin');
    await asFirst();
    await first.query('commit');
    await asSecond();
    // With an even number of turns a round-robin pooler could always hand out the same two server connections.
    if (round % 2 === 0) await asSecond();
    await Promise.all([asFirst(), asSecond()]);
  }
}

async function ask(client: pg.Client, mine: number, isPooled: boolean): Promise<void> {
  const { rows } = await client.query<Answer>({
    name: 'sowgat_trial',
    text: `select ${mine} as mine, quote_ident(current_user) as role, quote_ident(current_database()) as database,
      (select json_object_agg(name, setting::int) from pg_settings
        where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')) as limits`,
  });
  const [answer] = rows;
  if (answer?.mine !== mine) throw new StartError(losesStatements);
  const isLimited = Object.entries(servingLimits).every(([name, most]) => {
    const value = answer.limits[name] ?? 0;
    return value > 0 && value <= most;
  });
  if (!isLimited) throw new StartError(isPooled ? tellCommands(answer) : ignoresLimits);
}

/** Sets the time-outs on the role, which may alter itself. Behind a pooler its name can differ, so the test decides. */
async function limitRole(directUrl: string): Promise<void> {
  await using client = await connect(directUrl, 'sowgat-check');
  // A lock, because two nodes that start at the same time must not update the same row.
  await client.query(`begin; select pg_advisory_xact_lock(${roleLock})`);
  const { rows } = await client.query<{ database: string; set: string[] }>(
    `select quote_ident(d.datname) as database, coalesce(s.setconfig, '{}') as set
     from pg_database d left join pg_db_role_setting s
       on s.setdatabase = d.oid and s.setrole = (select oid from pg_roles where rolname = current_user)
     where d.datname = current_database()`,
  );
  const { database, set } = rows[0] as { database: string; set: string[] };
  const names = Object.keys(servingLimits);
  const due = limitCommands('current_user', database).filter(
    (_, at) => !set.some((one) => one.startsWith(`${names[at]}=`)),
  );
  if (due.length > 0) await client.query(due.join(';\n'));
  await client.query('commit');
}

const losesStatements =
  'DATABASE_URL leads through a pooler that loses prepared statements. Use PgBouncer 1.21 or newer with max_prepared_statements above 0, or pool_mode = session, or name the database itself in DATABASE_URL.';
const ignoresLimits =
  'DATABASE_URL leads through a pooler that drops statement_timeout. Name the same database past the pooler in DATABASE_DIRECT_URL.';
const refusesLimits =
  'DATABASE_URL leads through a pooler that refuses statement_timeout at connecting. Name the same database past the pooler in DATABASE_DIRECT_URL.';
const refusesPrepared = new Set(['42P05', '26000']);
const protocolViolation = '08P01';

function tellCommands({ role, database }: Answer): string {
  return `The pooler of DATABASE_URL serves without the limits of the shop. As a superuser: ${limitCommands(role, database).join('; ')}; then let the pooler connect anew (PgBouncer: RECONNECT).`;
}

function explain(error: unknown): Error {
  const { code = '', message } = error as { code?: string; message: string };
  if (refusesPrepared.has(code)) return new StartError(losesStatements);
  if (code === protocolViolation && /startup parameter/.test(message)) return new StartError(refusesLimits);
  // For an unreachable database the start has a message of its own.
  return isOutage(error) ? (error as Error) : new StartError(`DATABASE_URL cannot serve: ${message}.`);
}
