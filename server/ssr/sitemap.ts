import { closedToMachines, pageAddress, pages, publicPages } from '#domain/pages.ts';
import type { Db } from '#server/platform/db/db.ts';
import { tags } from './page-texts.ts';

/** Products per file, by ranges of ids: search engines read at most 50,000 addresses of a file. */
const inOneFile = 5000;
const fixed = publicPages.map((name) => pages[name].path).filter((path) => !path.includes(':'));
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Every public page in both languages; with many products, an index of sitemap files. */
export async function writeSitemap(db: Db, origin: string): Promise<string> {
  const [ideas, last] = await Promise.all([
    db.selectFrom('idea').select('id').orderBy('id').limit(1000).execute(),
    db
      .selectFrom('product_shelf')
      .select('product_id')
      .orderBy('product_id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const files = Math.ceil((last?.product_id ?? 0) / inOneFile);
  const pages = [...fixed, ...ideas.map(({ id }) => pageAddress('idea', id))];
  if (files <= 1) return writeUrls(origin, [...pages, ...(await findPaths(db, 1))]);
  const parts = Array.from({ length: files }, (_, at) => `${origin}/sitemaps/products-${at + 1}.xml`);
  const rows = parts.map((part) => `<sitemap><loc>${part}</loc></sitemap>`).join('\n');
  return `${head}<sitemapindex ${space}>${rows}</sitemapindex>\n`;
}

/** One file of the index, counted from 1; the first one also has all pages that are not products. */
export async function writeSitemapPart(db: Db, origin: string, part: number): Promise<string> {
  const paths = await findPaths(db, part);
  if (part > 1) return writeUrls(origin, paths);
  const ideas = await db.selectFrom('idea').select('id').orderBy('id').limit(1000).execute();
  return writeUrls(origin, [...fixed, ...ideas.map(({ id }) => pageAddress('idea', id)), ...paths]);
}

async function findPaths(db: Db, part: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product_shelf')
    .select('product_id as id')
    .where('product_id', '>', (part - 1) * inOneFile)
    .where('product_id', '<=', part * inOneFile)
    .orderBy('product_id')
    .execute();
  return rows.map(({ id }) => pageAddress('product', id));
}

function writeUrls(origin: string, paths: readonly string[]): string {
  const alternates = (path: string) =>
    Object.values(tags)
      .map((tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${path}?lang=${tag}"/>`)
      .join('');
  const urls = paths.flatMap((path) => [
    `<url><loc>${origin}${path}</loc>${alternates(path)}</url>`,
    `<url><loc>${origin}${path}?lang=ru</loc>${alternates(path)}</url>`,
  ]);
  return `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`;
}

/** robots.txt. */
export function writeRobots(origin: string): string {
  return `User-agent: *\nAllow: ${pageAddress('delivery')}\n${closedToMachines.map((path) => `Disallow: ${path}`).join('\n')}\nSitemap: ${origin}/sitemap.xml\n`;
}
