import { sqlState } from '#server/platform/db/sql-state.ts';

/** An error as it is logged: what failed and where, without the data it failed on. */
export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  /** Not `code`: the log redacts a field of that name, because it could be a one-time code. */
  errorCode?: string;
  constraint?: string;
  table?: string;
  cause?: LoggedError;
};

/**
 * PostgreSQL puts values into `detail` and, of some errors, into the message ("Key (phone)=(…) already exists");
 * libraries put addresses and numbers into theirs. Names of tables and constraints are kept; quoted values and long
 * numbers are redacted.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: cutNumbers(String(error)), stack: '' };
  const { code, constraint, table } = error as Error & {
    code?: unknown;
    constraint?: string;
    table?: string;
  };
  const clean =
    sqlState(error) === undefined
      ? cutNumbers
      : (text: string) => cutNumbers(text).replace(/: "[^"\n]*"/g, ': "…"');
  return {
    type: error.name,
    message: clean(error.message),
    stack: clean(error.stack ?? ''),
    ...(typeof code === 'string' ? { errorCode: code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(table ? { table } : {}),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** Redacts phone numbers, card numbers and codes (line numbers have fewer digits), and credentials in URLs. */
export function cutNumbers(text: string): string {
  return text.replace(/\+?\d(?:[ -]?\d){5,}/g, '…').replace(/\/\/[^@/\s]+@/g, '//…@');
}
