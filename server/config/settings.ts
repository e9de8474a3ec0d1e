import { type BankCode, bankCodes } from '#domain/payments/bank-answer.ts';

/**
 * Every setting there is, one set of the banks' for each `<CODE>`. What each means and what counts without it is told by
 * docs/settings.md, which has a row for each in this order.
 */
export const settingRows = [
  'MODE',
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_REPLICA_URL',
  'SECRET_KEY',
  'SMS_DRIVER',
  'SMS_FILE',
  'SMS_HTTP_URL',
  'SMS_HTTP_TOKEN',
  'SMPP_URL',
  'SMS_SENDER',
  'SMS_PREFIXES',
  'CODES_PER_HOUR',
  'ALERT_PHONES',
  'BANKS',
  'BANK_<CODE>_URL',
  'BANK_<CODE>_USER',
  'BANK_<CODE>_PASSWORD',
  'BANK_<CODE>_CA_FILE',
  'BANK_<CODE>_CALLBACK_KEY',
  'STORAGE_URL',
  'ROLE',
  'DRAIN_SECONDS',
  'BACKUP_DIR',
  'BACKUPS',
  'DRILL_DIR',
  'WAL_ARCHIVE',
  'TRUSTED_PROXIES',
  'METRICS_HOST',
  'METRICS_PORT',
  'FIRST_VIEW',
  'LOG_LEVEL',
] as const;

type ForBank<Row> = Row extends `BANK_<CODE>_${infer Part}` ? `BANK_${BankCode}_${Part}` : Row;
export type SettingName = ForBank<(typeof settingRows)[number]>;

/** The same with the banks written out: every name that the environment may have. */
export const settings: readonly string[] = settingRows.flatMap((row) =>
  row.includes('<CODE>') ? bankCodes.map((code) => row.replace('<CODE>', code)) : [row],
);

/** Whether the value of a setting is shown to nobody, or not in full: it holds a password or a key. */
export function isSecret(name: string): boolean {
  return /^(DATABASE_\w*URL|SECRET_KEY|SMS_HTTP_\w+|SMPP_URL|STORAGE_URL|BANK_\w+_(PASSWORD|CALLBACK_KEY))$/.test(
    name,
  );
}
