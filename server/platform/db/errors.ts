import { Refusal } from '#server/platform/refusal.ts';
import { sqlState } from './sql-state.ts';

/**
 * Connection failures, shutting down, out of connections, out of disk. 25006 is a write on a read-only server: a former
 * primary in the seconds until its address leads to the new one.
 */
const busyStates = /^(08|53|57P|25006|25P03|55P03|57014)/;
const lostConnection =
  /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|Client was closed|Client has encountered a connection error|ECONNREFUSED|ECONNRESET|EPIPE|Query read timeout|ENOENT.{0,200}s\.PGSQL/;

/** Whether an error means that the database is unreachable or too busy, rather than a bug. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'server.busy';
  return (
    busyStates.test(sqlState(error) ?? '') || lostConnection.test((error as Error | null)?.message ?? '')
  );
}
