import { defineConfig } from 'vitest/config';

/** The rules alone, for the mutation run: nothing but domain/ and its own tests. */
export default defineConfig({ test: { include: ['domain/**/*.test.ts'], testTimeout: 30_000 } });
