export { StartError } from '#server/platform/start-refused.ts';

/** One database by its `postgres://` connection strings. */
export type Addresses = {
  /** The serving role, perhaps through a pooler in transaction mode. */
  url: string;
  /** The same role without the pooler: for LISTEN/NOTIFY, the job queue, backups. */
  directUrl: string;
  /** The role that owns the schema; only for migrations and restores. */
  ownerUrl: string;
};

/** The addresses of a database, and how to stop using it. */
export type Database = Addresses & {
  /** Shuts an embedded server down cleanly; an external one is left alone. */
  stop(): Promise<void>;
};
