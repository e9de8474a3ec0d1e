import type { IncomingMessage } from 'node:http';
import { visitLanguage } from '#domain/visit-language.ts';
import type { CachedResponse, ResponseCache } from '#server/platform/cache/response-cache.ts';

/** Requests that are answered with the last page in memory, even when it is stale. */
const lastIsEnough = new WeakSet<IncomingMessage>();
export const sendLastPage = (request: IncomingMessage): void => void lastIsEnough.add(request);

/** The last page, for a request that is answered so. */
export function lastPage(cache: ResponseCache, request: IncomingMessage): CachedResponse | undefined {
  return lastIsEnough.has(request) ? cache.lastAtAddress(pageInMemory(request)) : undefined;
}

/** The address of a page in the response cache: its language is not in the URL. */
export function pageInMemory({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): string {
  return `${visitLanguage(headers.cookie ?? '', url)} ${url}`;
}
