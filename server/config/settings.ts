import { bankCodes } from '#domain/payments/bank-answer.ts';

export type Setting = {
  name: string;
  meaning: string;
  /** What counts when it is not set, as docs/settings.md says it. */
  usual: string;
  isSecret?: true;
};

const setting = <const Name extends string>(name: Name, meaning: string, usual: string) => ({
  name,
  meaning,
  usual,
});
const secret = <const Name extends string>(name: Name, meaning: string, usual: string) => ({
  ...setting(name, meaning, usual),
  isSecret: true as const,
});

/** One set of these for each bank, `BANK_<CODE>_` before the name. */
const ofEachBank = [
  setting(
    'URL',
    "the bank's REST base, `https://mpi.gov.tm/payment/rest`; `<CODE>` is `HALK`, `SENAGAT`, `RYSGAL`",
    'the simulator in demo',
  ),
  setting('USER', "the shop's account there", 'required with the URL'),
  secret('PASSWORD', 'its password', 'required with the URL'),
  setting('CA_FILE', 'certificates that the bank fails to send, PEM', 'none'),
  secret(
    'CALLBACK_KEY',
    'the bank is told where to call and must sign with this; without it the bank is polled',
    'none',
  ),
] as const;

/** Every setting there is, in the order of docs/settings.md, which has exactly these. */
const named = [
  setting('MODE', '`demo` or `production`', '`demo`'),
  setting('HOST', 'where the server listens', '`127.0.0.1`'),
  setting('PORT', 'the port there', '`8080`'),
  setting('PUBLIC_URL', 'the address customers see', 'from host and port'),
  setting(
    'DATA_DIR',
    'embedded database, pictures, generated key; one open shop at a time, also over containers',
    '`./data`',
  ),
  secret(
    'DATABASE_URL',
    'your PostgreSQL, 15 or newer, or `embedded`',
    'the embedded one in demo, required in production',
  ),
  secret('DATABASE_DIRECT_URL', 'the same database past a pooler', '`DATABASE_URL`'),
  secret(
    'DATABASE_OWNER_URL',
    'the role that owns the schema, used only to migrate and restore',
    '`DATABASE_DIRECT_URL`',
  ),
  secret(
    'DATABASE_REPLICA_URL',
    'a streaming replica: what anybody may see is read there, as soon as it has every change',
    'none',
  ),
  secret('SECRET_KEY', 'master key, 32 bytes or more', 'generated in demo, required in production'),
  setting('SMS_DRIVER', '`log`, `file`, `http`, `smpp`', '`log`'),
  setting('SMS_FILE', 'where the driver `file` writes', 'required by it'),
  secret('SMS_HTTP_URL', 'where the driver `http` posts', 'required by it'),
  secret('SMS_HTTP_TOKEN', 'its bearer token and signing key', 'required by it'),
  secret('SMPP_URL', '`smpp://user:password@host:2775` or `ssmpp:`', 'required by the driver `smpp`'),
  setting('SMS_SENDER', 'up to 11 letters and digits, or a number', '`Sowgat`'),
  setting('SMS_PREFIXES', 'mobile prefixes that get an SMS', '`61,62,63,64,65,71,72`'),
  setting(
    'CODES_PER_HOUR',
    'codes the whole shop sends in an hour; a third is kept for known browsers and numbers that have ordered',
    '`600`',
  ),
  setting(
    'ALERT_PHONES',
    'mobile numbers that get an SMS when an alarm fires, separated by commas (`npm run shop -- alert-receiver`)',
    'none',
  ),
  setting(
    'BANKS',
    '`none`: a production shop without card payments',
    'the banks that have a URL; production needs one',
  ),
] as const;

const alsoNamed = [
  secret('STORAGE_URL', '`file:` or `s3://KEY:SECRET@host/bucket` for pictures', 'a folder in `DATA_DIR`'),
  setting('ROLE', '`web` serves and does no jobs, `jobs` does them and shows only its health', '`all`'),
  setting(
    'DRAIN_SECONDS',
    'how long a node that is asked to leave says "not ready" and serves on',
    '3; 0 in demo',
  ),
  setting('BACKUP_DIR', 'where `npm run shop -- backup` puts backups', '`backups` in `DATA_DIR`'),
  setting('BACKUPS', '`own`, or `elsewhere` when other tools make them: then no alarm asks for one', '`own`'),
  setting('WAL_ARCHIVE', "`on` keeps the embedded database's log there too, for `restore --at`", '`off`'),
  setting('TRUSTED_PROXIES', 'addresses of the proxies in front', 'none'),
  setting('METRICS_HOST', 'a second address for `/metrics`, for a Prometheus elsewhere', '`127.0.0.1`'),
  setting('METRICS_PORT', 'its port; without it only a demonstration tells them, to this machine', 'none'),
  setting(
    'FIRST_VIEW',
    '`on`: public pages are seen before their scripts run; `off`: every page begins with the splash',
    '`on`',
  ),
  setting('LOG_LEVEL', '`fatal` to `debug`, `silent`', '`info`; `warn` in demo'),
] as const;

type BankSetting = `BANK_${(typeof bankCodes)[number]}_${(typeof ofEachBank)[number]['name']}`;
export type SettingName = (typeof named)[number]['name'] | (typeof alsoNamed)[number]['name'] | BankSetting;

/** The rows of docs/settings.md: the banks' settings stand once, for any `<CODE>`. */
export const settingRows: readonly Setting[] = [
  ...named,
  ...ofEachBank.map((row) => ({ ...row, name: `BANK_<CODE>_${row.name}` })),
  ...alsoNamed,
];

/** The same with the banks written out: every name that the environment may have. */
export const settings: readonly Setting[] = settingRows.flatMap((row) =>
  row.name.includes('<CODE>')
    ? bankCodes.map((code) => ({ ...row, name: row.name.replace('<CODE>', code) }))
    : [row],
);
