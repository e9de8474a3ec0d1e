import type { Lang } from '#contract/shared.ts';
import type { PageFacts } from './page-facts.ts';
import { tags } from './page-texts.ts';

/** What a built page needs at once: `styles` and `scripts` by address. */
export type PageFiles = { styles: readonly string[]; scripts: readonly string[] };

const slots = { html: '<html lang="tk">', title: '<title>Sowgat</title>', end: '</head>' };

/** The shop's one page as it is built, with its language and name; for pages that are nobody's business but the visitor's. */
export function writeShell(shell: string, lang: Lang, name?: string): string {
  return shell
    .replace(slots.html, `<html lang="${tags[lang]}">`)
    .replace(
      slots.title,
      () => `<title>${name ? `${escape(name)} — ` : ''}Sowgat</title><meta name="robots" content="noindex">`,
    );
}

/** The shop's page with everything that is known about it. Nothing of a visitor ever gets in: it is shared by all. */
export function writePage(
  shell: string,
  facts: PageFacts,
  at: { origin: string; lang: Lang },
  files: PageFiles,
): string {
  const inLanguage = (lang: Lang) =>
    `${at.origin}${facts.canonical}${facts.canonical.includes('?') ? '&' : '?'}lang=${tags[lang]}`;
  const plain = at.origin + facts.canonical;
  const { picture } = facts;
  const head = [
    meta('name', 'description', facts.description),
    link('canonical', at.lang === 'ru' ? inLanguage('ru') : plain),
    link('alternate', inLanguage('tm'), ' hreflang="tk"'),
    link('alternate', inLanguage('ru'), ' hreflang="ru"'),
    link('alternate', plain, ' hreflang="x-default"'),
    ...Object.entries({
      type: 'website',
      site_name: 'Sowgat',
      title: facts.title,
      description: facts.description,
      url: plain,
      image: `${at.origin}/og.jpg`,
      'image:type': 'image/jpeg',
      locale: at.lang === 'ru' ? 'ru_RU' : 'tk_TM',
    }).map(([name, value]) => meta('property', `og:${name}`, value)),
    meta('name', 'twitter:card', 'summary_large_image'),
    picture?.of.srcset.avif
      ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${escape(picture.of.srcset.avif)}" imagesizes="${escape(picture.sizes)}" fetchpriority="high">`
      : '',
    ...files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...files.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...facts.data.map((data) => `<script type="application/ld+json">${json(data)}</script>`),
    Object.keys(facts.answers).length > 0
      ? `<script type="application/json" id="first-view">${json(facts.answers)}</script>`
      : '',
  ].join('');
  return shell
    .replace(slots.html, `<html lang="${tags[at.lang]}">`)
    .replace(slots.title, () => `<title>${escape(facts.title)}</title>`)
    .replace(slots.end, () => `${head}${slots.end}`);
}

const meta = (kind: string, name: string, value: string) =>
  `<meta ${kind}="${name}" content="${escape(value)}">`;
const link = (rel: string, href: string, more = '') => `<link rel="${rel}"${more} href="${escape(href)}">`;

/** JSON that cannot end the element it stands in. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
}
