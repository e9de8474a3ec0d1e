import { useSelector } from 'react-redux';
import { useLocal } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from './info.slice.ts';

/** What the merchant calls the shop. */
export function useShopName(): string {
  return useLocal()(useSelector(selectMainInfo)?.name) || 'Sowgat';
}
