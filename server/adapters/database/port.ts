export { StartRefused } from '#server/platform/start-refused.ts';

/** What the shop needs to know of its database: where it is, and how to let go of it. */
export type Database = {
  /** A `postgres://` connection string. */
  url: string;
  /** Lets go. An embedded server is shut down cleanly; somebody else's is left alone. */
  stop(): Promise<void>;
};
