import { writeFile } from 'node:fs/promises';
import { connect } from './connect.ts';

type Column = {
  table_name: string;
  column_name: string;
  /** The name of its type, or `local_text` where a check says that it is one. */
  udt: string;
  is_nullable: string;
  has_default: boolean;
  identity: string;
  generated: string;
};

const scalars: Record<string, string> = {
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'string',
  bool: 'boolean',
  text: 'string',
  date: 'string',
  time: 'string',
  timestamptz: 'Date',
  local_text: 'LocalText',
  jsonb: 'Json',
  _text: 'string[]',
  _int4: 'number[]',
  tsvector: 'string',
  bytea: 'Buffer',
  uuid: 'string',
  inet: 'string',
};

/** The text of `tables.ts` for the schema of a database: the type of every table, for Kysely. */
export async function describeTables(databaseUrl: string): Promise<string> {
  await using client = await connect(databaseUrl, 'sowgat-tables');
  const { rows } = await client.query<Column>(`
    select table_name, column_name, is_nullable, case when exists (
             select from pg_constraint where contype = 'c' and conrelid = table_name::regclass
               and pg_get_constraintdef(oid) = format('CHECK (is_local_text(%I))', column_name))
             then 'local_text' else udt_name end as udt,
           column_default is not null as has_default, is_identity as identity, is_generated as generated
    from information_schema.columns
    where table_schema = 'public' and table_name not in ('migration', 'expand_migration')
    order by table_name, ordinal_position`);
  return render(rows);
}

function render(columns: Column[]): string {
  const tables = [...Map.groupBy(columns, (column) => column.table_name)].map(
    ([table, own]) =>
      `  ${table}: {\n${own.map((column) => `    ${column.column_name}: ${columnType(column)};`).join('\n')}\n  };`,
  );
  const withDefault = tables.some((table) => table.includes('TextWithDefault'))
    ? 'type TextWithDefault = ColumnType<LocalText, LocalText | undefined, LocalText>;\n'
    : '';
  return `// Written by \`npm run shop -- tables\` from the migrated schema; a test compares it with a fresh one.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type LocalText = { tm: string; ru: string };
/** JSON as the driver gives it; written as a string (\`JSON.stringify\`). Each repo knows its own shape. */
// biome-ignore lint/suspicious/noExplicitAny: the shape belongs to the slice that owns the table
export type Json = ColumnType<any, string, string>;
/** The same where the table has a value of its own. */
// biome-ignore lint/suspicious/noExplicitAny: the shape belongs to the slice that owns the table
export type JsonWithDefault = ColumnType<any, string | undefined, string>;
type Text = ColumnType<LocalText, LocalText, LocalText>;
${withDefault}
export type Tables = {\n${tables.join('\n').replaceAll(': LocalText', ': Text').replaceAll('<LocalText', '<Text')}\n};\n`;
}

function columnType(column: Column): string {
  const scalar = scalars[column.udt];
  if (!scalar)
    throw new Error(`No TypeScript type for ${column.table_name}.${column.column_name} (${column.udt})`);
  if (scalar === 'Json' && column.has_default) return 'JsonWithDefault';
  if (scalar === 'LocalText' && column.has_default) return 'TextWithDefault';
  const type = column.is_nullable === 'YES' ? `${scalar} | null` : scalar;
  if (column.generated === 'ALWAYS') return `GeneratedAlways<${type}>`;
  return column.identity === 'YES' || column.has_default ? `Generated<${type}>` : type;
}

/** Writes `tables.ts` beside this file. */
export async function writeTables(databaseUrl: string): Promise<void> {
  await writeFile(new URL('./tables.ts', import.meta.url), await describeTables(databaseUrl));
}
