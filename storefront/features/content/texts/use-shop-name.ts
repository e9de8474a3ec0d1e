import { useSelector } from 'react-redux';
import { useLocal } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from './info.slice.ts';

/** The name in the HTML, until the shop info is loaded. */
const builtName = () => document.querySelector('.splash-name')?.textContent || 'Sowgat';

/** The shop's name as set by the merchant. */
export function useShopName(): string {
  return useLocal()(useSelector(selectMainInfo)?.name) || builtName();
}
