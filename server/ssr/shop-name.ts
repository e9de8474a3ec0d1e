import type { Lang } from '#contract/shared.ts';
import { accentColours, accentSheet, lightAccentSheet, usualAccent } from '#domain/brand/accent.ts';
import { usualShopName } from '#domain/notifications/shop-name.ts';
import type { Context } from '#server/context.ts';
import { readBrandedShop } from '#server/features/content/texts.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { tags } from './page-texts.ts';

type Ctx = Pick<Context, 'db' | 'cache'>;

/** The shop's name in the page's language, and what its accent colour puts into the head; '' for the default. */
export type ShopBrand = { shop: string; style: Markup };

/** The shop's name as the merchant set it; the default while the database cannot be read, so that pages still open. */
export async function showShopName(ctx: Ctx, lang: Lang): Promise<string> {
  return (await readKept(ctx)).name[lang];
}

/** The same with the colours. */
export async function showShopBrand(ctx: Ctx, lang: Lang): Promise<ShopBrand> {
  const { name, accent } = await readKept(ctx);
  return { shop: name[lang], style: { html: accent ? headOf(accent, accentSheet(accent)) : '' } };
}

/** The same for pages without a dark theme; `colour` is that of their buttons. */
export async function showLightBrand(ctx: Ctx, lang: Lang): Promise<ShopBrand & { colour: string }> {
  const { name, accent } = await readKept(ctx);
  const html = accent ? headOf(accent, lightAccentSheet(accent)) : '';
  return { shop: name[lang], style: { html }, colour: accent ?? usualAccent };
}

/** Whether the shop goes by the name that its ready pictures show. */
export async function isUsuallyNamed(ctx: Ctx): Promise<boolean> {
  const { name } = await readKept(ctx);
  return name.tm === usualShopName && name.ru === usualShopName;
}

/** The colour of the mark in the icon of pages. */
export async function showIconColour(ctx: Ctx): Promise<string> {
  const { accent = usualAccent } = await readKept(ctx);
  return accentColours(accent).light['anar'] ?? usualAccent;
}

/** Of several icons a browser takes the last. The colour in the address makes it another file where one is kept. */
const headOf = (accent: string, sheet: string): string =>
  `<style>${sheet}</style><link rel="icon" href="/favicon.svg?${accent.slice(1)}" type="image/svg+xml">`;

async function readKept(ctx: Ctx): ReturnType<typeof readBrandedShop> {
  try {
    const make = async () => ({ text: JSON.stringify(await readBrandedShop(ctx.db)) });
    return JSON.parse((await ctx.cache.get('page shop-name', make)).raw.toString());
  } catch {
    return { name: { tm: usualShopName, ru: usualShopName } };
  }
}

/** A built page for staff with the shop's name in its title, and in both languages in meta elements for its scripts; in its colour. */
export async function nameBuiltPage(ctx: Ctx, html: string, lang: Lang): Promise<string> {
  const { name: names, accent } = await readKept(ctx);
  const title = (name: string) => markup`<title>${name}</title>`.html;
  const both = (['tm', 'ru'] as const).map(
    (one) => markup`<meta name="application-name" lang="${tags[one]}" content="${names[one]}">`.html,
  );
  const named = html
    .replace(title(usualShopName), () => title(names[lang]))
    .replace('</head>', () => `${both.join('')}</head>`);
  if (!accent) return named;
  const { deep = '' } = accentColours(accent).light;
  return named
    .replace(/(<meta name="theme-color" content=")#[0-9a-f]{6}/, (_, begin: string) => begin + deep)
    .replace(
      '</head>',
      () => `<meta name="shop-accent" content="${accent}">${headOf(accent, lightAccentSheet(accent))}</head>`,
    );
}
