/** Metrics for operators, read from the database at each Prometheus scrape. */
import { sql } from 'kysely';
import { openRefundStates } from '#domain/payments/refund.ts';
import { literals } from '#server/platform/db/list-rows.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Figure } from '#server/platform/http/figures.ts';

/** Each query uses an index; `text` and `other` become label values. */
const questions: Record<string, (now: Date) => ReturnType<typeof sql<Row>>> = {
  orders: (now) => sql<Row>`
    select 'sowgat_orders_last_day' as name, status as text, null as other, count(*)::int as value
    from shop_order where created_at > ${now}::timestamptz - interval '1 day' group by status`,
  holds: (now) => sql<Row>`
    select 'sowgat_holds' as name, null as text, null as other, count(*)::int as value
    from shop_order where status = 'awaiting-payment'
    union all select 'sowgat_holds_overdue', null, null, count(*)::int
    from shop_order where status = 'awaiting-payment' and expires_at < ${now}::timestamptz - interval '10 minutes'`,
  payments: (now) => sql<Row>`
    select 'sowgat_payments_last_day' as name, bank as text, state as other, count(*)::int as value
    from payment_attempt where created_at > ${now}::timestamptz - interval '1 day' group by bank, state
    union all select 'sowgat_payments_overdue', null, null, count(*)::int
    from payment_attempt where next_check_at < ${now}::timestamptz - interval '10 minutes'
    union all select 'sowgat_payments_silent', null, null, count(*)::int
    from payment_attempt where next_check_at is not null and silences >= 3
    union all select 'sowgat_payment_alarms_last_day', null, null, count(*)::int
    from payment_event where is_alarm and at > ${now}::timestamptz - interval '1 day'
    union all select 'sowgat_refunds_open', null, null, count(*)::int
    from refund where state in (${literals(openRefundStates)})
    union all select 'sowgat_refunds_unknown', null, null, count(*)::int from refund where state = 'unknown'`,
  sms: (now) => sql<Row>`
    select 'sowgat_sms_last_hour' as name, state as text, null as other, count(*)::int as value
    from sms_message where created_at > ${now}::timestamptz - interval '1 hour' group by state`,
  jobs: () => sql<Row>`
    select 'sowgat_jobs_waiting' as name, null as text, null as other, count(*)::int as value
    from graphile_worker._private_jobs where is_available and run_at <= now()
    union all select 'sowgat_jobs_lag_seconds', null, null, coalesce(extract(epoch from now() - min(run_at)), 0)::float8
    from graphile_worker._private_jobs where is_available and run_at <= now()
    union all select 'sowgat_jobs_given_up', null, null, count(*)::int
    from graphile_worker._private_jobs where attempts >= max_attempts`,
  audit: () => sql<Row>`
    select 'sowgat_audit_rows' as name, null as text, null as other, count(*)::float8 as value from audit`,
  database: () => sql<Row>`
    select 'sowgat_database_connections' as name, null as text, null as other, count(*)::int as value
    from pg_stat_activity where datname = current_database()
    union all select 'sowgat_database_bytes', null, null, pg_database_size(current_database())::float8
    union all select 'sowgat_wal_archive_failing', null, null,
      (last_failed_time > coalesce(last_archived_time, '-infinity'))::int from pg_stat_archiver`,
};

type Row = { name: string; text: string | null; other: string | null; value: number | null };

/** One query after the other, so that a scrape takes one connection. */
export async function readFigures(db: Db, now: Date): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const ask of Object.values(questions))
    for (const { name, text, other, value } of (await ask(now).execute(db)).rows)
      figures.push({ name, value: value ?? 0, labels: [text, other].filter((label) => label !== null) });
  return figures;
}

/**
 * Tests writing with a temporary table. It needs new blocks on the disk and a WAL commit, so it fails on a full disk,
 * on a read-only server, and when a required synchronous standby is missing. A write into an existing table might use
 * free space in old blocks and prove nothing.
 */
export async function writeScratchTable(db: Db): Promise<void> {
  await sql`create temporary table sowgat_writable on commit drop as
    select repeat('x', 1000) as filler from generate_series(1, 256)`.execute(db);
}
