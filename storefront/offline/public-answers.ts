/** Which answers the worker may keep, out of the contract; read by the build alone. */
import { shopRoutes } from '#contract/index.ts';
import type { RouteSpec } from '#contract/route.ts';

/** The source of a pattern that fits the paths of all public answers that are of use without a connection. */
export const publicAnswers = `^(?:${Object.entries<RouteSpec>(shopRoutes)
  .filter(([key, { cache, offline }]) => key.startsWith('GET ') && cache === 'public' && offline !== false)
  .map(([key]) => key.slice('GET '.length).split('/').filter(Boolean).map(patternOf).join(''))
  .join('|')})/?$`;

function patternOf(part: string): string {
  if (!part.startsWith(':')) return `/${part}`;
  return part.endsWith('?') ? '(?:/[^/]+)?' : '/\\d+';
}
