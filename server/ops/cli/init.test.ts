import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/support/shop/database.ts';
import { run } from './init.ts';

test('an empty shop gets its owner link from the start, not one that the start ends', async () => {
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  await using database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-test-'));
  await run(['--empty'], { DATABASE_URL: database.ownerUrl, DATA_DIR: folder, LOG_LEVEL: 'silent' });
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
  expect(said.join('')).toMatch(/The shop is empty.*\n.*start the shop/);
  expect(said.join('')).not.toContain('/setup/');
});
