import { defaultMobilePrefixes } from '#domain/phone.ts';
import { settings } from './settings.ts';
import type { Config, Env } from './types.ts';

/** The settings as they may be read over somebody's shoulder. */
export function describeSettings(config: Config): Record<string, string> {
  return {
    mode: config.mode,
    role: config.role,
    listens: `${config.host}:${config.port}`,
    'public address': config.publicUrl,
    data: config.dataDir,
    database: config.databaseUrl ? hidePassword(config.databaseUrl) : 'embedded',
    'db direct': config.databaseDirectUrl ? hidePassword(config.databaseDirectUrl) : 'the same',
    'db owner': config.databaseOwnerUrl ? hidePassword(config.databaseOwnerUrl) : 'the same',
    replica: config.replicaUrl ? hidePassword(config.replicaUrl) : 'none',
    'secret key': config.secretKey ? 'given' : 'generated in the data folder',
    sms: `${config.sms.driver}, ${config.codesPerHour} codes an hour at most`,
    prefixes: (config.smsPrefixes ?? defaultMobilePrefixes).join(', '),
    banks:
      config.banks
        .map((bank) => `${bank.code} ${hidePassword(bank.url)}${bank.caFile ? ' with a CA file' : ''}`)
        .join(', ') || 'none',
    pictures: config.storage.kind === 'file' ? config.storage.folder : `s3 ${config.storage.url.host}`,
    proxies: config.trustedProxies.join(', ') || 'none trusted',
    backups: config.backupsElsewhere
      ? 'made by other tools'
      : `${config.backupDir}${config.walArchive ? ', with the log for any instant' : ''}`,
    drills: config.backupsElsewhere ? 'none' : config.drillDir,
    figures: config.metricsPort === undefined ? 'on loopback' : `${config.metricsHost}:${config.metricsPort}`,
    'first view': config.firstView ? 'on' : 'off',
    log: config.logLevel,
  };
}

function hidePassword(url: string): string {
  const shown = new URL(url);
  if (shown.password) shown.password = '***';
  for (const name of [...shown.searchParams.keys()])
    if (/pass|secret|token|key/i.test(name)) shown.searchParams.set(name, '***');
  return shown.toString();
}

/** The names of what is set, without values: everything else has its default. */
export function listGiven(env: Env): string[] {
  return settings.filter((name) => env[name]?.trim());
}
