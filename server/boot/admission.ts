import type { ErrorCode } from '#contract/errors.ts';
import { everyRoute } from '#contract/index.ts';
import type { Priority, RouteSpec } from '#contract/route.ts';
import { wordsOf } from '#server/error-texts.ts';
import { langIn } from '#server/platform/http/errors.ts';

/** The routes of a priority by their paths up to the first parameter, which is all that can be told before routing. */
function pathsOf(priority: Priority): RegExp {
  const paths = Object.entries<RouteSpec>(everyRoute)
    .filter(([, spec]) => spec.priority === priority)
    .map(([key]) => key.split('/:')[0]?.replace(/\/$/, ''));
  return new RegExp(`^(?:${paths.join('|')})(?=[/?]|$)`);
}

/** What is no route: how the node is, and pages, which are worth a look. */
const patterns: readonly [RegExp, Priority][] = [
  [/^\w+ \/(health|metrics)\b/, 'money'],
  [pathsOf('money'), 'money'],
  [pathsOf('search'), 'search'],
  [pathsOf('browse'), 'browse'],
  [/^GET \/(?!api\/)/, 'browse'],
];

/**
 * What is given up first when a node has too much to do (load shedding), by what the route says. Money that is on its way is
 * never sent away, nor whoever asks how the node is; an order is worth more than a look at a page, and that more than a search.
 */
export function priorityOf(method: string, address: string): Priority {
  const request = `${method} ${address}`;
  return patterns.find(([pattern]) => pattern.test(request))?.[1] ?? 'order';
}

const code = 'server.busy' satisfies ErrorCode;
const bodyIn = (lang: 'tm' | 'ru') =>
  JSON.stringify({ response: 'error', code, message: wordsOf(code, lang) });
const bodies = { tm: bodyIn('tm'), ru: bodyIn('ru') };

/** The refusal in the caller's language. */
export function busyBody(accepted: string | undefined): string {
  return bodies[langIn(accepted)];
}
