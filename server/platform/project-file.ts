import { join } from 'node:path';

/** Where a file or folder of the project lies. This one lies as deep in the sources as their build does, in dist/server. */
export const projectFile = (path: string): string => join(import.meta.dirname, '../..', path);
