import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { projectFile } from '#server/platform/project-file.ts';

const folder = pathToFileURL(projectFile('server/migrations/'));

export type Migration = { name: string; sql: string; hash: string };

/** Every migration, in the order in which it is applied. */
export async function readMigrations(from: URL = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

const firstLine = (sql: string): string => sql.slice(0, Math.max(0, sql.indexOf('\n')));

/**
 * Whether the release before can serve on what this leaves: it only adds, and what it adds may be left alone. Such a file begins
 * with `-- expand`; whatever else comes after the first release begins with `-- contract`.
 */
export function isExpand({ sql }: Pick<Migration, 'sql'>): boolean {
  return /^-- expand\b/.test(firstLine(sql));
}

/** `create index concurrently` works only outside of a transaction; such a file says so in its first line. */
export function isOutsideTransaction({ sql }: Pick<Migration, 'sql'>): boolean {
  return /^-- .*\boutside a transaction\b/.test(firstLine(sql));
}
