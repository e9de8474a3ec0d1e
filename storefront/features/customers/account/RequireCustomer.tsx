import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { paths } from '#storefront/paths.ts';
import { useShop } from '#storefront/store/hooks.ts';

/** Sends visitors to sign in, and back here afterwards. */
export function RequireCustomer({ children }: { children: ReactNode }) {
  const isSignedIn = useShop((state) => state.auth.isAuthenticated);
  const [path] = useLocation();
  const search = useSearch();
  if (isSignedIn) return children;
  return <Redirect to={paths.signIn(search ? `${path}?${search}` : path)} replace />;
}
