import { fileURLToPath } from 'node:url';

/** A path of the project, whatever folder the build is started in. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
