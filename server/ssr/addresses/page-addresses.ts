import type { Lang } from '#contract/shared.ts';
import { pageAddress } from '#domain/pages.ts';
import { tags } from '../page-texts.ts';

/** The address of a public page in each language: Turkmen is the plain one. Each is its own canonical address. */
export function addressIn(lang: Lang, origin: string, path: string): string {
  const mark = path.includes('?') ? '&' : '?';
  return origin + path + (lang === 'ru' ? `${mark}lang=ru` : '');
}

/** What every address of a page names: itself, and the other language; `x-default` is for readers of neither. */
export function alternatesOf(origin: string, path: string): { hreflang: string; href: string }[] {
  const plain = addressIn('tm', origin, path);
  return [
    { hreflang: tags.tm, href: plain },
    { hreflang: tags.ru, href: addressIn('ru', origin, path) },
    { hreflang: 'x-default', href: plain },
  ];
}

/** The canonical address of what belongs to a group: brands and ideas have pages of their own. */
export function pathOfGroup(kind: string, id: number): string {
  if (kind === 'idea') return pageAddress('idea', id);
  if (kind === 'brand') return `${pageAddress('brand')}?id=${id}`;
  return `${pageAddress('shop')}?${kind}=${id}`;
}
