import { randomBytes, randomFillSync, randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { bankCodes, type BankCode } from '#domain/payments/bank-answer.ts';
import { join } from 'node:path';
import { startEmbedded } from '#server/adapters/database/embedded.ts';
import { addressesOf, openExternal } from '#server/adapters/database/external.ts';
import type { Addresses, Database } from '#server/adapters/database/port.ts';
import { createBpcBank } from '#server/adapters/banks/bpc.ts';
import type { Bank } from '#server/adapters/banks/port.ts';
import { createFileSms } from '#server/adapters/sms/file.ts';
import { createHttpSms } from '#server/adapters/sms/http.ts';
import { type SmsInbox, withInbox } from '#server/adapters/sms/inbox.ts';
import { createLogSms } from '#server/adapters/sms/log.ts';
import type { SmsPort } from '#server/adapters/sms/port.ts';
import { createSmppSms } from '#server/adapters/sms/smpp.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { readS3Url } from '#server/adapters/storage/s3-place.ts';
import { createS3Storage } from '#server/adapters/storage/s3.ts';
import type { BankConfig, Config, SmsConfig } from '#server/config/read-config.ts';
import { createListing } from '#server/features/catalogue/listing/refresh-index.ts';
import { createEmptySearches } from '#server/features/catalogue/search/count-empty-searches.ts';
import { startInvalidation } from '#server/platform/cache/invalidation.ts';
import type { OnSlow } from '#server/platform/db/statements.ts';
import { openSource } from '#server/platform/db/db.ts';
import { isOutage } from '#server/platform/db/errors.ts';
import { archiveOf } from '#server/ops/backup/folders.ts';
import { createJobs } from '#server/platform/queue/jobs.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { makeFolder } from '#server/platform/make-folder.ts';
import { createReplica } from '#server/platform/db/replica.ts';
import { createReachedLimits } from '#server/platform/overload/reached-limits.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { createSecurityLog } from '#server/platform/security-log.ts';
import { StartError } from '#server/platform/start-refused.ts';
import { createResponseCache } from '#server/platform/cache/response-cache.ts';
import type { Context } from '#server/context.ts';

/** Random bytes for request ids are drawn in blocks, which is six times cheaper (measured). */
const chance = Buffer.alloc(4096);
let taken = chance.length;
function newId(): string {
  if (taken === chance.length) {
    randomFillSync(chance);
    taken = 0;
  }
  taken += 16;
  return chance.toString('base64url', taken - 16, taken);
}

/** The real clock and random source; only the start and commands use them directly. */
export const machine = {
  now: () => new Date(),
  newId,
  newToken: () => randomBytes(32).toString('base64url'),
  newCode: () => String(randomInt(0, 1_000_000)).padStart(6, '0'),
  newUuid: () => randomUUID(),
};

/** Query time-out on the replica; after that the primary is used. */
const replicaTimeoutMs = 1_500;

/** What tests may replace in the context. */
export type Overrides = Partial<
  Pick<Context, 'now' | 'newId' | 'newToken' | 'newCode' | 'sms' | 'banks' | 'log'>
>;

export type ContextHandle = {
  ctx: Context;
  pool: pg.Pool;
  /** Number of callers waiting for a database connection. */
  waiting(): number;
  inbox: SmsInbox | undefined;
  /** Starts watching the database: while it does not answer, requests for a connection fail at once. */
  watchDatabase(): void;
  isDatabaseSilent(): boolean;
  close(): Promise<void>;
};

/**
 * Creates the context; the only place that selects adapters.
 *
 * @param database the database in use (embedded or external), migrated; a single string serves as all of its addresses
 */
export async function openContext(
  config: Config & { secretKey: string },
  database: string | Pick<Addresses, 'url' | 'directUrl'>,
  overrides: Overrides = {},
): Promise<ContextHandle> {
  const { url, directUrl } = typeof database === 'string' ? { url: database, directUrl: database } : database;
  const log = overrides.log ?? createLog({ level: config.logLevel });
  const now = overrides.now ?? machine.now;
  // Before any connection: when this throws, nothing is left open.
  const storage = await createStorage(config);
  let closing = false;
  let isSilent = false;
  const onLost = ({ message }: Error) => {
    // While closing, lost connections are expected.
    if (!closing) log.warn({ reason: message }, 'a database connection was lost');
  };
  const onSlow: OnSlow = (slow) => log.warn(slow, 'a slow statement');
  // A second address means that the first belongs to a pooler, and that of the replica may as well.
  const limitedByRole = url !== directUrl;
  const primary = openSource(url, onLost, { isSilent: () => isSilent, onSlow, limitedByRole });
  const copy = config.replicaUrl
    ? openSource(config.replicaUrl, onLost, { onSlow, queryTimeoutMs: replicaTimeoutMs, limitedByRole })
    : undefined;
  const replica = createReplica({ primary, ...(copy ? { replica: copy } : {}) });
  const cache = createResponseCache({ now, ttlSeconds: 30, maxBytes: 16 * 1024 * 1024, isOutage });
  const changes = await startInvalidation({ databaseUrl: directUrl, cache, replica, log });
  const outgoing = overrides.sms ?? createSms(config.sms, { now, log });
  const inbox = config.mode === 'demo' ? withInbox(outgoing, { now }) : undefined;
  const ctx: Context = {
    config,
    log,
    ...{ security: createSecurityLog(log), reached: createReachedLimits(now) },
    now,
    cache,
    ...{ listing: createListing(), emptySearches: createEmptySearches({ db: primary.db, now, log }) },
    invalidation: changes,
    replica,
    db: primary.db,
    newId: overrides.newId ?? machine.newId,
    newToken: overrides.newToken ?? machine.newToken,
    newCode: overrides.newCode ?? machine.newCode,
    secrets: createSecrets(config.secretKey),
    sms: inbox ?? outgoing,
    banks: overrides.banks ?? createBanks(config.banks, { now, log }),
    storage,
    jobs: createJobs(),
  };
  return {
    ctx,
    ...{ pool: primary.pool, waiting: primary.waiting, inbox },
    watchDatabase() {
      changes.watch((silent) => {
        isSilent = silent;
        log.warn(silent ? 'the database does not answer' : 'the database answers again');
        if (silent) primary.hangUp();
      });
    },
    isDatabaseSilent: () => isSilent,
    async close() {
      closing = true;
      await Promise.all([ctx.sms.close(), ctx.emptySearches.write(), ctx.security.close()]);
      await changes.stop();
      await Promise.all([primary.close(), copy?.close()]);
    },
  };
}

/** Opens the database of the settings; an embedded one can be open only once. @throws StartError */
export function openDatabase(config: Config): Promise<Database> {
  return config.databaseUrl === undefined
    ? startEmbedded({
        dataDir: join(config.dataDir, 'postgres'),
        archive: config.walArchive ? archiveOf(config.backupDir) : undefined,
      })
    : openExternal(addressesOf(config, config.databaseUrl));
}

export function createSms(config: SmsConfig, around: { now: () => Date; log: Log }): SmsPort {
  switch (config.driver) {
    case 'log':
      // At level warn, because the log of a demonstration shows nothing lower.
      return createLogSms({ now: around.now, write: (line) => around.log.warn({ sms: line }, 'sms') });
    case 'file':
      return createFileSms({ path: config.file, now: around.now });
    case 'http':
      return createHttpSms({ url: config.url, token: config.token, now: around.now });
    case 'smpp':
      return createSmppSms({ url: config.url, sender: config.sender, now: around.now });
  }
}

/** In the order in which they are offered. */
export function createBanks(
  configs: readonly BankConfig[],
  around: { now: () => Date; log: Log },
): Map<BankCode, Bank> {
  const inOrder = bankCodes.flatMap((code) => configs.filter((config) => config.code === code));
  return new Map(inOrder.map((config) => [config.code, createBpcBank(config, around)]));
}

/** @param timeoutMs time-out of one request to a bucket */
export async function createStorage(config: Config, timeoutMs?: number): Promise<Storage> {
  if (config.storage.kind === 's3') return createS3Storage(readS3Url(config.storage.url), timeoutMs);
  const { folder } = config.storage;
  await makeFolder(folder).catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartError(
      `The picture folder ${folder} cannot be made (${code}). Set STORAGE_URL to a folder that may be written.`,
    );
  });
  return createDiskStorage(folder);
}
