/** A recipient's browser without scripts: follows redirects of forms, and records everything it received. */
import { giftPath } from '#domain/links/link.ts';
import { createApi } from '../shop/api.ts';
import type { TestShop } from '../shop/start-shop.ts';

type Form = Record<string, string> | FormData;
type BrowserPage = { status: number; html: string };

export function openGiftBrowser(shop: TestShop, token: string, lang: 'tm' | 'ru' = 'ru') {
  const send = createApi(shop.origin).raw;
  const seen: string[] = [];
  let last: Record<string, string> = {};
  async function go(path: string, form?: Form): Promise<BrowserPage> {
    const body = form instanceof FormData ? form : new URLSearchParams(form);
    const reply = await send(path, { ...(form && { method: 'POST', body }), redirect: 'manual' });
    const html = await reply.text();
    last = Object.fromEntries(reply.headers);
    seen.push(JSON.stringify([...reply.headers]), html);
    const to = reply.headers.get('location');
    return to === null ? { status: reply.status, html } : go(to);
  }
  const at = (screen: string) => `${giftPath}${token}${screen && `/${screen}`}?lang=${lang}`;
  return { seen, headers: () => last, go: (screen: string, form?: Form) => go(at(screen), form) };
}

export const timeIn = (html: string): string => /name="time" value="([^"]+)"/.exec(html)?.[1] ?? '';
