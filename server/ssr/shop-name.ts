import type { Lang } from '#contract/shared.ts';
import { accentSheet } from '#domain/brand/accent.ts';
import { usualShopName } from '#domain/notifications/shop-name.ts';
import type { Context } from '#server/context.ts';
import { readBrandedShop } from '#server/features/content/texts.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { tags } from './page-texts.ts';

type Ctx = Pick<Context, 'db' | 'cache'>;

/** The shop's name in the page's language, and the accent colour as a `<style>`; '' for the default. */
export type ShopBrand = { shop: string; style: Markup };

/** The shop's name as the merchant set it; the default while the database cannot be read, so that pages still open. */
export async function showShopName(ctx: Ctx, lang: Lang): Promise<string> {
  return (await readKept(ctx)).name[lang];
}

/** The same with the colours. */
export async function showShopBrand(ctx: Ctx, lang: Lang): Promise<ShopBrand> {
  const { name, accent } = await readKept(ctx);
  return { shop: name[lang], style: { html: accent ? `<style>${accentSheet(accent)}</style>` : '' } };
}

async function readKept(ctx: Ctx): ReturnType<typeof readBrandedShop> {
  try {
    const make = async () => ({ text: JSON.stringify(await readBrandedShop(ctx.db)) });
    return JSON.parse((await ctx.cache.get('page shop-name', make)).raw.toString());
  } catch {
    return { name: { tm: usualShopName, ru: usualShopName } };
  }
}

/** A built page for staff with the shop's name in its title, and in both languages in meta elements for its scripts. */
export async function nameBuiltPage(ctx: Ctx, html: string, lang: Lang): Promise<string> {
  const names = (await readKept(ctx)).name;
  const title = (name: string) => markup`<title>${name}</title>`.html;
  const both = (['tm', 'ru'] as const).map(
    (one) => markup`<meta name="application-name" lang="${tags[one]}" content="${names[one]}">`.html,
  );
  return html
    .replace(title(usualShopName), () => title(names[lang]))
    .replace('</head>', () => `${both.join('')}</head>`);
}
