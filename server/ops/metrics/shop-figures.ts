import { statfs } from 'node:fs/promises';
import { findLastDrill } from '#server/ops/backup/last-drill.ts';
import { findLastBackup } from '#server/ops/backup/find-backups.ts';
import type { Context } from '#server/context.ts';
import type { Figure, FigureSource, FigureSpec } from '#server/platform/http/figures.ts';
import { readAttentionCounts } from '#server/features/orders/staff/orders-attention.read.ts';
import { readFigures } from './figures.repo.ts';

/** All metrics except those of the process. deploy/alerts.yaml and deploy/grafana-dashboard.json use no others. */
export const shopFigures: readonly FigureSpec[] = [
  { name: 'sowgat_orders_last_day', help: 'orders of the last 24 hours by status', labels: ['status'] },
  { name: 'sowgat_holds', help: 'orders that wait for their money with goods kept for them' },
  { name: 'sowgat_holds_overdue', help: 'reservations ten minutes past their end that no node has expired' },
  { name: 'sowgat_payments_last_day', help: 'payments begun in 24 hours', labels: ['bank', 'state'] },
  { name: 'sowgat_payments_overdue', help: 'payments whose bank should have been asked ten minutes ago' },
  { name: 'sowgat_payments_silent', help: 'payments whose bank has not answered three times in a row' },
  { name: 'sowgat_payment_alarms_last_day', help: 'things about money that a person has to look at' },
  {
    name: 'sowgat_orders_need_attention',
    help: 'orders whose money or time a person has to look at, until it is settled',
    labels: ['kind'],
  },
  { name: 'sowgat_refunds_open', help: 'refunds that are not finished' },
  { name: 'sowgat_refunds_unknown', help: 'refunds whose outcome only the bank knows' },
  { name: 'sowgat_sms_last_hour', help: 'SMS of the last hour by what became of them', labels: ['state'] },
  { name: 'sowgat_jobs_waiting', help: 'jobs that are due' },
  { name: 'sowgat_jobs_lag_seconds', help: 'how long the oldest of them has been due' },
  { name: 'sowgat_jobs_given_up', help: 'jobs that failed as often as they may' },
  { name: 'sowgat_audit_rows', help: 'rows of the audit; they never become fewer' },
  { name: 'sowgat_database_connections', help: 'connections to the database from everywhere' },
  { name: 'sowgat_database_bytes', help: 'size of the database' },
  { name: 'sowgat_wal_archive_failing', help: '1 while the log of the database does not reach its archive' },
  { name: 'sowgat_backup_timestamp_seconds', help: 'when the newest backup was made, 0 for never' },
  {
    name: 'sowgat_restore_drill_timestamp_seconds',
    help: 'when a backup was last restored and found in order',
  },
  { name: 'sowgat_disk_free_bytes', help: 'space that is left, by folder', labels: ['folder'] },
  { name: 'sowgat_disk_size_bytes', help: 'size of the disk of a folder', labels: ['folder'] },
];

/**
 * Reads the metrics from database and disk. Throws when the database does not answer; metrics of the process are served
 * all the same.
 */
export function createShopFigures(ctx: Pick<Context, 'config' | 'db' | 'now'>): FigureSource {
  return {
    specs: shopFigures,
    read: async () => [
      ...(await readDisk(ctx)),
      ...(await readFigures(ctx.db, ctx.now())),
      ...(await readAttentionCounts(ctx.db)).map(({ kind, orders }) => ({
        name: 'sowgat_orders_need_attention',
        labels: [kind],
        value: orders,
      })),
    ],
  };
}

async function readDisk({ config }: Pick<Context, 'config'>): Promise<Figure[]> {
  const free = await Promise.all(
    Object.entries({ data: config.dataDir, backups: config.backupDir }).map(async ([label, folder]) => {
      const disk = await statfs(folder).catch(() => undefined);
      if (!disk) return [];
      return [
        { name: 'sowgat_disk_free_bytes', labels: [label], value: disk.bavail * disk.bsize },
        { name: 'sowgat_disk_size_bytes', labels: [label], value: disk.blocks * disk.bsize },
      ];
    }),
  );
  return [...free.flat(), ...(config.backupsElsewhere ? [] : await readBackupAges(config.backupDir))];
}

async function readBackupAges(backupDir: string): Promise<Figure[]> {
  const [newest, drill] = [await findLastBackup(backupDir), await findLastDrill(backupDir)];
  return [
    { name: 'sowgat_backup_timestamp_seconds', value: (newest?.getTime() ?? 0) / 1000 },
    { name: 'sowgat_restore_drill_timestamp_seconds', value: (drill?.getTime() ?? 0) / 1000 },
  ];
}
