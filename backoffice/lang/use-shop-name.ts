import { usualShopName } from '#domain/notifications/shop-name.ts';
import { useLanguage } from './use-texts.ts';

/** The shop's name, embedded in the page in both languages. */
export function useShopName(): string {
  const tag = useLanguage() === 'ru' ? 'ru' : 'tk';
  const named = document.querySelector<HTMLMetaElement>(`meta[name="application-name"][lang="${tag}"]`);
  return named?.content || usualShopName;
}
