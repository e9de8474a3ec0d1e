import { expect, test, vi } from 'vitest';
import { deviceStorage } from './open-storage.ts';

/** A browser with this storage, until the end of a test. */
function startBrowser(window: { readonly localStorage: object }): Disposable {
  vi.stubGlobal('window', window);
  return {
    [Symbol.dispose]() {
      deviceStorage.removeItem('a');
      vi.unstubAllGlobals();
    },
  };
}

const storageOf = (held: Map<string, string>, mostLetters: number) => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem(key: string, text: string) {
    if (text.length > mostLetters) throw new Error('full');
    held.set(key, text);
  },
  removeItem: (key: string) => void held.delete(key),
});

test('what a full storage does not take lasts as long as the page, and is newer than what lies there', () => {
  const held = new Map([['a', 'old']]);
  using _browser = startBrowser({ localStorage: storageOf(held, 3) });
  expect(deviceStorage.getItem('a')).toBe('old');
  expect(deviceStorage.setItem('a', 'newer')).toBe(false);
  expect([deviceStorage.getItem('a'), held.get('a')]).toEqual(['newer', 'old']);
  expect(deviceStorage.setItem('a', 'new')).toBe(true);
  expect([deviceStorage.getItem('a'), held.get('a')]).toEqual(['new', 'new']);
  held.set('a', 'tab');
  expect(deviceStorage.getItem('a'), 'another tab wrote').toBe('tab');
});

test('a forbidden storage says so and works for the page', () => {
  using _browser = startBrowser({
    get localStorage(): Storage {
      throw new Error('forbidden');
    },
  });
  expect(deviceStorage.setItem('a', '1')).toBe(false);
  expect(deviceStorage.getItem('a')).toBe('1');
  deviceStorage.removeItem('a');
  expect(deviceStorage.getItem('a')).toBeNull();
});
