import { sqlState } from '#server/platform/db/sql-state.ts';

/** An error as the log keeps it: what failed and where, and none of the data it failed on. */
export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  /** Not `code`: a field of that name is cut, because it could be a one-time code. */
  errorCode?: string;
  constraint?: string;
  table?: string;
  cause?: LoggedError;
};

/**
 * PostgreSQL tells values in `detail` and, of some errors, in the message ("Key (phone)=(…) already exists"); libraries put
 * addresses and numbers into theirs. What is kept are names of things of ours; quoted values and long numbers are cut.
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

/** Phone numbers, card numbers, codes; places in a file have fewer digits. Passwords in addresses too. */
export function cutNumbers(text: string): string {
  return text.replace(/\+?\d(?:[ -]?\d){5,}/g, '…').replace(/\/\/[^@/\s]+@/g, '//…@');
}
