import type { ErrorCode } from '#contract/errors.ts';
import { everyRoute } from '#contract/index.ts';
import type { Priority, RouteSpec } from '#contract/route.ts';
import { wordsOf } from '#server/error-texts.ts';
import type { Context } from '#server/context.ts';
import { cachedFirst } from '#server/platform/http/cached-first.ts';
import { langIn } from '#server/platform/http/errors.ts';
import { createLoadShedding, type LoadShedding } from '#server/platform/overload/load-shedding.ts';
import { createClientReader } from '#server/platform/overload/client-address.ts';
import { pageInMemory, sendLastPage } from '#server/ssr/page-in-memory.ts';

/** A pattern of the routes of a priority, by their paths up to the first parameter: routing has not happened yet. */
function pathsOf(priority: Priority): RegExp {
  const paths = Object.entries<RouteSpec>(everyRoute)
    .filter(([, spec]) => spec.priority === priority)
    .map(([key]) => key.split('/:')[0]?.replace(/\/$/, ''));
  return new RegExp(`^(?:${paths.join('|')})(?=[/?]|$)`);
}

/** Tried in order. Health checks count as money, pages as browse; anything else that matches none is an order. */
const patterns: readonly [RegExp, Priority][] = [
  [/^\w+ \/(health|metrics)\b/, 'money'],
  [pathsOf('money'), 'money'],
  [pathsOf('search'), 'search'],
  [pathsOf('browse'), 'browse'],
  [/^GET \/(?!api\/)/, 'browse'],
];

/**
 * The priority of a request for load shedding, as its route declares it. Payments and health checks are never refused;
 * orders are worth more than pages, and pages more than searches.
 */
export function priorityOf(method: string, address: string): Priority {
  const request = `${method} ${address}`;
  return patterns.find(([pattern]) => pattern.test(request))?.[1] ?? 'order';
}

const code = 'server.busy' satisfies ErrorCode;
const bodyIn = (lang: 'tm' | 'ru') =>
  JSON.stringify({ response: 'error', code, message: wordsOf(code, lang) });
const bodies = { tm: bodyIn('tm'), ru: bodyIn('ru') };

/** The 503 refusal in the caller's language. */
export function busyBody(accepted: string | undefined): string {
  return bodies[langIn(accepted)];
}

/**
 * Load shedding as this shop does it. What is in memory is not refused but sent from there, even when it is stale: answers
 * of the API at once, pages by their route, which adds their headers.
 */
export function openAdmission(
  ctx: Pick<Context, 'cache' | 'config' | 'log'>,
  { waiting }: { waiting: () => number },
  onHit: (status: 200 | 304) => void,
): LoadShedding {
  const sendLast = cachedFirst(ctx.cache.lastAtAddress, onHit);
  return createLoadShedding({
    priorityOf,
    waiting,
    addressOf: createClientReader(ctx.config.trustedProxies),
    refusal: busyBody,
    memory(request, response) {
      if (sendLast(request, response)) return 'sent';
      if (request.method !== 'GET' || !ctx.cache.lastAtAddress(pageInMemory(request))) return 'empty';
      sendLastPage(request);
      return 'kept';
    },
    onRefused: (refused) => ctx.log.warn(refused, 'requests were refused: more than this node can do'),
  });
}
