import { createHash } from 'node:crypto';
import type { Lang, Picture } from '#contract/shared.ts';
import { usualShopName } from '#domain/notifications/shop-name.ts';
import { escapeHtml as escape } from '#server/platform/http/markup.ts';
import { addressIn, alternatesOf } from './addresses/page-addresses.ts';
import type { PageFacts } from './page-facts.ts';
import { tags } from './page-texts.ts';
import type { PageFiles } from './read-build.ts';
import type { ShopBrand } from './shop-name.ts';
import type { Site } from './structured-data.ts';

/** Parts of a page besides its facts. */
export type PageParts = {
  shell: string;
  files: PageFiles;
  /** HTML and CSS of the first screen; undefined shows the splash instead. */
  drawing: { html: string; styles: string } | undefined;
};

const slots = {
  html: '<html lang="tk">',
  title: `<title>${usualShopName}</title>`,
  loading: `<p class="splash-name">${usualShopName}</p>`,
  end: '</head>',
  root: '<div id="root"></div>',
  splash: '<div class="splash"',
  last: '</body>',
};
/** Additions to the shell for the page of one visitor. */
export type ShellExtras = {
  head?: string;
  /** Answers to its first API calls, by address. */
  answers?: Record<string, unknown>;
  /** The page's own code, which would otherwise be requested only after the shop's has run. */
  files?: PageFiles;
  /** Content for browsers without scripts. */
  noScript?: string;
  /** Where it is another than the request alone tells. */
  lang?: Lang;
};

/** The same before the build is known: `code` are source files of the page. */
export type PageExtras = Omit<ShellExtras, 'files'> & { code?: string[] };

/** The entry scripts of the build. */
const entries = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g;

function usualNoScript(shell: string): string {
  const end = '</noscript>';
  return shell.slice(shell.indexOf('<noscript>'), shell.indexOf(end) + end.length);
}

/** The shop's HTML page with its language and name, without data; for pages that are private to a visitor. */
export function writeShell(
  shell: string,
  { lang, shop, style }: { lang: Lang } & ShopBrand,
  { name, extras = {} }: { name?: string | undefined; extras?: ShellExtras | undefined } = {},
): string {
  const { head = '', answers, files, noScript } = extras;
  const code = files
    ? [
        ...files.scripts.map(scriptLink),
        ...files.sheets.filter((href) => !shell.includes(href)).map(sheetLink),
      ]
    : [];
  return (
    nameSplash(shell, shop)
      .replace(slots.end, () => [head, ...code, style.html, slots.end].join(''))
      // With a child in the root the storefront waits for the page's code before rendering; an HTML comment counts as
      // one and keeps the splash visible.
      .replace(slots.root, (root) => (answers ? root.replace('></', '><!----></') : root))
      .replace(slots.last, () => (answers ? firstView(answers) : '') + slots.last)
      .replace(usualNoScript(shell), (usual) => (noScript ? `<noscript>${noScript}</noscript>` : usual))
      .replace(slots.html, `<html lang="${tags[lang]}">`)
      .replace(slots.title, () => `<title>${escape(name ? `${name} — ${shop}` : shop)}</title>${noIndex}`)
  );
}

/**
 * The shop's HTML page with everything known about it. It is cached for all visitors, so it must not contain anything
 * of one.
 */
export function writePage(facts: PageFacts, at: Site, { shell, files, drawing }: PageParts): string {
  const title = facts.isOutline ? at.name : `${facts.title} — ${at.name}`;
  const head = [
    ...(facts.isOutline ? [noIndex] : describe(facts, at, title)),
    ...(drawing
      ? [
          `<style>${drawing.styles}</style>`,
          beginLater([...[...shell.matchAll(entries)].map(([, src = '']) => src), ...files.scripts]),
        ]
      : files.scripts.map(scriptLink)),
  ].join('');
  // At the end of the page: needed later, and it compresses well behind the visible text that it repeats.
  const behind = [
    ...facts.data.map((data) => `<script type="application/ld+json">${json(data)}</script>`),
    firstView(facts.answers),
  ].join('');
  const sheets = files.sheets.map(sheetLink);
  const page = sheets
    .reduce((text, sheet) => text.replace(sheet, ''), nameSplash(shell, at.name))
    .replace(slots.html, `<html lang="${tags[at.lang]}">`)
    .replace(slots.title, () => `<title>${escape(title)}</title>`)
    .replace(slots.end, () => `${head}${at.style}${drawing ? '' : sheets.join('')}${slots.end}`)
    .replace(slots.last, () => `${behind}${slots.last}`);
  if (!drawing) return page;
  const early = files.early ? `<script type="module" async crossorigin src="${files.early}"></script>` : '';
  return page
    .replace(entries, '')
    .replace(slots.root, () => `<div id="root" data-drawn>${drawing.html}</div>`)
    .replace(slots.splash, `${slots.splash} hidden`)
    .replace(slots.last, () => `${early}${sheets.join('')}${slots.last}`);
}

