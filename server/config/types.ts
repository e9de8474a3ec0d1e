import type { FeatureName } from '#domain/feature.ts';
import type { BankCode } from '#domain/payments/bank-answer.ts';

export type Env = Record<string, string | undefined>;

export type BankConfig = {
  code: BankCode;
  url: string;
  user: string;
  password: string;
  caFile?: string;
  callbackKey?: string;
  /** As the simulator's payment page, and no bank's. */
  hasTurkmen?: true;
};
export type SmsConfig =
  | { driver: 'log' }
  | { driver: 'file'; file: string }
  | { driver: 'http'; url: string; token: string }
  | { driver: 'smpp'; url: string; sender: string };
export type StorageConfig = { kind: 'file'; folder: string } | { kind: 's3'; url: URL };

export type Config = {
  mode: 'demo' | 'production';
  /** Features that this release has finished. No setting: tests name others. */
  features: readonly FeatureName[];
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  /** What the shop serves with, perhaps through a pooler; undefined: the embedded PostgreSQL in dataDir */
  databaseUrl: string | undefined;
  /** The same database past any pooler: for notices, the job queue, backups. */
  databaseDirectUrl: string | undefined;
  /** The role that owns the schema; used only by what migrates. */
  databaseOwnerUrl: string | undefined;
  replicaUrl: string | undefined;
  /** undefined in demo: generated and kept in dataDir */
  secretKey: string | undefined;
  sms: SmsConfig;
  /** Banks given by settings; in demo mode the simulator stands in for the others. */
  banks: BankConfig[];
  storage: StorageConfig;
  role: 'all' | 'web' | 'jobs';
  trustedProxies: string[];
  metricsHost: string;
  metricsPort: number | undefined;
  logLevel: string;
  firstView: boolean;
  /** How long a node that is asked to leave goes on serving, so that whoever sends it requests takes notice. */
  drainSeconds: number;
  backupDir: string;
  /** Where a drill restores a backup: it needs as much room as the database. */
  drillDir: string;
  /** Other tools make the backups: nobody watches the age of those in `backupDir`. */
  backupsElsewhere: boolean;
  /** Keeps the write-ahead log of the embedded database, for restoring to any instant. */
  walArchive: boolean;
  smsPrefixes: string[] | undefined;
  /** Codes that the whole shop sends in an hour at most. */
  codesPerHour: number;
  /** E.164; who gets an SMS when an alarm of the operation fires. */
  alertPhones: string[];
};
