import pg from 'pg';

/**
 * A connection of its own for a piece of work, ended with the block that opens it.
 * @param name what the database's list of connections calls it
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
