import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the command was given. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** An error whose text is all that the person at the terminal needs. */
export function refuse(sentence) {
  return Object.assign(new Error(sentence), { sentence });
}
