import { parseArgs } from 'node:util';
import { connect } from '#server/platform/db/connect.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import { readConfig } from '#server/config/read-config.ts';
import { findNeighbours } from './open-shop.ts';
import { type Cell, formatTable } from './print-table.ts';

/** Time-outs in milliseconds: a manual query may read a lot, but must not block the open shop for long. */
const limits = { statement_timeout: 60_000, lock_timeout: 2_000 };

/**
 * Runs one statement on the shop's database, whether the shop is open or not, and prints its rows. Read-only unless
 * `--write` is given, or `--owner`, which writes as the owner of the schema.
 */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, owner: { type: 'boolean', default: false } },
  });
  const [statement] = positionals;
  if (!statement || positionals.length > 1)
    throw new RangeError('sql takes one statement in quotes: npm run shop -- sql "select now()"');
  const database = await findNeighbours(readConfig({ LOG_LEVEL: 'error', ...env })).openDatabase();
  if (!database) throw new RangeError('There is no shop in DATA_DIR yet; the first start makes it.');
  try {
    const { directUrl, ownerUrl } = database;
    const { write, owner } = values;
    const said = await runStatement(owner ? ownerUrl : directUrl, statement, write || owner);
    process.stdout.write(`${said}\n`);
  } finally {
    await database.stop();
  }
}

async function runStatement(url: string, statement: string, writes: boolean): Promise<string> {
  await using client = await connect(url, 'sowgat-sql', limits);
  try {
    await client.query(writes ? 'begin' : 'begin read only');
    // Sent as a prepared statement, which allows exactly one: "commit; delete …" is refused.
    const query = {
      text: statement,
      queryMode: 'extended',
      rowMode: 'array' as const,
      types: { getTypeParser: () => String },
    };
    const { fields, rows, rowCount } = await client.query<Cell[]>(query);
    await client.query('commit');
    const count = `(${rowCount ?? 0} ${rowCount === 1 ? 'row' : 'rows'})`;
    const names = fields.map(({ name }) => name);
    return names.length === 0 ? count : `${formatTable(names, rows)}\n${count}`;
  } catch (error) {
    throw sqlState(error) === undefined ? error : new RangeError(explain(error as Error, writes));
  }
}

const readOnly = '25006';
const notAllowed = '42501';

function explain(error: Error, writes: boolean): string {
  const state = sqlState(error);
  const hints: Record<string, string> = {
    ...(writes ? {} : { [readOnly]: ' Say --write to change something.' }),
    [notAllowed]: ' Say --owner, with DATABASE_OWNER_URL, for what only the owner of the schema may do.',
  };
  const hint = hints[state ?? ''] ?? '';
  return `The database refuses it: ${error.message}.${hint}`;
}
