import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { sqlState } from './sql-state.ts';
import { whoAsks } from '#server/platform/request-scope.ts';

/** A statement seen this often is prepared under a name. */
const oftenEnough = 3;
/** Statements built from filters come in many shapes; each name costs memory in every connection. */
const mostNames = 400;
const mostCandidates = 2_000;

/** A statement slower than this is reported. */
const slowMs = 500;

/** Called for a slow statement, without its values. */
export type OnSlow = (slow: { statement: string; ms: number; reqId?: string; route?: string }) => void;

/**
 * A pool whose connections keep frequent statements prepared, under names: the database parses and plans them once
 * instead of at every call, which is a good third of its work for short queries.
 */
export function nameStatements(
  pool: pg.Pool,
  isSilent: () => boolean,
  onSlow: OnSlow = () => undefined,
): PostgresPool {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < oftenEnough) {
      if (seen.size >= mostCandidates) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  }

  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (isSilent()) throw new Error('Connection terminated: the database does not answer');
      const client = await pool.connect();
      const known = wrapped.get(client) ?? withNames(client, nameOf, onSlow);
      wrapped.set(client, known);
      return known;
    },
  };
}

const alteredTable = '0A000';
/** "invalid_sql_statement_name": pipelined right behind the query that should have prepared it, and that one failed. */
const unknownName = '26000';
const isPlanned = /^\s*(select|insert|update|delete|with)\b/i;
const begins = /^(begin|start transaction)\b/i;
const ends = /^(commit|rollback)$/i;

function withNames(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
  onSlow: OnSlow,
): PostgresPoolClient {
  let isOld = false;
  let isOpen = false;

  async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (begins.test(text)) isOpen = true;
    else if (ends.test(text)) isOpen = false;
    const name = isOld || !isPlanned.test(text) ? undefined : nameOf(text);
    const asker = whoAsks();
    const asked = performance.now();
    try {
      // A named statement must keep its text, or it would be planned anew; others carry the request's id as a comment.
      if (name !== undefined) return await client.query({ name, text, values: values as unknown[] });
      const sent = asker && isPlanned.test(text) ? `${text} /* ${asker.reqId} */` : text;
      return await client.query(sent, values as unknown[]);
    } catch (error) {
      const isAltered = [alteredTable, unknownName].includes(sqlState(error) ?? '');
      // On an altered table the connection's prepared statements are refused; after a time-out its late answer would be
      // taken for that of the next query. Either way the connection is not used again.
      if (isAltered || (error as Error).message === 'Query read timeout') isOld = true;
      if (isOpen || !isAltered) throw error;
      return await client.query(text, values as unknown[]);
    } finally {
      const ms = Math.round(performance.now() - asked);
      if (ms >= slowMs)
        onSlow({
          statement: text.slice(0, 1_000),
          ms,
          ...(asker ? { reqId: asker.reqId, route: asker.route } : {}),
        });
    }
  }

  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken === true || isOld),
  };
}
