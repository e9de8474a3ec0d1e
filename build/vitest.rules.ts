import { defineConfig } from 'vitest/config';
import { fromRoot } from './from-root.ts';

/** The rules alone, for the mutation run: nothing but domain/ and its own tests. */
export default defineConfig({
  root: fromRoot(''),
  test: { include: ['domain/**/*.test.ts'], testTimeout: 30_000 },
});
