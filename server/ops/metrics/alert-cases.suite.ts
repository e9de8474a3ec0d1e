/** For every rule of deploy/alerts.yaml: series for which it fires, and series for which it must not. */

/** Series in promtool's notation, one value per minute: `'up{job="sowgat",instance="a"}': '1x5 0x10'`. */
type Series = Record<string, string>;
/**
 * `for`: labels of the alerts that fire at that minute, except `severity`; an empty object is an alert without labels.
 */
export type AlertCase = { series: Series; minute: number; for?: Record<string, string>[] };
export type AlertCases = { fires: AlertCase; silent: AlertCase[] };

/** A database metric, which both nodes report with the same value. */
const onBoth = (name: string, values: string, labels = ''): Series => ({
  [`${name}{instance="a"${labels && `,${labels}`}}`]: values,
  [`${name}{instance="b"${labels && `,${labels}`}}`]: values,
});
/** A metric that must exceed a threshold for some minutes, reported by two nodes. */
const above = (name: string, high: string, low: string, minute: number, labels?: string): AlertCases => ({
  fires: { series: onBoth(name, high, labels), minute, for: [{}] },
  silent: [{ series: onBoth(name, low, labels), minute }],
});
/** Tests begin at second 0, so earlier times are negative. A node without the folder of backups reports "never". */
const backupAge = (name: string): AlertCases => ({
  fires: { series: onBoth(name, `${-27 * 3600}x30`), minute: 15, for: [{}] },
  silent: [
    {
      series: { [`${name}{instance="web"}`]: `${-1e6}x30`, [`${name}{instance="jobs"}`]: `${-20 * 3600}x30` },
      minute: 15,
    },
    // Backups are made by other tools, so no node reports the metric.
    { series: { 'sowgat_figures_up{instance="a"}': '1x30' }, minute: 15 },
  ],
});
const sms = (refused: number, accepted: number | undefined): Series => ({
  ...onBoth('sowgat_sms_last_hour', `${refused}x20`, 'state="refused"'),
  ...(accepted === undefined ? {} : onBoth('sowgat_sms_last_hour', `${accepted}x20`, 'state="accepted"')),
});
/** Security events per minute on one of two nodes; other events do not trigger the rule. */
const securityEvents = (event: string, many: number, few: number): AlertCases => {
  const series = (name: string, values: string) => ({
    [`sowgat_security_events_total{instance="a",event="${name}"}`]: values,
    [`sowgat_security_events_total{instance="b",event="${name}"}`]: '0x20',
  });
  return {
    fires: { series: series(event, `0+${many}x20`), minute: 15, for: [{}] },
    silent: [
      { series: series(event, `0+${few}x20`), minute: 15 },
      { series: series('staff.link-used', '0+9x20'), minute: 15 },
    ],
  };
};
const node = { job: 'sowgat', instance: 'a' };
const upA = 'up{job="sowgat",instance="a"}';

