import { createContext, type ReactNode, use } from 'react';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

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

function usePagePath(): [string, typeof navigate] {
  return [use(AddressContext).path, navigate];
}

function usePageSearch(): string {
  return use(AddressContext).search;
}

const ofPage = { hook: usePagePath, searchHook: usePageSearch };
