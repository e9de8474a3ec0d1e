import pg from 'pg';

/**
 * Opens a connection of its own that closes at the end of the `await using` block.
 *
 * @param name `application_name`, as shown in pg_stat_activity
 */
export async function connect(
  connectionString: string,
  name: string,
  more: pg.ClientConfig = {},
): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({ connectionString, application_name: name, ...more });
  // Pending queries reject by themselves; a connection error while idle is ignored.
  client.on('error', () => undefined);
  const end = () => client.end().catch(() => undefined);
  await client.connect().catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return Object.assign(client, { [Symbol.asyncDispose]: end });
}
