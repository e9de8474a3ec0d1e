import { resolve } from 'node:path';
import { bankCodes, type BankCode } from '#domain/bank-answer.ts';
import { isLoopback, isNetwork } from './addresses.ts';
import { findBankTrouble } from './bank-settings.ts';
import { findUnfit } from './production.ts';

export type BankConfig = {
  code: BankCode;
  url: string;
  user: string;
  password: string;
  caFile?: string;
  callbackKey?: string;
};
export type SmsConfig =
  | { driver: 'log' }
  | { driver: 'file'; file: string }
  | { driver: 'http'; url: string; token: string }
  | { driver: 'smpp'; url: string; sender: string };
export type StorageConfig = { kind: 'file'; folder: string } | { kind: 's3'; url: URL };

export type Config = {
  mode: 'demo' | 'production';
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  /** undefined: the embedded PostgreSQL in dataDir */
  databaseUrl: string | undefined;
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
  /** Keeps the write-ahead log of the embedded database, for restoring to any instant. */
  walArchive: boolean;
  smsPrefixes: string[] | undefined;
  /** Codes that the whole shop sends in an hour at most. */
  codesPerHour: number;
};

/** Everything that is wrong with the settings, all at once. */
export class ConfigRefused extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

type Env = Record<string, string | undefined>;

