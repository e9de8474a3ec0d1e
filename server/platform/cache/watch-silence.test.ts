import { expect, test, vi } from 'vitest';
import { watchSilence } from './watch-silence.ts';

function openWatchdog() {
  vi.useFakeTimers();
  const heard: boolean[] = [];
  const state = { answers: true, pings: 0, hungUp: 0 };
  const watchdog = watchSilence({
    ping() {
      state.pings += 1;
      if (state.answers) watchdog.noteAnswer();
    },
    hangUp: () => void (state.hungUp += 1),
  });
  watchdog.start((isSilent) => heard.push(isSilent));
  return {
    watchdog,
    heard,
    state,
    [Symbol.dispose]() {
      watchdog.stop();
      vi.useRealTimers();
    },
  };
}

test('a database that stops answering counts as silent within three seconds, once, until it answers', async () => {
  using open = openWatchdog();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([open.heard, open.state.pings]).toEqual([[], 21]);
  open.state.answers = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(open.heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([open.heard, open.state.hungUp]).toEqual([[true], 1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([open.heard, open.state.hungUp]).toEqual([[true], 1]);
  open.watchdog.noteAnswer();
  expect(open.heard).toEqual([true, false]);
});

test('a process that was held up itself does not blame the database', async () => {
  using open = openWatchdog();
  const now = vi.spyOn(performance, 'now');
  const late = performance.now() + 60_000;
  now.mockReturnValue(late);
  open.state.answers = false;
  await vi.advanceTimersByTimeAsync(500);
  expect([open.heard, open.state.hungUp]).toEqual([[], 0]);
  now.mockRestore();
});

test('a watchdog that is stopped pings no more', async () => {
  using open = openWatchdog();
  open.watchdog.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(open.state.pings).toBe(1);
});
