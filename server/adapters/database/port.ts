export { StartRefused } from '#server/platform/start-refused.ts';

/** One database by its `postgres://` connection strings. */
export type Addresses = {
  /** What the shop serves with, perhaps through a pooler in transaction mode. */
  url: string;
  /** The same role past the pooler: notices, the job queue, backups. */
  directUrl: string;
  /** The role that owns the schema; only for what migrates or restores. */
  ownerUrl: string;
};

/** What the shop needs to know of its database: where it is, and how to let go of it. */
export type Database = Addresses & {
  /** Lets go. An embedded server is shut down cleanly; somebody else's is left alone. */
  stop(): Promise<void>;
};
