import type { Db } from '#server/platform/db.ts';
import { tags } from './page-texts.ts';

/** Search engines read at most 50,000 addresses of one file. */
const mostProducts = 20_000;
const fixed = ['/', '/shop', '/brand', '/aboutUs', '/privacy_policy'];

/** Every public page in both languages. */
export async function writeSitemap(db: Db, origin: string): Promise<string> {
  const [products, ideas] = await Promise.all([
    db
      .selectFrom('product_shelf')
      .select('product_id as id')
      .orderBy('product_id', 'desc')
      .limit(mostProducts)
      .execute(),
    db.selectFrom('idea').select('id').orderBy('id').limit(1000).execute(),
  ]);
  const paths = [
    ...fixed,
    ...ideas.map(({ id }) => `/idea/${id}`),
    ...products.map(({ id }) => `/product/${id}`),
  ];
  const languages = Object.values(tags);
  const alternates = (path: string) =>
    languages
      .map((tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${path}?lang=${tag}"/>`)
      .join('');
  const urls = paths.flatMap((path) => [
    `<url><loc>${origin}${path}</loc>${alternates(path)}</url>`,
    `<url><loc>${origin}${path}?lang=ru</loc>${alternates(path)}</url>`,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`;
}

/** What crawlers may read. */
export function writeRobots(origin: string): string {
  const closed = ['/api/', '/account', '/login', '/order/', '/office'];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\nSitemap: ${origin}/sitemap.xml\n`;
}
