import { join } from 'node:path';

/** The WAL archive of the embedded database, beside the backups that it continues. */
export const archiveOf = (backups: string): string => join(backups, 'wal');

/** The WAL archive of one cluster. */
export const segmentsOf = (backups: string, cluster: string): string => join(archiveOf(backups), cluster);
