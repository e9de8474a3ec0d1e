import { useEffect } from 'react';
import { useShopName } from '#storefront/features/content/texts/use-shop-name.ts';

/** Sets the document title. */
export function usePageTitle(title: string): void {
  const shop = useShopName();
  useEffect(() => {
    document.title = title ? `${title} — ${shop}` : shop;
  }, [title, shop]);
}
