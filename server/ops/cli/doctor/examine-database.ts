import type pg from 'pg';
import { connect } from '#server/platform/db/connect.ts';
import type { Config } from '#server/config/read-config.ts';
import type { Context } from '#server/context.ts';
import { anotherKey, markOf, readKeyMark } from '#server/platform/db/key-mark.ts';
import { describeMissing, findSchema } from '#server/platform/db/schema.ts';
import type { Secrets } from '#server/platform/secrets.ts';

/** Result of one check of `shop doctor`. */
export type Finding = { name: string; says: string; isWell: boolean };

const mostClockSeconds = 5;
const mostJobSeconds = 300;

/**
 * Checks version, schema, clock, queue and contents of the database. Reads only: missing migrations are reported, not
 * applied.
 */
export async function examineDatabase(
  databaseUrl: string,
  ctx: Pick<Context, 'now'> & Partial<Pick<Context, 'secrets'>>,
): Promise<Finding[]> {
  await using client = await connect(databaseUrl, 'sowgat-doctor');
  const { rows } = await client.query(
    "select version(), clock_timestamp() as at, to_regclass('graphile_worker._private_jobs') is not null as queue",
  );
  const { version, at, queue } = rows[0];
  const off = Math.abs(ctx.now().getTime() - at.getTime()) / 1000;
  const missing = describeMissing(await findSchema(databaseUrl));
  return [
    { name: 'database', says: version.split(' ').slice(0, 2).join(' '), isWell: true },
    { name: 'schema', says: missing ?? 'the newest', isWell: missing === undefined },
    { name: 'clock', says: `${off.toFixed(1)} s beside the database's`, isWell: off <= mostClockSeconds },
    ...(ctx.secrets ? [await examineKey(client, ctx.secrets)] : []),
    ...(queue ? [await examineQueue(client)] : []),
    ...(missing === undefined ? [await examineContents(client)] : []),
  ];
}

/** Of PostgreSQL while it is filled (`max_wal_size`). */
const longestLog = 4e9;

/** A drill restores the whole database into a folder. */
export async function examineRoom(
  databaseUrl: string,
  folder: string,
  freeIn: (folder: string) => Promise<number>,
): Promise<Finding> {
  await using client = await connect(databaseUrl, 'sowgat-doctor');
  const { rows } = await client.query('select pg_database_size(current_database())::float8 as bytes');
  const { bytes } = rows[0] as { bytes: number };
  // Besides the rows there is the log of their writing.
  const [free, needed] = [await freeIn(folder), bytes + Math.min(bytes, longestLog)];
  const [has, takes] = [free, needed].map((bytes) => `${(bytes / 1e9).toFixed(1)} GB`);
  return free >= needed
    ? { name: 'drill room', says: `${has} free, it takes up to ${takes}`, isWell: true }
    : {
        name: 'drill room',
        says: `${has} free in ${folder}, and it takes up to ${takes}: name a folder with more in DRILL_DIR`,
        isWell: false,
      };
}

async function examineKey(client: pg.Client, secrets: Secrets): Promise<Finding> {
  const mark = await readKeyMark(client);
  const isWell = mark === undefined || mark === markOf(secrets);
  const says =
    mark === undefined ? 'not marked yet; the next start does' : 'the one that the data are sealed with';
  return { name: 'key', says: isWell ? says : anotherKey, isWell };
}

/** Rows without which nobody can order; a production start makes none of them. */
const neededRows = {
  owner: "staff where role = 'owner' and password_hash is not null and blocked_at is null",
  zone: 'zone',
  place: 'place where is_active',
  goods: "product where status = 'published'",
};

/** A shop that cannot sell yet is well: its staff have still to fill it. */
async function examineContents(client: pg.Client): Promise<Finding> {
  const asked = Object.entries(neededRows).map(([name, rows]) => `exists (select from ${rows}) as ${name}`);
  const { rows } = await client.query<Record<string, boolean>>(`select ${asked.join(', ')}`);
  const missing = Object.keys(neededRows).filter((name) => rows[0]?.[name] !== true);
  const says = missing.map((name) => `no ${name}`).join(', ');
  return {
    name: 'contents',
    says: says === '' ? 'an owner, delivery and goods' : `${says} yet; usual on the first day`,
    isWell: true,
  };
}

async function examineQueue(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query(
    `select (select count(*)::int from graphile_worker._private_jobs where attempts >= max_attempts) as given_up,
       (select coalesce(extract(epoch from now() - min(run_at)), 0)::int
          from graphile_worker._private_jobs where is_available and run_at <= now()) as lag`,
  );
  const { given_up: givenUp, lag } = rows[0];
  return {
    name: 'jobs',
    says: `the oldest due for ${lag} s, ${givenUp} given up`,
    isWell: lag <= mostJobSeconds && givenUp === 0,
  };
}

/** As the database itself says: behind a pooler it has another name in the address. */
async function nameOfDatabase({ databaseUrl = '' }: Config): Promise<string> {
  await using client = await connect(databaseUrl, 'sowgat-doctor', { connectionTimeoutMillis: 5_000 });
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  return rows[0]?.name ?? '';
}

/** Other database addresses and the settings that name them. */
const others = {
  replica: ['DATABASE_REPLICA_URL', 'replicaUrl'],
  'db direct': ['DATABASE_DIRECT_URL', 'databaseDirectUrl'],
  'db owner': ['DATABASE_OWNER_URL', 'databaseOwnerUrl'],
} as const;

/**
 * Whether the database of another setting answers, and is a replica or a primary as it should be; nothing when it is
 * not set.
 */
export async function examineOther(name: keyof typeof others, config: Config): Promise<Finding[]> {
  const [setting, key] = others[name];
  const url = config[key];
  if (url === undefined) return [];
  await using client = await connect(url, 'sowgat-doctor', { connectionTimeoutMillis: 5_000 });
  const { rows } = await client.query<{ follows: boolean; name: string }>(
    'select pg_is_in_recovery() as follows, current_database() as name',
  );
  const follows = rows[0]?.follows === true;
  const there = rows[0]?.name ?? '';
  const here = await nameOfDatabase(config);
  if (there !== here)
    return [{ name, says: `${setting} names the database ${there}, DATABASE_URL ${here}`, isWell: false }];
  const isWell = follows === (name === 'replica');
  const says = follows ? 'a replica' : 'a primary';
  return [{ name, says: isWell ? `answers, ${says}` : `${setting} names ${says}`, isWell }];
}
