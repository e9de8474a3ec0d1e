import { dayOf } from '#domain/delivery/calendar.ts';
import { closedToMachines, pageAddress, pages, publicPages } from '#domain/pages.ts';
import type { Db } from '#server/platform/db/db.ts';
import { escapeHtml } from '#server/platform/http/markup.ts';
import { addressIn, alternatesOf, pathOfGroup } from './page-addresses.ts';
import { findListedGroups, findListedProducts, findLastListed } from './sitemap.repo.ts';

/** Products per file, by ranges of ids: search engines read at most 50,000 addresses of a file. */
const inOneFile = 5000;
const fixed = publicPages.map((name) => pages[name].path).filter((path) => !path.includes(':'));
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A page, and when what it shows was last changed, where that is known. */
type SitemapEntry = { path: string; changedAt?: Date };

/** Every public page in both languages; with many products, an index of sitemap files. */
export async function writeSitemap(db: Db, origin: string): Promise<string> {
  const files = Math.ceil((await findLastListed(db)) / inOneFile);
  if (files <= 1) return writeSitemapPart(db, origin, 1);
  const parts = Array.from({ length: files }, (_, at) => `${origin}/sitemaps/products-${at + 1}.xml`);
  const rows = parts.map((part) => `<sitemap><loc>${part}</loc></sitemap>`).join('\n');
  return `${head}<sitemapindex ${space}>${rows}</sitemapindex>\n`;
}

/** One file of the index, counted from 1; the first one also has all pages that are not products. */
export async function writeSitemapPart(db: Db, origin: string, part: number): Promise<string> {
  const rows = await findListedProducts(db, (part - 1) * inOneFile, part * inOneFile);
  const products = rows.map(({ id, changedAt }) => ({ path: pageAddress('product', id), changedAt }));
  return writeUrls(origin, part > 1 ? products : [...(await listPages(db)), ...products]);
}

/** Pages that are not products: fixed ones, and every list with goods that is a canonical address of its own. */
async function listPages(db: Db): Promise<SitemapEntry[]> {
  const groups = await findListedGroups(db);
  return [
    ...fixed.map((path) => ({ path })),
    ...groups.map(({ kind, id, changedAt }) => ({ path: pathOfGroup(kind, id), changedAt })),
  ];
}

function writeUrls(origin: string, listed: readonly SitemapEntry[]): string {
  const urls = listed.flatMap(({ path, changedAt }) => {
    const links = alternatesOf(origin, path)
      .map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
      )
      .join('');
    const day = changedAt ? `<lastmod>${dayOf(changedAt)}</lastmod>` : '';
    return (['tm', 'ru'] as const).map(
      (lang) => `<url><loc>${escapeHtml(addressIn(lang, origin, path))}</loc>${day}${links}</url>`,
    );
  });
  return `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`;
}

/** robots.txt. */
export function writeRobots(origin: string): string {
  return `User-agent: *\nAllow: ${pageAddress('delivery')}\n${closedToMachines.map((path) => `Disallow: ${path}`).join('\n')}\nSitemap: ${origin}/sitemap.xml\n`;
}