export const alertCases: Record<string, AlertCases> = {
  ShopDown: {
    fires: { series: { [upA]: '1x3 0x10' }, minute: 8, for: [node] },
    silent: [
      // A restart.
      { series: { [upA]: '1x3 0 1x10' }, minute: 8 },
    ],
  },
  DatabaseSilent: {
    fires: { series: { 'sowgat_figures_up{instance="a"}': '0x10' }, minute: 5, for: [{ instance: 'a' }] },
    silent: [{ series: { 'sowgat_figures_up{instance="a"}': '0 1x10' }, minute: 5 }],
  },
  DatabaseNotWritable: {
    fires: {
      series: {
        'sowgat_database_writable{instance="a"}': '1 0x10',
        'sowgat_database_writable{instance="b"}': '1x10',
      },
      minute: 4,
      for: [{}],
    },
    silent: [{ series: onBoth('sowgat_database_writable', '1 0 1x10'), minute: 4 }],
  },
  RestoreDrillOld: backupAge('sowgat_restore_drill_timestamp_seconds'),
  BackupOld: backupAge('sowgat_backup_timestamp_seconds'),
  LogNotArchived: above('sowgat_wal_archive_failing', '1x20', '1x5 0x20', 15),
  DiskNearlyFull: {
    fires: {
      series: {
        'sowgat_disk_free_bytes{instance="a",folder="data"}': '20e9x20',
        'sowgat_disk_size_bytes{instance="a",folder="data"}': '500e9x20',
      },
      minute: 10,
      for: [{ instance: 'a', folder: 'data' }],
    },
    silent: [
      // A small machine with enough free space.
      {
        series: {
          'sowgat_disk_free_bytes{instance="a",folder="data"}': '4e9x20',
          'sowgat_disk_size_bytes{instance="a",folder="data"}': '20e9x20',
        },
        minute: 10,
      },
    ],
  },
  MoneyNeedsALook: {
    fires: {
      series: onBoth('sowgat_orders_need_attention', '1x40', 'kind="amount-differs"'),
      minute: 30,
      for: [{}],
    },
    silent: [
      // Staff have settled it.
      {
        series: onBoth('sowgat_orders_need_attention', '1x5 _x40', 'kind="amount-differs"'),
        minute: 30,
      },
      // This kind has an alert of its own.
      { series: onBoth('sowgat_orders_need_attention', '1x40', 'kind="money-owed"'), minute: 30 },
    ],
  },
  RefundUnknown: above('sowgat_refunds_unknown', '1x60', '1x20 0x40', 45),
  MoneyOwed: above('sowgat_orders_need_attention', '1x40', '1x5 0x40', 15, 'kind="money-owed"'),
  BankSilent: above('sowgat_payments_silent', '4x20', '3x20', 10),
  PaymentsOverdue: above('sowgat_payments_overdue', '1x20', '1x3 0x20', 10),
  HoldsOverdue: above('sowgat_holds_overdue', '1x20', '1x3 0x20', 10),
  JobsLate: above('sowgat_jobs_lag_seconds', '400x20', '200x20', 10),
  JobsGivenUp: {
    fires: { series: onBoth('sowgat_jobs_given_up', '0x5 3x60'), minute: 30, for: [{}] },
    // All of them were retried successfully.
    silent: [{ series: onBoth('sowgat_jobs_given_up', '3x5 0x60'), minute: 30 }],
  },
  SmsNotAccepted: {
    fires: { series: sms(6, undefined), minute: 10, for: [{}] },
    // Three failures reported by two nodes count as three.
    silent: [
      { series: sms(3, undefined), minute: 10 },
      { series: sms(6, 60), minute: 10 },
    ],
  },
  ManyErrors: {
    fires: {
      series: {
        'sowgat_request_seconds_count{instance="a",status="5xx"}': '0+6x20',
        'sowgat_request_seconds_count{instance="a",status="2xx"}': '0+100x20',
      },
      minute: 15,
      for: [{}],
    },
    silent: [
      {
        series: {
          'sowgat_request_seconds_count{instance="a",status="5xx"}': '0+1x20',
          'sowgat_request_seconds_count{instance="a",status="2xx"}': '0+600x20',
        },
        minute: 15,
      },
    ],
  },
  SlowAnswers: {
    fires: {
      series: {
        'sowgat_request_seconds_bucket{route="/a",le="1"}': '0+50x30',
        'sowgat_request_seconds_bucket{route="/a",le="2.5"}': '0+100x30',
        'sowgat_request_seconds_bucket{route="/a",le="+Inf"}': '0+100x30',
      },
      minute: 25,
      for: [{}],
    },
    silent: [
      {
        series: {
          'sowgat_request_seconds_bucket{route="/a",le="1"}': '0+98x30',
          'sowgat_request_seconds_bucket{route="/a",le="2.5"}': '0+100x30',
          'sowgat_request_seconds_bucket{route="/a",le="+Inf"}': '0+100x30',
        },
        minute: 25,
      },
    ],
  },
  TooBusy: {
    fires: {
      series: { 'sowgat_sent_away_total{instance="a"}': '0+120x20' },
      minute: 15,
      for: [{ instance: 'a' }],
    },
    silent: [
      {
        series: { 'sowgat_sent_away_total{instance="a"}': '0+10x20', sowgat_pool_waiting: '3x20' },
        minute: 15,
      },
    ],
  },
  EventLoopBlocked: {
    fires: {
      series: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.3x30' },
      minute: 15,
      for: [{ instance: 'a' }],
    },
    silent: [{ series: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.3x5 0.01x30' }, minute: 15 }],
  },
  AuditShrank: {
    fires: { series: onBoth('sowgat_audit_rows', '100x20 99x20'), minute: 30, for: [{}] },
    // Nodes are scraped one after the other, so their values differ.
    silent: [
      {
        series: {
          'sowgat_audit_rows{instance="a"}': '100+1x40',
          'sowgat_audit_rows{instance="b"}': '99+1x40',
        },
        minute: 30,
      },
    ],
  },
  NoOrders: {
    // A day without orders has no series at all; only other metrics exist.
    fires: { series: { 'sowgat_figures_up{instance="a"}': '1x500' }, minute: 400, for: [{}] },
    silent: [
      {
        series: {
          'sowgat_figures_up{instance="a"}': '1x500',
          ...onBoth('sowgat_orders_last_day', '2x500', 'status="placed"'),
        },
        minute: 400,
      },
      // When the database cannot be queried, that is not a day without orders.
      { series: { 'sowgat_figures_up{instance="a"}': '0x500' }, minute: 400 },
    ],
  },
  CodesPumped: above('sowgat_codes_alarm', '1x5', '0x5', 3),
  CodeBudgetSpent: securityEvents('codes.shop-limit', 1, 0),
  CertificatesGuessed: securityEvents('certificates.guessed', 1, 0),
  StaffSignInAttacked: securityEvents('staff.sign-in-refused', 5, 1),
  SessionReplayed: securityEvents('session.replayed', 1, 0),
  Watchdog: {
    fires: { series: { [upA]: '1x5' }, minute: 2, for: [{}] },
    // The heartbeat always fires.
    silent: [],
  },
};