/** What search engines and link previews read. */
function describe(facts: PageFacts, at: Site, title: string): string[] {
  const own = addressIn(at.lang, at.origin, facts.canonical);
  const { picture } = facts;
  return [
    meta('name', 'description', facts.description),
    link('canonical', own),
    ...alternatesOf(at.origin, facts.canonical).map(({ hreflang, href }) =>
      link('alternate', href, ` hreflang="${hreflang}"`),
    ),
    ...Object.entries({
      type: facts.isProduct ? 'product' : 'website',
      site_name: at.name,
      title,
      description: facts.description,
      url: own,
      image: at.origin + (facts.shared ? `/og/${facts.shared}.jpg` : '/og.jpg'),
    }).map(([name, value]) => meta('property', `og:${name}`, value)),
    meta('name', 'twitter:card', 'summary_large_image'),
    picture?.of.srcset.avif
      ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${escape(picture.of.srcset.avif)}" imagesizes="${escape(picture.sizes)}" fetchpriority="high">`
      : '',
  ];
}

const noIndex = '<meta name="robots" content="noindex">';
const nameSplash = (shell: string, shop: string) =>
  shell.replace(slots.loading, () => `<p class="splash-name">${escape(shop)}</p>`);
const sheetLink = (href: string) => `<link rel="stylesheet" crossorigin href="${href}">`;
const scriptLink = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;
const firstView = (answers: Record<string, unknown>) =>
  `<script type="application/json" id="first-view">${json(answers, shorten)}</script>`;
const meta = (kind: string, name: string, value: string) =>
  `<meta ${kind}="${name}" content="${escape(value)}">`;
const link = (rel: string, href: string, more = '') => `<link rel="${rel}"${more} href="${escape(href)}">`;

/** Shortens the addresses of a picture, which differ only by its id; the storefront's first-view.ts restores them. */
function shorten(_key: string, value: unknown): unknown {
  const { id, src, srcset } = (value ?? {}) as Partial<Picture>;
  if (!srcset || !src?.includes(`${id}`)) return value;
  const stem = src.slice(0, src.indexOf(`${id}`)) + id;
  const cut = (text: string) => text.replaceAll(stem, '~');
  return {
    ...(value as Picture),
    stem,
    src: cut(src),
    srcset: { avif: cut(srcset.avif), webp: cut(srcset.webp) },
  };
}

/** JSON that cannot close the script element around it. */
function json(value: unknown, shape?: (key: string, value: unknown) => unknown): string {
  return JSON.stringify(value, shape).replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Inline script of a rendered page: loads the other scripts after the first contentful paint. Browsers that do not
 * report it, and pages in the background, which are not painted, load them at once; everybody after two seconds at the
 * latest.
 */
const program = `(() => {
let begin = () => {
begin = () => {};
for (const { href } of document.querySelectorAll('link[rel=later]')) import(href);
};
setTimeout(() => begin(), 2000);
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) begin();
else new PerformanceObserver((paints) => {
if (paints.getEntriesByName('first-contentful-paint')[0]) begin();
}).observe({ type: 'paint', buffered: true });
})()`;

/** Hash of the only inline script that the shop's CSP allows. */
export const beginHash = `sha256-${createHash('sha256').update(program).digest('base64')}`;

/** Defers a page's scripts, so that what is visible first (picture, fonts) gets the bandwidth. */
export function beginLater(scripts: readonly string[]): string {
  const links = scripts.map((href) => `<link rel="later" crossorigin href="${href}">`);
  return `${links.join('')}<script>${program}</script>`;
}
