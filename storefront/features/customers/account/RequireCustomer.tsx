import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Redirect, useLocation, useSearch } from 'wouter';
import { paths } from '#storefront/paths.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';

/** Redirects guests to sign-in, and back afterwards. */
export function RequireCustomer({ children }: { children: ReactNode }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const [path] = useLocation();
  const search = useSearch();
  if (isSignedIn) return children;
  return <Redirect to={paths.signIn(search ? `${path}?${search}` : path)} replace />;
}
