import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the command was given. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Arguments that make Node run this test runner's command, which looks for settings in the root alone. */
export const vitest = (command) => [
  'node_modules/vitest/vitest.mjs',
  command,
  '--config',
  'build/vitest.config.ts',
];

/** An error whose text is all that the person at the terminal needs. */
export function refuse(sentence) {
  return Object.assign(new Error(sentence), { sentence });
}
