/**
 * Timeouts of a statement, a lock and an idle transaction on a serving connection, in milliseconds. A direct connection
 * sets them as startup parameters. A pooler refuses those; behind one they are settings of the role in the database.
 */
export const servingLimits = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** The same limits as SQL statements, to run or to show to a person. `role` and `database` are quoted already. */
export function limitCommands(role: string, database: string): string[] {
  return Object.entries(servingLimits).map(
    ([name, value]) => `alter role ${role} in database ${database} set ${name} = '${value / 1000}s'`,
  );
}

/**
 * An address whose connections override the limits of the role: backups, exports and migrations share the role with
 * what serves and set limits of their own.
 */
export function withoutRoleLimits(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  const given = parsed.searchParams.get('options');
  const none = Object.keys(servingLimits).map((name) => `-c ${name}=0`);
  parsed.searchParams.set('options', [...(given === null ? [] : [given]), ...none].join(' '));
  // libpq does not decode "+" as a space.
  parsed.search = parsed.search.replaceAll('+', '%20');
  return parsed.toString();
}
