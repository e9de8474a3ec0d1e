import { callAddress } from '#contract/client.ts';
import type { ProductCard } from '#contract/catalogue/shop.ts';
import type { HomeInfo, MainInfo } from '#contract/content/shop.ts';
import type { Picture } from '#contract/shared.ts';
import { isSectionEmpty, type SectionName } from '#domain/home-sections.ts';
import type { Context } from '#server/context.ts';
import { homeTags, showHomeInfo } from '#server/features/content/show-home-info.ts';
import { toAnswer } from './page-facts.ts';

export const homeInfoCall = callAddress('GET /api/product/home-info/');

/** Lists of the answer that the first screen of a page shows; the others are sent empty. */
export type HomeList = 'rows' | 'filters' | 'wraps' | 'ideas';

/** Number of non-empty home page sections that are sent with the page: more than one screen. */
const mostAhead = 4;
/** Sections whose content is not in a list that is cut. */
const uncut: readonly SectionName[] = ['hero', 'categories'];

/**
 * The answer to home-info as embedded in a page: complete in shape, with its lists cut to the first screen, because the
 * whole is ten times as large as the page. The storefront requests the rest after rendering. `ahead`: how many of the
 * home page's sections can be rendered from it.
 */
export async function cutHomeInfo(ctx: Context, shown: HomeList[]) {
  const { mainInfo, ...rest } = await readHomeInfo(ctx);
  const ahead = shown.includes('rows')
    ? countAhead(mainInfo)
    : countWhile(mainInfo.sections, (name) => uncut.includes(name));
  const cut = { ...mainInfo, ...cutLists(mainInfo, new Set(shown), ahead), ahead };
  return toAnswer({ mainInfo: cut, ...rest, isCut: true });
}

/** The whole answer to home-info. */
export async function readHomeInfo(ctx: Context): Promise<HomeInfo> {
  const kept = await ctx.cache.get('page home-info', async () => {
    const info = await showHomeInfo(ctx);
    return { text: JSON.stringify(info), tags: homeTags(info) };
  });
  return JSON.parse(kept.raw.toString()) as HomeInfo;
}

/**
 * Counts sections until `mostAhead` of them are not empty. Small banners are requested separately, so they count as
 * empty.
 */
function countAhead(info: MainInfo): number {
  let left = mostAhead;
  return countWhile(info.sections, (name) => {
    if (!isSectionEmpty(name, { ...info, banners: [] })) left--;
    return left >= 0;
  });
}

function countWhile<Row>(rows: readonly Row[], isIn: (row: Row) => boolean): number {
  const end = rows.findIndex((row) => !isIn(row));
  return end < 0 ? rows.length : end;
}

function cutLists(info: MainInfo, shown: Set<HomeList>, ahead: number): Partial<MainInfo> {
  const when = <Row>(part: HomeList, rows: Row[]): Row[] => (shown.has(part) ? rows : []);
  const hasRows = shown.has('rows');
  const first = new Set(hasRows ? info.sections.slice(0, ahead) : []);
  // As many as the row shows (storefront/features/content/home/ProductRows.tsx).
  const row = (name: SectionName, cards: ProductCard[], size: number) =>
    first.has(name) ? cards.slice(0, size).map((card) => ({ ...card, picture: mute(card.picture) })) : [];
  return {
    categories: info.categories.map((category) => ({
      ...category,
      picture: hasRows ? mute(category.picture) : null,
      children: when('filters', category.children).map((child) => ({ ...child, picture: null })),
    })),
    brands: when('filters', info.brands).map((brand) => ({
      ...brand,
      picture: null,
      description: { tm: '', ru: '' },
    })),
    occasions: first.has('occasions') ? info.occasions : when('filters', info.occasions),
    recipients: first.has('recipients') ? info.recipients : when('filters', info.recipients),
    popularProducts: row('popular', info.popularProducts, 4),
    newProducts: row('new', info.newProducts, 8),
    ideas: first.has('ideas') ? info.ideas : when('ideas', info.ideas),
    wraps: when('wraps', info.wraps).map((wrap) => ({ ...wrap, picture: null })),
  };
}

/** Removes the alternative text, where the text beside the picture says the same. */
export function mute(picture: Picture | null): Picture | null {
  return picture && { ...picture, alt: { tm: '', ru: '' } };
}
