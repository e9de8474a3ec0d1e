/** Rights of the serving role: it may change the shop's rows, but neither the schema nor append-only history. */
import type pg from 'pg';
import { connect } from './connect.ts';
import { StartError } from '#server/platform/start-refused.ts';

/** The role of a connection string as the database names it: a pooler may use another name. */
export async function findRole(databaseUrl: string): Promise<string> {
  await using client = await connect(databaseUrl, 'sowgat-check');
  const { rows } = await client.query<{ role: string }>('select current_user::text as role');
  return rows[0]?.role ?? '';
}

/**
 * Statements that grant `$1` missing rights and revoke excess ones, computed from the catalogue: all tables of the shop
 * and of its queue; append-only tables (trigger `…_is_append_only`) get select and insert, those of the migrators and
 * of the ledger, which functions of the owner write, only select. The queue's tables have row security without a policy, which shuts out everybody but their owner.
 */
const dueGrants = `
  with place as (
    select oid, nspname from pg_namespace where oid = current_schema()::regnamespace or nspname = 'graphile_worker'
  ), tables as (
    select c.oid, format('%I.%I', p.nspname, c.relname) as name, c.relrowsecurity,
      case when c.relkind = 'v' or c.relname in ('migration', 'expand_migration', 'migrations', 'account', 'transfer',
          'ledger_day', 'ledger_sum') then array['SELECT']
        when exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname like '%\\_is\\_append\\_only')
          then array['SELECT', 'INSERT']
        else array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] end as wanted
    from pg_class c join place p on p.oid = c.relnamespace where c.relkind in ('r', 'p', 'v')
  )
  select format('grant usage on schema %I to %I', nspname, $1::text) as command from place
    where not has_schema_privilege($1, oid, 'usage')
  union all select format('revoke create on schema %I from public, %I', nspname, $1) from place
    where has_schema_privilege($1, oid, 'create')
  union all select format('grant %s on %s to %I', privilege, name, $1) from tables, unnest(wanted) privilege
    where not has_table_privilege($1, oid, privilege)
  union all select format('revoke %s on %s from %I', excess, name, $1)
    from tables, unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) excess
    where excess <> all (wanted) and has_table_privilege($1, oid, excess)
  union all select format('grant usage, select on sequence %I.%I to %I', p.nspname, c.relname, $1)
    from pg_class c join place p on p.oid = c.relnamespace
    where c.relkind = 'S' and not (has_sequence_privilege($1, c.oid, 'usage') and has_sequence_privilege($1, c.oid, 'select'))
  union all select format('create policy sowgat_serves on %s to %I using (true) with check (true)', t.name, $1) from tables t
    where t.relrowsecurity and not exists (select from pg_policy p where p.polrelid = t.oid and p.polname = 'sowgat_serves')
  union all select format('alter policy sowgat_serves on %s to %I', t.name, $1)
    from tables t join pg_policy p on p.polrelid = t.oid and p.polname = 'sowgat_serves'
    where p.polroles <> array[(select oid from pg_roles where rolname = $1)]
  union all select format('grant execute on function %s to %I', f.oid::regprocedure, $1)
    from pg_proc f join place p on p.oid = f.pronamespace
    where f.prosecdef and not has_function_privilege($1, f.oid, 'execute')`;

const foreignTables = `
  select count(*)::int as n from pg_class c
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and not pg_has_role(c.relowner, 'usage')`;

/**
 * Grants the serving role its rights, as the owner. A serving role that is itself the owner keeps all of them.
 *
 * @throws StartError when the connection is not the owner's
 */
export async function grantServing(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>('select current_user::text as owner');
  if (rows[0]?.owner === role) return;
  const foreign = await client.query<{ n: number }>(foreignTables);
  if (foreign.rows[0]?.n)
    throw new StartError(
      `The role "${rows[0]?.owner}" of DATABASE_OWNER_URL does not own ${foreign.rows[0].n} of the shop's tables. Name the role that does, or as a superuser: REASSIGN OWNED BY … TO "${rows[0]?.owner}".`,
    );
  const { rows: due } = await client.query<{ command: string }>(dueGrants, [role]);
  if (due.length === 0) return;
  await client.query(['begin', ...due.map(({ command }) => command), 'commit'].join(';\n'));
}
