import { createContext, type ReactNode, use } from 'react';
import { Router, useRouter } from 'wouter';
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
  // A router with hooks of its own inherits nothing, and on the server the open path is known to the outer one only.
  const { ssrPath, ssrContext } = useRouter();
  const ofServer = ssrPath === undefined ? {} : { ssrPath, ...(ssrContext && { ssrContext }) };
  return (
    <AddressContext value={address}>
      <Router {...ofPage} {...ofServer}>
        {children}
      </Router>
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
  const { ssrPath } = useRouter();
  return usePathname(ssrPath === undefined ? {} : { ssrPath }) === usePagePath();
}

function usePageLocation(): [string, typeof navigate] {
  return [usePagePath(), navigate];
}

function usePageSearch(): string {
  return use(AddressContext).search;
}

const ofPage = { hook: usePageLocation, searchHook: usePageSearch };
