/** What is kept of which address. Everything that is not named here goes to the network as if there were no worker. */
import { isPublic, pageAddress, pageAt } from '#domain/pages.ts';

export type Rule =
  /** A page that is the same for everybody: kept, and shown again without a line. */
  | 'page'
  /** Any other page of the shop: never kept, without a line it opens as the bare shell. */
  | 'shell'
  /** A file whose name changes with its content. */
  | 'file'
  | 'picture'
  /** A public answer of the catalogue. */
  | 'answer';

type Requested = Pick<Request, 'url' | 'method' | 'mode' | 'headers'>;

/** Programs beside the shop that live on the same origin. */
const stranger = /^\/(api|office|g|w|demo|health|metrics|pictures|control|payment)(\/|$)/;
const file = /^\/(assets\/|icons\/|flags\/|favicon\.svg$)/;
/** Where the worker lives, and which answers may be kept. */
type Bounds = { origin: string; answers: RegExp };

/** Null: none of the worker's business. Nothing that carries a session, and nothing that changes anything, is. */
export function ruleOf({ url, method, mode, headers }: Requested, { origin, answers }: Bounds): Rule | null {
  const at = new URL(url);
  if (method !== 'GET' || at.origin !== origin || headers.has('authorization')) return null;
  if (mode === 'navigate') {
    if (stranger.test(at.pathname) || /\.\w+$/.test(at.pathname)) return null;
    return isPublicPage(at.pathname) ? 'page' : 'shell';
  }
  if (at.pathname.startsWith('/pictures/')) return 'picture';
  if (file.test(at.pathname)) return 'file';
  // A list by ids checks what is in a cart or a wishlist: only the newest answer is one.
  return answers.test(at.pathname) && !at.searchParams.has('ids') ? 'answer' : null;
}

/** In the spelling of the page's own address: the server leads others there. */
export function isPublicPage(path: string): boolean {
  const page = pageAt(path);
  if (!page || !isPublic(page.name) || /\D/.test(page.id)) return false;
  return pageAddress(page.name, page.id) === path.replace(/(.)\/$/, '$1');
}

/** The server itself says what is for everybody: a private answer under a public address is not kept either. */
export function mayKeep(response: Response): boolean {
  return response.status === 200 && !/no-store|private/.test(response.headers.get('cache-control') ?? '');
}
