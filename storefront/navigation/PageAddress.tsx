import { createContext, type ReactNode, use } from 'react';
import { Router } from 'wouter';
import { navigate, usePathname } from 'wouter/use-browser-location';

/** Path and query string, with or without its question mark. */
export type Address = { path: string; search: string };

const AddressContext = createContext<Address>({ path: '', search: '' });

/**
 * Gives a page's hooks and links the address that it is rendered for, not the browser's. While the next page is being
 * rendered, the former one stays mounted: with the browser's address all of it would render again, and a list would
 * request what the new address names.
 */
export function PageAddress({ address, children }: { address: Address; children: ReactNode }) {
  return (
    <AddressContext value={address}>
      <Router {...ofPage}>{children}</Router>
    </AddressContext>
  );
}

/** The path that the page is rendered for, as in `location`. */
export function usePagePath(): string {
  return use(AddressContext).path;
}

/**
 * Whether the browser is at the page's path. A former page that is still mounted must not navigate: it would replace
 * the next page's address.
 */
export function useIsOpen(): boolean {
  const path = usePagePath();
  return usePathname({ ssrPath: path }) === path;
}

function usePageLocation(): [string, typeof navigate] {
  return [usePagePath(), navigate];
}

function usePageSearch(): string {
  return use(AddressContext).search;
}

const ofPage = { hook: usePageLocation, searchHook: usePageSearch };