/** Environment to typed settings, or ConfigRefused with every problem. The only reader of the environment. */
export function readConfig(env: Env): Config {
  const problems: string[] = [];
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const optional = (name: string) => env[name]?.trim() || undefined;
  const oneOf = <T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
    const value = text(name, fallback) as T;
    if (allowed.includes(value)) return value;
    problems.push(`${name} is "${value}"; it must be one of ${allowed.join(', ')}.`);
    return fallback;
  };
  const portOf = (name: string, fallback: number) => {
    const value = text(name, String(fallback));
    if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
    problems.push(`${name} is "${value}"; it must be a port number from 0 to 65535.`);
    return fallback;
  };
  const countOf = (name: string, fallback: number) => {
    const value = text(name, String(fallback));
    if (/^[1-9]\d{0,6}$/.test(value)) return Number(value);
    problems.push(`${name} is "${value}"; it must be a whole number from 1 to 9999999.`);
    return fallback;
  };
  const secondsOf = (name: string, fallback: number, most: number) => {
    const value = text(name, String(fallback));
    if (/^\d{1,3}$/.test(value) && Number(value) <= most) return Number(value);
    problems.push(`${name} is "${value}"; it must be a whole number of seconds from 0 to ${most}.`);
    return fallback;
  };
  const urlOf = (name: string, value: string, schemes: string[]) => {
    if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return;
    problems.push(
      `${name} is "${value.replace(/\/\/[^@/]*@/, '//***@')}"; it must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
    );
  };

  const mode = oneOf('MODE', ['demo', 'production'] as const, 'demo');
  const host = text('HOST', '127.0.0.1');
  const port = portOf('PORT', 8080);
  const publicUrl = text('PUBLIC_URL', `http://${host.includes(':') ? `[${host}]` : host}:${port}`).replace(
    /\/+$/,
    '',
  );
  const dataDir = resolve(text('DATA_DIR', './data'));
  urlOf('PUBLIC_URL', publicUrl, ['http:', 'https:']);
  if (optional('DATABASE_URL')) urlOf('DATABASE_URL', text('DATABASE_URL', ''), ['postgres:', 'postgresql:']);
  if (optional('DATABASE_REPLICA_URL'))
    urlOf('DATABASE_REPLICA_URL', text('DATABASE_REPLICA_URL', ''), ['postgres:', 'postgresql:']);

  const secretKey = optional('SECRET_KEY');
  if (secretKey !== undefined && Buffer.byteLength(secretKey) < 32)
    problems.push('SECRET_KEY is too short; it must have at least 32 bytes (try: openssl rand -base64 48).');

  const sms = readSms();
  const banks = bankCodes.flatMap((code) => readBank(code));
  const storage = readStorage();
  const metrics = optional('METRICS_PORT');
  const trustedProxies = readProxies();
  const config: Config = {
    mode,
    host,
    port,
    publicUrl,
    dataDir,
    secretKey,
    sms,
    banks,
    storage,
    databaseUrl: optional('DATABASE_URL'),
    replicaUrl: optional('DATABASE_REPLICA_URL'),
    role: oneOf('ROLE', ['all', 'web', 'jobs'] as const, 'all'),
    trustedProxies,
    metricsHost: text('METRICS_HOST', '127.0.0.1'),
    metricsPort: metrics === undefined ? undefined : portOf('METRICS_PORT', 0),
    logLevel: oneOf(
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const,
      mode === 'demo' ? 'warn' : 'info',
    ),
    backupDir: resolve(text('BACKUP_DIR', `${dataDir}/backups`)),
    walArchive: oneOf('WAL_ARCHIVE', ['on', 'off'] as const, 'off') === 'on',
    firstView: oneOf('FIRST_VIEW', ['on', 'off'] as const, 'on') === 'on',
    drainSeconds: secondsOf('DRAIN_SECONDS', mode === 'demo' ? 0 : 3, 8),
    smsPrefixes: optional('SMS_PREFIXES')
      ?.split(',')
      .map((part) => part.trim()),
    codesPerHour: countOf('CODES_PER_HOUR', 600),
  };
  for (const [name, value] of Object.entries({ HOST: host, METRICS_HOST: config.metricsHost }))
    if (mode === 'demo' && !isLoopback(value))
      problems.push(
        `${name} is "${value}"; demonstration mode listens on loopback only (127.0.0.1). Set MODE=production to serve a network.`,
      );
  if (config.walArchive && (config.databaseUrl || process.platform === 'win32'))
    problems.push(
      'WAL_ARCHIVE is for the embedded database, and not on Windows; yours archives by its own settings.',
    );
  problems.push(...findBankTrouble(config, env));
  if (mode === 'production') problems.push(...findUnfit(config, env));
  if (problems.length > 0) throw new ConfigRefused(problems);
  return config;

  function readSms(): SmsConfig {
    const driver = oneOf('SMS_DRIVER', ['log', 'file', 'http', 'smpp'] as const, 'log');
    const need = (name: string) => {
      const value = optional(name);
      if (value === undefined) problems.push(`${name} is missing; SMS_DRIVER=${driver} needs it.`);
      return value ?? '';
    };
    if (driver === 'file') return { driver, file: resolve(need('SMS_FILE')) };
    if (driver === 'http') {
      const url = need('SMS_HTTP_URL');
      if (url) urlOf('SMS_HTTP_URL', url, ['http:', 'https:']);
      return { driver, url, token: need('SMS_HTTP_TOKEN') };
    }
    if (driver === 'smpp') {
      const url = need('SMPP_URL');
      if (url) urlOf('SMPP_URL', url, ['smpp:', 'smpps:', 'ssmpp:']);
      return { driver, url, sender: text('SMS_SENDER', 'Sowgat') };
    }
    return { driver };
  }

  function readBank(code: BankCode): BankConfig[] {
    const prefix = `BANK_${code}_`;
    const url = optional(`${prefix}URL`);
    if (url === undefined) return [];
    urlOf(`${prefix}URL`, url, mode === 'production' ? ['https:'] : ['http:', 'https:']);
    const [user, password] = ['USER', 'PASSWORD'].map((name) => {
      const value = optional(prefix + name);
      if (value === undefined && mode === 'production')
        problems.push(`${prefix}${name} is missing; ${prefix}URL is set.`);
      return value;
    });
    const caFile = optional(`${prefix}CA_FILE`);
    const callbackKey = optional(`${prefix}CALLBACK_KEY`);
    return [
      {
        code,
        url: url.replace(/\/+$/, ''),
        user: user ?? '',
        password: password ?? '',
        ...(caFile ? { caFile } : {}),
        ...(callbackKey ? { callbackKey } : {}),
      },
    ];
  }

  function readProxies(): string[] {
    const proxies = text('TRUSTED_PROXIES', '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    for (const proxy of proxies)
      if (!isNetwork(proxy))
        problems.push(
          `TRUSTED_PROXIES has "${proxy}"; each must be an address or a network such as 10.0.0.0/8.`,
        );
    return proxies;
  }

  function readStorage(): StorageConfig {
    const value = optional('STORAGE_URL');
    if (value === undefined) return { kind: 'file', folder: resolve(dataDir, 'pictures') };
    if (value.startsWith('file:'))
      return { kind: 'file', folder: resolve(value.replace(/^file:(\/\/)?/, '')) };
    if (URL.canParse(value) && ['s3:', 's3+http:', 's3+https:'].includes(new URL(value).protocol))
      return { kind: 's3', url: new URL(value) };
    problems.push('STORAGE_URL must begin with file: or s3:');
    return { kind: 'file', folder: dataDir };
  }
}
