import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartError } from './port.ts';
import { announceSwap, dropSwap, finishSwap, swapFolders } from './embedded-swap.ts';

async function makeFolders(): Promise<
  AsyncDisposable & { place: string; dataDir: string; swap: Parameters<typeof announceSwap>[1] }
> {
  const place = await mkdtemp(join(tmpdir(), 'sowgat-swap-'));
  const dataDir = join(place, 'postgres');
  const swap = {
    draft: `${dataDir}.restoring`,
    kept: `${dataDir}.before`,
    segments: join(place, 'segments'),
  };
  for (const [folder, says] of [
    [dataDir, 'old'],
    [swap.draft, 'new'],
  ] as const) {
    await mkdir(join(folder, 'pg_wal'), { recursive: true });
    await writeFile(join(folder, 'shop'), says);
  }
  return { place, dataDir, swap, [Symbol.asyncDispose]: () => rm(place, { recursive: true, force: true }) };
}

const shopIn = (folder: string) => readFile(join(folder, 'shop'), 'utf8').catch(() => 'none');

test('a swap that was killed before, between or after its renames is finished by the next start', async () => {
  for (const killedAfter of [0, 1, 2]) {
    await using folders = await makeFolders();
    const { place, dataDir, swap } = folders;
    // Writes only the marker file, with `isReady`; the renames up to the kill follow below.
    await rename(swap.draft, join(place, 'away'));
    await announceSwap(dataDir, swap);
    const mark = JSON.parse(await readFile(`${dataDir}.swap`, 'utf8')) as object;
    await writeFile(`${dataDir}.swap`, JSON.stringify({ ...mark, isReady: true }));
    await rename(join(place, 'away'), swap.draft);
    if (killedAfter > 0) await rename(dataDir, swap.kept ?? '');
    if (killedAfter > 1) await rename(swap.draft, dataDir);
    await finishSwap(dataDir);
    expect([await shopIn(dataDir), await shopIn(swap.kept ?? '')]).toEqual(['new', 'old']);
    expect((await readdir(place)).toSorted()).toEqual(['postgres', 'postgres.before']);
  }
});

test('a restore that was killed before its copy was whole leaves the old shop and no trace in the archive', async () => {
  await using folders = await makeFolders();
  const { place, dataDir, swap } = folders;
  await writeFile(join(dataDir, 'pg_wal', '000000010000000000000004'), '');
  await mkdir(swap.segments);
  for (const name of ['000000010000000000000003.gz', '00000002.history.gz', '000000020000000000000003.gz'])
    await writeFile(join(swap.segments, name), '');
  await announceSwap(dataDir, swap);
  await finishSwap(dataDir);
  expect(await shopIn(dataDir)).toBe('old');
  expect(await readdir(swap.segments)).toEqual(['000000010000000000000003.gz']);
  expect((await readdir(place)).toSorted()).toEqual(['postgres', 'segments']);
});

test('where a restore into nothing was cut short, a start refuses instead of making an empty shop', async () => {
  await using folders = await makeFolders();
  const { dataDir, swap } = folders;
  await rm(dataDir, { recursive: true });
  await announceSwap(dataDir, { ...swap, kept: undefined });
  await expect(finishSwap(dataDir)).rejects.toThrow(StartError);
  await expect(finishSwap(dataDir)).rejects.toThrow(/was cut short. Run it again/);
  await dropSwap(dataDir);
  await mkdir(swap.draft);
  await writeFile(join(swap.draft, 'shop'), 'new');
  await swapFolders(dataDir, { ...swap, kept: undefined });
  expect(await shopIn(dataDir)).toBe('new');
});
