import { useSelector } from 'react-redux';
import { useLocal } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from './info.slice.ts';

/** The page came with the name, behind which the shop is loaded. */
const builtName = () => document.querySelector('.splash-name')?.textContent || 'Sowgat';

/** What the merchant calls the shop. */
export function useShopName(): string {
  return useLocal()(useSelector(selectMainInfo)?.name) || builtName();
}
