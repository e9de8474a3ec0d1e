import { useEffect } from 'react';
import { useShopName } from '#storefront/features/content/texts/use-shop-name.ts';
import { usePagePath } from './PageAddress.tsx';

/** Sets the document title, unless the browser has left the page, which is still mounted. */
export function usePageTitle(title: string): void {
  const shop = useShopName();
  const path = usePagePath();
  useEffect(() => {
    if (location.pathname === path) document.title = title ? `${title} — ${shop}` : shop;
  }, [title, shop, path]);
}
