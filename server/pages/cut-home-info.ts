import type { HomeInfo, MainInfo } from '#contract/content.ts';
import type { Picture } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { showHomeInfo } from '#server/shop/content/show-home-info.ts';
import { toAnswer } from './page-facts.ts';

/** Lists of the answer that a page's first screen shows; the others come along empty. */
export type Shown = 'shelves' | 'filters' | 'wraps' | 'ideas';

/**
 * The answer to home-info as a page brings it: its shape is whole, its lists are cut to the first screen, because the
 * whole is ten times as long as the page. The storefront asks for the rest once the page stands.
 */
export async function cutHomeInfo(ctx: Context, shown: Shown[]): Promise<object> {
  const kept = await ctx.cache.get('page home-info', async (mentions) => {
    const reading: Context = { ...ctx, mentions };
    return JSON.stringify(await showHomeInfo(reading));
  });
  if (shown.includes('shelves')) for (const product of kept.mentions) ctx.mentions?.add(product);
  const { mainInfo, ...rest } = JSON.parse(kept.raw.toString()) as HomeInfo;
  const cut: MainInfo = { ...mainInfo, ...cutLists(mainInfo, new Set(shown)) };
  return toAnswer({ mainInfo: cut, ...rest, isCut: true });
}

function cutLists(info: MainInfo, shown: Set<Shown>): Partial<MainInfo> {
  const when = <Row>(part: Shown, rows: Row[]): Row[] => (shown.has(part) ? rows : []);
  const hasShelves = shown.has('shelves');
  return {
    categories: info.categories.map((category) => ({
      ...category,
      picture: hasShelves ? mute(category.picture) : null,
      children: when('filters', category.children).map((child) => ({ ...child, picture: null })),
    })),
    brands: when('filters', info.brands).map((brand) => ({
      ...brand,
      picture: null,
      description: { tm: '', ru: '' },
    })),
    occasions: when('filters', info.occasions),
    recipients: hasShelves || shown.has('filters') ? info.recipients : [],
    // As many as the first shelf shows (storefront/content/HomeShelves.tsx).
    popularProducts: when('shelves', info.popularProducts)
      .slice(0, 4)
      .map((card) => ({ ...card, picture: mute(card.picture) })),
    newProducts: [],
    ideas: when('ideas', info.ideas),
    wraps: when('wraps', info.wraps).map((wrap) => ({ ...wrap, picture: null })),
  };
}

/** On these the text beside the picture says the same. */
export function mute(picture: Picture | null): Picture | null {
  return picture && { ...picture, alt: { tm: '', ru: '' } };
}
