import { useSyncExternalStore } from 'react';
import { usualShopName } from '#domain/notifications/shop-name.ts';
import { useLanguage } from './use-texts.ts';

const listeners = new Set<() => void>();
const listen = (heard: () => void) => {
  listeners.add(heard);
  return () => listeners.delete(heard);
};

/** The shop's name, embedded in the page in both languages. */
export function useShopName(): string {
  const tag = useLanguage() === 'ru' ? 'ru' : 'tk';
  return useSyncExternalStore(listen, () => metaOf(tag)?.content) || usualShopName;
}

/** Once saved, the new name stands in the bar as well. */
export function renameShop(name: { tm: string; ru: string }): void {
  const names = { tk: name.tm, ru: name.ru || name.tm };
  for (const tag of ['tk', 'ru'] as const) {
    const meta = metaOf(tag);
    if (meta) meta.content = names[tag];
  }
  for (const heard of listeners) heard();
}

const metaOf = (tag: 'tk' | 'ru') =>
  document.querySelector<HTMLMetaElement>(`meta[name="application-name"][lang="${tag}"]`);
