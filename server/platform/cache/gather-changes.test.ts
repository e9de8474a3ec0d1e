import { expect, test, vi } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { gatherChanges } from './gather-changes.ts';

function openGathering(answer: () => Promise<string | undefined>) {
  vi.useFakeTimers();
  const told: unknown[] = [];
  const log = createLog({ level: 'silent' });
  const warned = vi.spyOn(log, 'warn').mock.calls;
  const replica = { isPaused: false, waitsFor: '' };
  const gathering = gatherChanges(
    (products) => {
      told.push(products);
      return answer();
    },
    {
      replica: {
        pause: (isPaused) => void (replica.isPaused = isPaused),
        waitFor: (lsn) => void (replica.waitsFor = lsn),
      },
      log,
    },
  );
  return { gathering, told, warned, replica, [Symbol.dispose]: () => void vi.useRealTimers() };
}

test('changes of one moment are told together, and the replica waits until their position is known', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
  const waiting = answers.map(({ promise }) => promise);
  using open = openGathering(async () => waiting.shift());
  open.gathering.add([7]);
  open.gathering.add([8, 7]);
  expect([open.replica.isPaused, open.gathering.isOpen()]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(15);
  expect([open.told, open.gathering.isOpen()]).toEqual([[[7, 8]], false]);
  open.gathering.add([9]);
  answers[0].resolve('0/5');
  await vi.advanceTimersByTimeAsync(0);
  expect(open.replica, 'the change since then is not told yet').toEqual({ isPaused: true, waitsFor: '0/5' });
  answers[1].resolve('0/6');
  await vi.advanceTimersByTimeAsync(15);
  expect(open.told).toEqual([[7, 8], [9]]);
  expect(open.replica).toEqual({ isPaused: false, waitsFor: '0/6' });
});

test('a change of everything, or of more than a notice holds, is told as everything', async () => {
  using open = openGathering(async () => '0/5');
  open.gathering.add([7]);
  open.gathering.add();
  open.gathering.add([8]);
  await vi.advanceTimersByTimeAsync(15);
  open.gathering.add(Array.from({ length: 501 }, (_, at) => at));
  await vi.advanceTimersByTimeAsync(15);
  open.gathering.add([9]);
  await vi.advanceTimersByTimeAsync(15);
  expect(open.told).toEqual([undefined, undefined, [9]]);
});

test('what could not be told leaves the replica out, and after the end nothing is told', async () => {
  let answer: () => Promise<string | undefined> = async () => undefined;
  using open = openGathering(() => answer());
  open.gathering.add([7]);
  await vi.advanceTimersByTimeAsync(15);
  answer = () => Promise.reject(new Error('gone'));
  open.gathering.add([7]);
  await vi.advanceTimersByTimeAsync(15);
  expect([open.replica.isPaused, open.warned.length]).toEqual([true, 1]);
  open.gathering.stop();
  open.gathering.add([7]);
  await vi.advanceTimersByTimeAsync(60);
  expect(open.told).toHaveLength(2);
});
