import { resolve } from 'node:path';
import { finishedFeatures } from '#domain/feature.ts';
import { isLoopback, isNetwork, mayBeHost } from '#server/boot/addresses.ts';
import { findMisspelt } from './misspelt-names.ts';
import { findProductionIssues } from './production-issues.ts';
import { findBankIssues, readBanks } from './read-banks.ts';
import { readAlertPhones, readPrefixes, readSms } from './read-sms.ts';
import { readStorage } from './read-storage.ts';
import { createValues, type Values } from './read-values.ts';
import type { SettingName } from './settings.ts';
import type { Config, Env } from './types.ts';

export type { BankConfig, Config, SmsConfig } from './types.ts';

/** Everything that is wrong with the settings, all at once. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Environment to typed settings, or ConfigError with every problem. The only reader of the environment. */
export function readConfig(env: Env): Config {
  const problems: string[] = [];
  const values = createValues(env, problems);
  const mode = values.oneOf('MODE', ['demo', 'production'] as const, 'demo');
  const dataDir = resolve(values.text('DATA_DIR', './data'));
  const backupDir = resolve(values.text('BACKUP_DIR', `${dataDir}/backups`));
  const config: Config = {
    mode,
    features: finishedFeatures,
    dataDir,
    ...readAddresses(values),
    ...readDatabase(values),
    ...readNode(values, mode),
    secretKey: readSecretKey(values),
    sms: readSms(values),
    smsPrefixes: readPrefixes(values),
    codesPerHour: values.count('CODES_PER_HOUR', 600),
    alertPhones: readAlertPhones(values),
    banks: readBanks(values, mode),
    storage: readStorage(values, dataDir),
    backupDir,
    drillDir: resolve(values.text('DRILL_DIR', backupDir)),
    backupsElsewhere: values.oneOf('BACKUPS', ['own', 'elsewhere'] as const, 'own') === 'elsewhere',
    walArchive: values.isOn('WAL_ARCHIVE', 'off'),
    firstView: values.isOn('FIRST_VIEW', 'on'),
  };
  problems.push(...findContradictions(config), ...findBankIssues(config, env), ...findMisspelt(env));
  if (mode === 'production') problems.push(...findProductionIssues(config, env));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function readHost(values: Values, name: 'HOST' | 'METRICS_HOST'): string {
  const host = values.text(name, '127.0.0.1');
  if (!mayBeHost(host))
    values.refuse(`${name} is "${host}"; it must be an address or a name of this machine, such as 0.0.0.0.`);
  return host;
}

function readAddresses(values: Values) {
  const host = readHost(values, 'HOST');
  const port = values.port('PORT', 8080);
  const own = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const publicUrl = values.text('PUBLIC_URL', own).replace(/\/+$/, '');
  values.isUrl('PUBLIC_URL', publicUrl, ['http:', 'https:']);
  const trustedProxies = values.list('TRUSTED_PROXIES') ?? [];
  for (const proxy of trustedProxies)
    if (!isNetwork(proxy))
      values.refuse(
        `TRUSTED_PROXIES has "${proxy}"; each must be an address or a network such as 10.0.0.0/8.`,
      );
  return {
    host,
    port,
    publicUrl,
    trustedProxies,
    metricsHost: readHost(values, 'METRICS_HOST'),
    metricsPort: values.optional('METRICS_PORT') === undefined ? undefined : values.port('METRICS_PORT', 0),
  };
}

function readDatabase(values: Values) {
  const read = (name: Extract<SettingName, `DATABASE_${string}`>) => {
    const url = values.optional(name);
    if (url === undefined || (name === 'DATABASE_URL' && url === 'embedded')) return undefined;
    values.isUrl(name, url, ['postgres:', 'postgresql:']);
    return url;
  };
  return {
    databaseUrl: read('DATABASE_URL'),
    databaseDirectUrl: read('DATABASE_DIRECT_URL'),
    databaseOwnerUrl: read('DATABASE_OWNER_URL'),
    replicaUrl: read('DATABASE_REPLICA_URL'),
  };
}

function readNode(values: Values, mode: Config['mode']) {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
  return {
    role: values.oneOf('ROLE', ['all', 'web', 'jobs'] as const, 'all'),
    drainSeconds: values.seconds('DRAIN_SECONDS', mode === 'demo' ? 0 : 3, 8),
    logLevel: values.oneOf('LOG_LEVEL', levels, mode === 'demo' ? 'warn' : 'info'),
  };
}

function readSecretKey(values: Values): string | undefined {
  const secretKey = values.optional('SECRET_KEY');
  if (secretKey !== undefined && Buffer.byteLength(secretKey) < 32)
    values.refuse('SECRET_KEY is too short; it must have at least 32 bytes (try: openssl rand -base64 48).');
  return secretKey;
}

/** Settings that are right by themselves and not together. */
function findContradictions(config: Config): string[] {
  const { mode, host, metricsHost, walArchive, databaseUrl } = config;
  const problems = Object.entries({ HOST: host, METRICS_HOST: metricsHost })
    .filter(([, value]) => mode === 'demo' && !isLoopback(value))
    .map(
      ([name, value]) =>
        `${name} is "${value}"; demonstration mode listens on loopback only (127.0.0.1). Set MODE=production to serve a network.`,
    );
  if (databaseUrl === undefined && (config.databaseDirectUrl ?? config.databaseOwnerUrl) !== undefined)
    problems.push(
      'DATABASE_DIRECT_URL and DATABASE_OWNER_URL belong to a DATABASE_URL; the embedded database needs neither.',
    );
  if (walArchive && (databaseUrl || process.platform === 'win32'))
    problems.push(
      'WAL_ARCHIVE is for the embedded database, and not on Windows; yours archives by its own settings.',
    );
  return problems;
}
