import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { type Choice, type ChoiceQuestion, onChoiceAsked } from './ask-choice.ts';
import { saveBeside } from './save-beside.ts';

vi.stubGlobal('document', { documentElement: { lang: 'ru' } });

type Body = Record<string, unknown>;

/** A record on a server, which refuses who has not seen its newest state, as the shop does. */
function openServer(first: Body) {
  const now = { record: first, seen: 1 };
  return {
    now,
    otherSaves(part: object) {
      now.record = { ...now.record, ...part };
      now.seen += 1;
    },
    saving: (mine: Body) => ({
      ...{ opened: first, mine, seen: '1' },
      read: async () => ({ body: now.record, seen: String(now.seen) }),
      async write(body: Body, seen: string | undefined) {
        const data = { by: 'Meret', at: '2026-11-28T09:05:00.000Z', seen: String(now.seen) };
        if (Number(seen) < now.seen) throw new HttpError('', 409, { code: 'record.conflict', data });
        now.record = body;
        return body;
      },
    }),
  };
}

/** An editor who answers so, one question after the other. @returns what was asked */
function openEditor(...answers: ((question: ChoiceQuestion) => Choice)[]): ChoiceQuestion[] {
  const asked: ChoiceQuestion[] = [];
  onChoiceAsked((question) => {
    if (!question) return;
    asked.push(question);
    question.answer(answers[asked.length - 1]?.(question));
  });
  return asked;
}

const first = { fee: 2000, freeFrom: 50_000, minimum: 0 };
const mine = () => new Set<string>();

test('what each of two editors changed is there afterwards, without a question', async () => {
  const asked = openEditor();
  const server = openServer(first);
  server.otherSaves({ fee: 2500 });
  const { seen } = await saveBeside(server.saving({ ...first, freeFrom: 60_000 }));
  expect(server.now.record).toEqual({ ...first, fee: 2500, freeFrom: 60_000 });
  expect([asked.length, seen]).toEqual([0, '2']);
});

test('of a field that both changed the editor sees who, when and both versions, and chooses', async () => {
  for (const [choice, fee] of [
    [new Set(['fee']), 2500],
    [new Set<string>(), 3000],
  ] as const) {
    const asked = openEditor(() => choice);
    const server = openServer(first);
    server.otherSaves({ fee: 2500, minimum: 5000 });
    await saveBeside(server.saving({ ...first, fee: 3000, freeFrom: 60_000 }));
    expect(asked).toMatchObject([
      {
        foreign: { by: 'Meret', at: '2026-11-28T09:05:00.000Z' },
        changes: [
          { path: 'fee', base: 2000, mine: 3000, theirs: 2500, by: 'both' },
          { path: 'freeFrom', by: 'me' },
          { path: 'minimum', by: 'them' },
        ],
      },
    ]);
    expect(server.now.record).toEqual({ fee, freeFrom: 60_000, minimum: 5000 });
  }
});

test('who goes back to the form has saved nothing, and is asked again at the next press', async () => {
  const asked = openEditor(() => undefined, mine);
  const server = openServer(first);
  server.otherSaves({ fee: 2500 });
  const saving = server.saving({ ...first, fee: 3000 });
  const sentence = expect.stringMatching(/^Уже сохранено: Meret, .*14:05\. Ваше не пропало/);
  await expect(saveBeside(saving)).rejects.toMatchObject({
    status: 409,
    body: { errors: { fee: sentence } },
  });
  expect(server.now.record).toMatchObject({ fee: 2500 });
  await saveBeside(saving);
  expect([asked.length, server.now.record]).toEqual([2, { ...first, fee: 3000 }]);
});

test('who has chosen is told of the next change too', async () => {
  const server = openServer(first);
  const asked = openEditor(() => {
    server.otherSaves({ fee: 2600 });
    return mine();
  }, mine);
  server.otherSaves({ fee: 2500 });
  await saveBeside(server.saving({ ...first, fee: 3000 }));
  expect(asked.map(({ changes }) => changes[0]?.theirs)).toEqual([2500, 2600]);
  expect(server.now.record).toMatchObject({ fee: 3000 });
});
