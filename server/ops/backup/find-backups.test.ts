import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLastBackup, findNewestBackup, listBackups, surveyBackups } from './find-backups.ts';
import { openDraft, readBackup } from './manifest.ts';

const about = {
  migrations: [],
  queue: 1,
  tables: [],
  sequences: [],
  pictures: [],
  missingPictures: [],
  keyMark: 'x',
};

async function makeBackups(): Promise<AsyncDisposable & { backups: string; older: string; newer: string }> {
  const backups = await mkdtemp(join(tmpdir(), 'sowgat-find-'));
  const make = async (day: string) =>
    (
      await (
        await openDraft(backups, `2026-11-${day}T21-00-00-000Z`)
      ).finish({
        ...about,
        at: `2026-11-${day}T21:00:00.000Z`,
      })
    ).folder;
  const [older, newer] = [await make('19'), await make('20')];
  return {
    backups,
    older,
    newer,
    [Symbol.asyncDispose]: () => rm(backups, { recursive: true, force: true }),
  };
}

test('a newest backup whose manifest is damaged is named and never passed over for an older one', async () => {
  await using folder = await makeBackups();
  const { backups, older, newer } = folder;
  expect((await findNewestBackup(backups))?.folder).toBe(newer);
  expect(await findLastBackup(backups)).toEqual(new Date('2026-11-20T21:00:00.000Z'));
  const manifest = join(newer, 'manifest.json');
  const damages: (() => Promise<void>)[] = [
    () => truncate(manifest, 20),
    () => writeFile(manifest, '{}\n'),
    () => writeFile(manifest, 'null'),
    () => writeFile(manifest, `{"format": 1, "at": "2026-11-20T21:00:00.000Z", "files": 7}`),
    () => rm(manifest),
  ];
  for (const damage of damages) {
    await damage();
    await expect(readBackup(newer)).rejects.toThrow(RangeError);
    await expect(findNewestBackup(backups)).rejects.toThrow(
      new RegExp(`${newer} is .+manifest.json.+--from ${older} restores that day`),
    );
    expect((await surveyBackups(backups)).damaged.map((one) => one.folder)).toEqual([newer]);
    expect(await findLastBackup(backups)).toEqual(new Date('2026-11-19T21:00:00.000Z'));
  }
  expect((await listBackups(backups)).map((one) => one.folder)).toEqual([older]);
});

test('what lies beside the backups is none, and an older damaged one does not stand in the way', async () => {
  await using folder = await makeBackups();
  const { backups, older, newer } = folder;
  await mkdir(join(backups, 'wal'));
  await writeFile(join(backups, 'last-drill.json'), '{}');
  await truncate(join(older, 'manifest.json'), 20);
  expect((await findNewestBackup(backups))?.folder).toBe(newer);
  expect((await surveyBackups(backups)).damaged).toHaveLength(1);
});
