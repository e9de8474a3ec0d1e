/** An external PostgreSQL, named by DATABASE_URL: checked before the shop relies on it. */
import type { Client } from 'pg';
import { connect } from '#server/platform/db/connect.ts';
import { withoutRoleLimits } from '#server/platform/db/serving-limits.ts';
import { type Addresses, type Database, StartError } from './port.ts';

const oldest = 15;

/** The three addresses of the settings; those not set default to another one. */
export function addressesOf(
  {
    databaseDirectUrl,
    databaseOwnerUrl,
  }: { databaseDirectUrl?: string | undefined; databaseOwnerUrl?: string | undefined },
  url: string,
): Addresses {
  const isPooled = databaseDirectUrl !== undefined && databaseDirectUrl !== url;
  const past = isPooled ? withoutRoleLimits : (address: string) => address;
  const directUrl = past(databaseDirectUrl ?? url);
  return { url, directUrl, ownerUrl: databaseOwnerUrl === undefined ? directUrl : past(databaseOwnerUrl) };
}

/**
 * Checks that the database is usable: reachable, new enough, writable, UTF-8, and that we may create tables.
 *
 * @throws StartError with a sentence on what is wrong and what to do; it never contains the password.
 */
export async function openExternal(addresses: Addresses): Promise<Database> {
  const { url, directUrl, ownerUrl } = addresses;
  const direct = directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const isOne = ownerUrl === directUrl;
  await tryAddress(ownerUrl, { builds: true, setting: isOne ? direct : 'DATABASE_OWNER_URL' });
  if (!isOne) await tryAddress(directUrl, { builds: false, setting: direct });
  return { ...addresses, stop: async () => undefined };
}

/** @param how `builds`: whether the schema is created and changed over this address, which `setting` names */
async function tryAddress(
  url: string,
  { builds, setting }: { builds: boolean; setting: string },
): Promise<void> {
  const place = describe(url);
  try {
    await using client = await connect(url, 'sowgat-check', { connectionTimeoutMillis: 10_000 });
    await examine(client, place, builds);
  } catch (error) {
    throw error instanceof StartError ? error : explain(error, place, setting);
  }
}

type Findings = {
  version: number;
  encoding: string;
  reading: boolean;
  may_create: boolean;
  may_build: boolean;
  is_built: boolean;
  has_trgm: boolean;
};

async function examine(client: Client, place: string, builds: boolean): Promise<void> {
  const { rows } = await client.query<Findings>(`
    select current_setting('server_version_num')::int / 10000 as version,
           current_setting('server_encoding') as encoding,
           current_setting('transaction_read_only')::bool as reading,
           has_database_privilege(current_database(), 'create') as may_create,
           coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_build,
           coalesce(has_table_privilege(to_regclass('migration'), 'select'), false) as is_built,
           exists (select from pg_available_extensions where name = 'pg_trgm') as has_trgm`);
  const found = rows[0] as Findings;
  const complaints: [boolean, string][] = [
    [
      found.version < oldest,
      `${place} runs PostgreSQL ${found.version}, and the shop needs ${oldest} or newer. Upgrade it, or name another in DATABASE_URL.`,
    ],
    [
      found.encoding !== 'UTF8',
      `${place} stores text as ${found.encoding}, which cannot hold Turkmen and Russian together. Create the database with ENCODING 'UTF8'.`,
    ],
    [found.reading, `${place} only answers questions, as a standby does. Name the primary in DATABASE_URL.`],
    [
      builds && !found.is_built && (!found.may_create || !found.may_build),
      `${place} does not let this user create tables. Make it the owner (ALTER DATABASE … OWNER TO …), or name the owner in DATABASE_OWNER_URL.`,
    ],
    [
      !found.has_trgm,
      `${place} lacks the extension pg_trgm, which the search needs. Install the server's contrib package (Debian: it is part of postgresql).`,
    ],
  ];
  for (const [wrong, sentence] of complaints) if (wrong) throw new StartError(sentence);
}

/** Host and database for error messages, without user and password. */
function describe(url: string): string {
  try {
    const { hostname, port, pathname, protocol } = new URL(url);
    if (!/^postgres(ql)?:$/.test(protocol)) throw new Error('another protocol');
    return `The database ${decodeURIComponent(pathname.slice(1)) || 'of DATABASE_URL'} at ${decodeURIComponent(hostname) || 'localhost'}${port ? `:${port}` : ''}`;
  } catch {
    throw new StartError(
      'DATABASE_URL is not a connection string. It looks like postgres://user:password@host:5432/database.',
    );
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'does not answer. Is it running, and does it listen on that address?',
  ENOENT: 'does not answer: its socket does not exist. Is it running?',
  EACCES: 'does not let this user in to its socket.',
  ENOTFOUND: 'cannot be found: the host name is unknown.',
  EAI_AGAIN: 'cannot be found: the host name could not be looked up.',
  ETIMEDOUT: 'does not answer. Is a firewall in between?',
  '08P01':
    'does not speak as PostgreSQL itself does. Is it a pooler? Name the database past it in DATABASE_DIRECT_URL.',
  '28P01': 'refuses the user or the password of {setting}.',
  '28000': 'does not let this user in. Look into its pg_hba.conf.',
  '3D000': "does not exist. Create it: CREATE DATABASE … ENCODING 'UTF8'.",
  '42501': 'does not let this user connect. GRANT CONNECT on the database.',
  '53300': 'has no connection left. Raise max_connections, or close other programs.',
  '57P03': 'is still starting or already stopping. Try again in a moment.',
};

function explain(error: unknown, place: string, setting: string): StartError {
  const { code = '', message } = error as { code?: string; message: string };
  const timedOut = /timeout/i.test(message) ? reasons['ETIMEDOUT'] : undefined;
  const reason = reasons[code] ?? timedOut ?? `cannot be used: ${message}.`;
  return new StartError(`${place} ${reason.replace('{setting}', setting)}`);
}
