import { Refusal } from '#server/platform/refusal.ts';
import { sqlState } from './sql-state.ts';

/**
 * Connection failures, shutting down, out of connections, out of disk. 25006: a server that only reads was asked to write, which is
 * a former primary in the seconds until the address leads to the new one.
 */
const busyStates = /^(08|53|57P|25006|25P03|55P03|57014)/;
const lostConnection =
  /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|Client was closed|Client has encountered a connection error|ECONNREFUSED|ECONNRESET|EPIPE|Query read timeout|ENOENT.{0,200}s\.PGSQL/;

/** Whether an error says that the database is out of reach or too busy, rather than that something is wrong. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'server.busy';
  return (
    busyStates.test(sqlState(error) ?? '') || lostConnection.test((error as Error | null)?.message ?? '')
  );
}
