import { join } from 'node:path';

/** Where the log of the embedded database is kept, beside the backups that it continues. */
export const archiveOf = (backups: string): string => join(backups, 'wal');

/** The log of one cluster. */
export const segmentsOf = (backups: string, cluster: string): string => join(archiveOf(backups), cluster);
