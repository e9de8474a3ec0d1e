import type { BankCode } from '#domain/payments/bank-answer.ts';
import type { Bank } from '#server/adapters/banks/port.ts';
import type { SmsPort } from '#server/adapters/sms/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Config } from '#server/config/read-config.ts';
import type { EmptySearches } from '#server/features/catalogue/search/count-empty-searches.ts';
import type { Listing } from '#server/features/catalogue/listing/refresh-index.ts';
import type { Invalidation } from '#server/platform/cache/invalidation.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Jobs } from '#server/platform/queue/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { ReachedLimits } from '#server/platform/overload/reached-limits.ts';
import type { Replica } from '#server/platform/db/replica.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import type { ResponseCache } from '#server/platform/cache/response-cache.ts';

/** Everything that verbs depend on. A verb takes only the part it uses: one of the types below, or a `Pick`. */
export type Context = {
  config: Config;
  db: Db;
  /** The only clock; tests replace it. */
  now: () => Date;
  /** A new opaque id: 128 random bits. */
  newId: () => string;
  /** A new secret for a browser: 256 random bits. */
  newToken: () => string;
  /** Six random digits. */
  newCode: () => string;
  secrets: Secrets;
  sms: SmsPort;
  /** The banks that are switched on by settings, by code. */
  banks: ReadonlyMap<BankCode, Bank>;
  storage: Storage;
  jobs: Jobs;
  cache: ResponseCache;
  /** The in-memory index for filters, facet counts and sorting of lists. */
  listing: Listing;
  emptySearches: EmptySearches;
  invalidation: Invalidation;
  /** For public reads: the replica while it is fresh enough. */
  replica: Replica;
  log: Log;
  /** Security events: one log line each, counted for Prometheus. */
  security: SecurityLog;
  /** Rate limits that are known to be reached. */
  reached: ReachedLimits;
};

/** What most verbs need: the rows, and the clock. */
export type DbContext = Pick<Context, 'db' | 'now'>;
/** For queuing a message (SMS). */
export type MessageContext = Pick<Context, 'jobs' | 'newId' | 'now' | 'secrets'>;
/** For storing a picture. */
export type PictureContext = Pick<Context, 'db' | 'storage' | 'jobs' | 'now'>;
/** For tasks that query the banks. */
export type BankContext = Pick<Context, 'db' | 'now' | 'banks' | 'log'>;
/** For settling a payment: the bank, and all that follows for the order. */
export type PaymentContext = Pick<
  Context,
  'db' | 'now' | 'newId' | 'newToken' | 'banks' | 'jobs' | 'log' | 'config' | 'secrets'
>;
