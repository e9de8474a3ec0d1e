/**
 * Which SECRET_KEY the data are sealed with. Another key would open none of them and seal new rows beside, so that later
 * both were needed.
 */
import type pg from 'pg';
import { connect } from './connect.ts';
import { StartError } from '#server/platform/start-refused.ts';
import type { Secrets } from '#server/platform/secrets.ts';

/** A fingerprint of the secret key: tells whether two keys are the same, and nothing else about them. */
export function markOf(secrets: Secrets): string {
  return secrets.mac('backup', 'which key').slice(0, 16);
}

/** @param remedy the command that takes a new key in place of a lost one */
export function sayAnotherKey(what: string, remedy: string): string {
  return `${what} is sealed with another SECRET_KEY; set the former one, or say that it is lost: npm run shop -- ${remedy} (docs/runbook.md, "A lost SECRET_KEY").`;
}

export const anotherKey = sayAnotherKey('This database', 'audit --seal --new-key');

/** The mark of the data; undefined before the first start of a release that knows it. */
export async function readKeyMark(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('key_mark') is not null as there",
  );
  if (!rows[0]?.there) return undefined;
  return (await client.query<{ mark: string }>('select mark from key_mark')).rows[0]?.mark;
}

/** Compares, and changes nothing. @throws StartError for data that are sealed with another key */
export async function requireKey(databaseUrl: string, secrets: Secrets): Promise<void> {
  await using client = await connect(databaseUrl, 'sowgat-check');
  const mark = await readKeyMark(client);
  if (mark !== undefined && mark !== markOf(secrets)) throw new StartError(anotherKey);
}

/** Marks data that have no mark, in a migrated database. @throws StartError for data that have another */
export async function claimKey(databaseUrl: string, secrets: Secrets): Promise<void> {
  await using client = await connect(databaseUrl, 'sowgat-check');
  // Several nodes may start at the same time: the first one marks, and all compare.
  await client.query('insert into key_mark (mark) values ($1) on conflict do nothing', [markOf(secrets)]);
  if ((await readKeyMark(client)) !== markOf(secrets)) throw new StartError(anotherKey);
}

/** From now on the data belong to this key: the former one is lost, or was changed. */
export async function renewKey(databaseUrl: string, secrets: Secrets): Promise<void> {
  await using client = await connect(databaseUrl, 'sowgat-check');
  await client.query(
    'insert into key_mark (mark) values ($1) on conflict (is_only) do update set mark = excluded.mark',
    [markOf(secrets)],
  );
}
