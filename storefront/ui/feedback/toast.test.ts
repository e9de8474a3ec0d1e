import { expect, test, vi } from 'vitest';
import { createToasts } from './toast.ts';
import type { Toasts } from './Toaster.tsx';

const region = { staysMs: 4000, atOnce: 3, name: () => '' };

/** As much of a document as a plain message needs. */
function openPage() {
  vi.useFakeTimers();
  const shown: { said: string; press?: () => void }[] = [];
  const make = () => {
    const parts: unknown[] = [];
    const element = {
      parts,
      append: (...more: unknown[]) => void parts.push(...more),
      setAttribute: () => undefined,
      onclick: undefined as (() => void) | undefined,
      remove: () => void shown.splice(0),
    };
    return element;
  };
  const body = {
    append(box: ReturnType<typeof make>) {
      const [said, , button] = box.parts as [string, string?, ReturnType<typeof make>?];
      shown.push({ said, ...(button?.onclick && { press: button.onclick }) });
    },
  };
  vi.stubGlobal('document', { createElement: make, body });
  return {
    shown,
    [Symbol.dispose]: () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    },
  };
}

test.each([
  ['refused', () => Promise.reject(new Error('refused'))],
  ['hanging', () => new Promise<Toasts>(() => undefined)],
])(
  'where the code of the toasts is %s, a message is shown without it, once, with its action',
  async (_, bring) => {
    using page = openPage();
    let reloads = 0;
    createToasts({ ...region, staysMs: 60_000 }, bring).show({
      text: 'Açylmady',
      action: { label: 'Täzele', run: () => (reloads += 1) },
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.shown.map(({ said }) => said)).toEqual(['Açylmady']);
    page.shown[0]?.press?.();
    expect([reloads, page.shown]).toEqual([1, []]);
  },
);

test('a plain message leaves after its time, and code that comes late does not say it again', async () => {
  using page = openPage();
  const said: string[] = [];
  let arrive: (toasts: Toasts) => void = () => undefined;
  const toasts = createToasts(region, () => new Promise((resolve) => (arrive = resolve)));
  toasts.show({ text: 'Bir' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.shown).toHaveLength(1);
  arrive({ show: ({ text }) => void said.push(text), clear: () => undefined });
  await vi.advanceTimersByTimeAsync(4000);
  expect([page.shown, said]).toEqual([[], []]);
  toasts.show({ text: 'Iki' });
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(['Iki']);
  await vi.advanceTimersByTimeAsync(9000);
  expect([page.shown, said]).toEqual([[], ['Iki']]);
});
