import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { saveBeside, type SeenRecord } from './save-beside.ts';

vi.stubGlobal('document', { documentElement: { lang: 'ru' } });

/** A record on a server, which refuses who has not seen its newest state, as the shop does. */
function openServer(first: SeenRecord) {
  const now = { record: first, seen: 1 };
  const withoutSeen = ({ seen: _, ...body }: SeenRecord) => body;
  return {
    now,
    otherSaves(part: object) {
      now.record = { ...now.record, ...part };
      now.seen += 1;
    },
    saving: (opened: SeenRecord, typed: SeenRecord, name: string) => ({
      ...{ name, opened, typed, bodyOf: withoutSeen },
      read: async () => ({ ...now.record, seen: String(now.seen) }),
      async write(body: SeenRecord, seen: string | undefined) {
        const data = { by: 'Meret', at: '2026-11-28T09:05:00.000Z', seen: String(now.seen) };
        if (Number(seen) < now.seen) throw new HttpError('', 409, { code: 'record.conflict', data });
        now.record = body;
        return body;
      },
    }),
  };
}

const opened = { fee: 2000, freeFrom: 50_000, seen: '1' };

test('what each of two editors changed is there afterwards', async () => {
  const server = openServer({ fee: 2000, freeFrom: 50_000 });
  server.otherSaves({ fee: 2500 });
  await saveBeside(server.saving(opened, { ...opened, freeFrom: 60_000 }, 'one'));
  expect(server.now.record).toEqual({ fee: 2500, freeFrom: 60_000 });
});

test('a field that both changed is refused once with who and when, and saved by a second press', async () => {
  const server = openServer({ fee: 2000, freeFrom: 50_000 });
  server.otherSaves({ fee: 2500 });
  const saving = server.saving(opened, { ...opened, fee: 3000 }, 'two');
  const sentence = expect.stringMatching(/^Meret, .*14:05: сохранено другое/);
  await expect(saveBeside(saving)).rejects.toMatchObject({
    status: 409,
    body: { errors: { fee: sentence } },
  });
  expect(server.now.record).toMatchObject({ fee: 2500 });
  await saveBeside(saving);
  expect(server.now.record).toEqual({ fee: 3000, freeFrom: 50_000 });
});

test('who has been told of one change is told of the next one too', async () => {
  const server = openServer({ fee: 2000, freeFrom: 50_000 });
  server.otherSaves({ fee: 2500 });
  const saving = server.saving(opened, { ...opened, fee: 3000 }, 'three');
  await expect(saveBeside(saving)).rejects.toBeInstanceOf(HttpError);
  server.otherSaves({ fee: 2600 });
  await expect(saveBeside(saving)).rejects.toBeInstanceOf(HttpError);
  expect(server.now.record).toMatchObject({ fee: 2600 });
});
