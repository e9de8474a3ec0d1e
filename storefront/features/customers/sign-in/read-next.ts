import { useSearch } from 'wouter';
import { paths } from '#storefront/paths.ts';

/** Where the customer wanted to go before signing in; only places of this shop count. */
export function readNext(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  const isOurs = /^\/(?![/\\])/.test(next) && !next.startsWith(paths.signIn());
  return isOurs ? next : paths.account();
}

export function useNext(): string {
  return readNext(useSearch());
}
