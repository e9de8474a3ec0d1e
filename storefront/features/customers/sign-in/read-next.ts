import { useSearch } from 'wouter';
import { paths } from '#storefront/paths.ts';

/** Where to go after sign-in; only paths of this shop are accepted (no open redirect). */
export function readNext(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  const isOurs = /^\/(?![/\\])/.test(next) && !next.startsWith(paths.signIn());
  return isOurs ? next : paths.account();
}

export function useNext(): string {
  return readNext(useSearch());
}
