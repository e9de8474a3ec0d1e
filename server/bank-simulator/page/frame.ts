import { type Markup, markup } from './markup.ts';
import { type PageLanguage, pageTexts } from './texts.ts';

const languageNames: Record<PageLanguage, string> = { tm: 'Türkmençe', ru: 'Русский', en: 'English' };

/** The bank's letterhead around every page: whose page it is, that it is not real, the languages. */
export function framePage(
  language: PageLanguage,
  title: string,
  body: Markup,
  links: Record<PageLanguage, string> | null,
): string {
  const texts = pageTexts[language];
  return markup`<!doctype html>
<html lang="${texts.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/payment/page.css">
<link rel="stylesheet" href="/payment/form.css">
<script src="/payment/page.js" defer></script>
</head>
<body>
<p class="not-real" role="note">${texts.simulator}</p>
<header>
<svg class="mark" viewBox="0 0 40 40" aria-hidden="true"><path d="M12 2h16l10 10v16L28 38H12L2 28V12z"/><path class="inner" d="M20 9l11 11-11 11L9 20z"/><path class="core" d="M20 16l4 4-4 4-4-4z"/></svg>
<span class="name">EPG</span>
${links === null ? null : languageLinks(language, links)}
</header>
<main>${body}</main>
</body>
</html>`.html;
}

function languageLinks(current: PageLanguage, links: Record<PageLanguage, string>): Markup {
  const items = (['tm', 'ru', 'en'] as const).map((one) =>
    one === current
      ? markup`<span aria-current="true" lang="${pageTexts[one].tag}">${languageNames[one]}</span>`
      : markup`<a href="${links[one]}" lang="${pageTexts[one].tag}" hreflang="${pageTexts[one].tag}">${languageNames[one]}</a>`,
  );
  return markup`<nav class="languages">${items}</nav>`;
}
