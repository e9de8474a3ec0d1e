/** A shop for tests: a real store with a fake environment that gives prepared answers and records the calls made. */
import { CallError } from '#contract/client.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Option, ProductCard } from '#contract/catalogue/shop.ts';
import { createShop, type Shop } from './store.ts';
import type { Toast } from '#storefront/ui/feedback/toast.ts';
import type { Environment } from '#storefront/store/environment.ts';
import type { StateStorage } from '#storefront/store/stored-entry.ts';

/** For each route key an answer, or a function that returns one or throws. */
export type Answers = Record<string, unknown>;

export function openTestShop({
  answers = {},
  storage = createMemoryStorage(),
}: {
  answers?: Answers;
  storage?: StateStorage;
} = {}) {
  const calls: { key: string; parts: unknown }[] = [];
  const toasts: Toast[] = [];
  const done: string[] = [];
  let ids = 0;
  const outside = {
    api: async (key: string, parts?: unknown) => {
      calls.push({ key, parts });
      const answer = answers[key];
      return typeof answer === 'function' ? (answer as (parts: unknown) => unknown)(parts) : answer;
    },
    toast: (toast: Toast) => toasts.push(toast),
    saveLanguage: (language: string) => done.push(`language ${language}`),
    tagLanguage: () => undefined,
    persistNow: () => shop.memory.persistNow(),
    reload: (path?: string) => done.push(path ? `reload at ${path}` : 'reload'),
    leaveTo: (url: string) => done.push(`leave to ${url}`),
    now: () => new Date('2026-11-21T07:00:00Z'),
    newId: () => `id-${++ids}`,
  } as unknown as Environment;
  const shop: Shop = createShop(outside, storage);
  return { ...shop, calls, toasts, done, outside, state: () => shop.store.getState() };
}

/** Storage in memory whose contents tests can read. */
export function createMemoryStorage(held: Record<string, string> = {}) {
  return {
    held,
    getItem: (key: string): string | null | Promise<string | null> => held[key] ?? null,
    setItem: (key: string, text: string): void => void (held[key] = text),
  };
}

export function refusal(status: number, body: Partial<ErrorBody>, retryAfter?: number): () => never {
  return () => {
    throw new CallError(
      status,
      { response: 'error', code: 'server.failed', message: '', ...body },
      retryAfter,
    );
  };
}

export function option(id: number, count = 5): Option {
  return {
    id,
    title: { tm: 'A', ru: 'А' },
    sku: `S${id}`,
    price: 16_500,
    oldPrice: null,
    count,
    picture: null,
  };
}

export function card(id: number, count = 5): ProductCard {
  return {
    id,
    title: { tm: 'Gül', ru: 'Цветок' },
    brand: null,
    picture: null,
    price: 16_500,
    oldPrice: null,
    count,
    rating: null,
    reviewsCount: 0,
    isNew: false,
    optionsCount: 1,
    defaultOption: option(id, count),
    soonest: null,
  };
}

/** Works with a stand-in for the page's document. */
export async function withDocument(page: object, work: () => Promise<unknown>): Promise<void> {
  Object.assign(globalThis, { document: page });
  try {
    await work();
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
}
