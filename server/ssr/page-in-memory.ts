import type { IncomingMessage } from 'node:http';
import { visitLanguage } from '#domain/visit-language.ts';

/** The address of a page in the response cache: its language is not in the URL. */
export function pageInMemory({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): string {
  return `${visitLanguage(headers.cookie ?? '', url)} ${url}`;
}
