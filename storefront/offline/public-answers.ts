/** Which answers the worker may cache, derived from the contract; used by the build only. */
import { shopRoutes } from '#contract/index.ts';
import type { RouteSpec } from '#contract/route.ts';

/** Source of a RegExp that matches the paths of all public answers that are useful offline. */
export const publicAnswers = `^(?:${Object.entries<RouteSpec>(shopRoutes)
  .filter(([key, { cache, offline }]) => key.startsWith('GET ') && cache === 'public' && offline !== false)
  .map(([key]) => key.slice('GET '.length).split('/').filter(Boolean).map(patternOf).join(''))
  .join('|')})/?$`;

function patternOf(part: string): string {
  if (!part.startsWith(':')) return `/${part}`;
  return part.endsWith('?') ? '(?:/[^/]+)?' : '/\\d+';
}
