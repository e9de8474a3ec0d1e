/** What is cached for which URL. Everything else goes to the network as if there were no worker. */
import { isPublic, pageAddress, pageAt } from '#domain/pages.ts';

export type Rule =
  /** A page that is the same for everybody: cached, and served offline. */
  | 'page'
  /** Any other page of the shop: never cached, offline it opens as the app shell. */
  | 'shell'
  /** A file with a content hash in its name. */
  | 'file'
  | 'picture'
  /** A public answer of the catalogue. */
  | 'answer';

type WebRequest = Pick<Request, 'url' | 'method' | 'mode' | 'headers'>;

/** Other programs on the same origin. */
const serverOnly = /^\/(api|office|g|w|n|demo|health|metrics|pictures|control|payment)(\/|$)/;
const file = /^\/(assets\/|icons\/|flags\/|favicon\.svg$)/;
/** The worker's origin, and which answers may be cached. */
type Bounds = { origin: string; answers: RegExp };

/** Null: not handled. Requests with a session or with side effects are never handled. */
export function ruleOf({ url, method, mode, headers }: WebRequest, { origin, answers }: Bounds): Rule | null {
  const at = new URL(url);
  if (method !== 'GET' || at.origin !== origin || headers.has('authorization')) return null;
  if (mode === 'navigate') {
    if (serverOnly.test(at.pathname) || /\.\w+$/.test(at.pathname)) return null;
    return isPublicPage(at.pathname) ? 'page' : 'shell';
  }
  if (at.pathname.startsWith('/pictures/')) return 'picture';
  if (file.test(at.pathname)) return 'file';
  // A list by ids revalidates a cart or wishlist: only a fresh answer is useful.
  return answers.test(at.pathname) && !at.searchParams.has('ids') ? 'answer' : null;
}

/** In its canonical spelling: the server redirects others to it. */
export function isPublicPage(path: string): boolean {
  const page = pageAt(path);
  if (!page || !isPublic(page.name) || /\D/.test(page.id)) return false;
  return pageAddress(page.name, page.id) === path.replace(/(.)\/$/, '$1');
}

/** The server's headers decide: a private answer under a public URL is not cached either. */
export function isCacheable(response: Response): boolean {
  return response.status === 200 && !/no-store|private/.test(response.headers.get('cache-control') ?? '');
}
