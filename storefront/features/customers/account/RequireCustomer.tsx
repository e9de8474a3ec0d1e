import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Redirect, useLocation, useSearch } from 'wouter';
import { paths } from '#storefront/paths.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useIsOpen } from '#storefront/navigation/PageAddress.tsx';

/** Redirects guests to sign-in, and back afterwards. */
export function RequireCustomer({ children }: { children: ReactNode }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const isOpen = useIsOpen();
  const [path] = useLocation();
  const search = useSearch();
  if (isSignedIn) return children;
  return isOpen && <Redirect to={paths.signIn(search ? `${path}?${search}` : path)} replace />;
}
