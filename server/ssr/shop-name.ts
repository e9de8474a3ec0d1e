import type { Lang, LocalText } from '#contract/shared.ts';
import { usualShopName } from '#domain/notifications/shop-name.ts';
import type { Context } from '#server/context.ts';
import { readShopName } from '#server/features/content/texts.ts';
import { markup } from '#server/platform/http/markup.ts';
import { tags } from './page-texts.ts';

type Ctx = Pick<Context, 'db' | 'cache'>;

/** The shop's name as the merchant set it; the default while the database cannot be read, so that pages still open. */
export async function showShopName(ctx: Ctx, lang: Lang): Promise<string> {
  return (await showNames(ctx))[lang];
}

async function showNames(ctx: Ctx): Promise<LocalText> {
  try {
    const make = async () => ({ text: JSON.stringify(await readShopName(ctx.db)) });
    return JSON.parse((await ctx.cache.get('page shop-name', make)).raw.toString()) as LocalText;
  } catch {
    return { tm: usualShopName, ru: usualShopName };
  }
}

/** A built page for staff with the shop's name in its title, and in both languages in meta elements for its scripts. */
export async function nameBuiltPage(ctx: Ctx, html: string, lang: Lang): Promise<string> {
  const names = await showNames(ctx);
  const title = (name: string) => markup`<title>${name}</title>`.html;
  const both = (['tm', 'ru'] as const).map(
    (one) => markup`<meta name="application-name" lang="${tags[one]}" content="${names[one]}">`.html,
  );
  return html
    .replace(title(usualShopName), () => title(names[lang]))
    .replace('</head>', () => `${both.join('')}</head>`);
}
