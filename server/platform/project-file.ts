import { join } from 'node:path';

/** The path of a file or folder of the project. This file is as deep in the sources as its build is in dist/server. */
export const projectFile = (path: string): string => join(import.meta.dirname, '../..', path);
