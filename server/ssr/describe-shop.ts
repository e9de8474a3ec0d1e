import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { giftPriceRanges } from '#domain/gift/price-ranges.ts';
import { pageAddress, type PageName } from '#domain/pages.ts';
import { callAddress } from '#contract/client.ts';
import type { ListQuery, ProductCard } from '#contract/catalogue/shop.ts';
import type { MainInfo } from '#contract/content/shop.ts';
import type { Lang, LocalText, Picture } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { listProducts } from '#server/features/catalogue/listing/list-products.ts';
import { cutHomeInfo, homeInfoCall, readHomeInfo } from './cut-home-info.ts';
import { pathOfGroup } from './addresses/page-addresses.ts';
import { cutDescription, type PageFacts, type PageInput } from './page-facts.ts';
import { pageTexts as texts } from './page-texts.ts';
import { breadcrumbs, itemList, type Site } from './structured-data.ts';

const groups = ['category', 'brand', 'idea', 'occasion', 'recipient'];
const others = ['q', 'price_min', 'price_max', 'in_stock', 'discount', 'sort', 'page'];
const listed = [...groups, ...others, 'arrives_by', 'place', 'as_typed'] as const;
const isId = /^[1-9]\d{0,8}$/;

/**
 * Whether a list is searched, sorted or filtered by several conditions: there are endlessly many such lists, so they
 * are neither indexed nor cached. The gift finder's own answers are few, and work without scripts.
 */
export function isEndless(page: PageName, query: URLSearchParams, now: Date): boolean {
  if (page === 'giftFinder') return readAnswers(query, now) === undefined;
  return page === 'shop' && (readGroups(query).length > 1 || others.some((name) => query.has(name)));
}

const priceBounds = new Set(
  giftPriceRanges
    .flatMap(({ priceMin, priceMax }) => [priceMin, priceMax])
    .filter((bound) => bound !== null)
    .map(String),
);

/**
 * The answers to the questions of the gift finder, in the order in which the storefront sends them (list-filter.ts);
 * undefined when the list has a condition that is none of the offered answers.
 */
export function readAnswers(query: URLSearchParams, now: Date): ListQuery | undefined {
  const answers: ListQuery = {};
  const today = dayOf(now);
  for (const name of listed) {
    const value = query.get(name);
    if (!value) continue;
    if ((name === 'recipient' || name === 'occasion') && isId.test(value)) answers[name] = value;
    else if ((name === 'price_min' || name === 'price_max') && priceBounds.has(value))
      answers[name] = Number(value);
    else if (name === 'arrives_by' && value >= today && value <= addDays(today, 2)) answers[name] = value;
    else return undefined;
  }
  return answers;
}

/** The single filter of a list, as a query string; empty without one. */
export function readCondition(query: URLSearchParams): string {
  const [only] = readGroups(query);
  return only && isId.test(only.id) ? `?${only.name}=${only.id}` : '';
}

function readGroups(query: URLSearchParams): { name: string; id: string }[] {
  return groups.flatMap((name) => {
    const ids = (query.get(name) ?? '').split(',').filter(Boolean);
    return ids.map((id) => ({ name, id }));
  });
}

/** The gift finder: what is in stock and fits the answers (storefront/features/catalogue/finder/GiftFinderPage.tsx). */
export async function describeGiftFinder(ctx: Context, site: Site, { query }: PageInput): Promise<PageFacts> {
  const { arrives_by, ...answered } = readAnswers(query, ctx.now()) ?? {};
  const condition = { ...answered, in_stock: true, ...(arrives_by ? { arrives_by } : {}) };
  const { info, list, answers } = await readList(ctx, condition);
  return {
    title: texts.giftFinder[site.lang],
    description: texts.giftFinderText[site.lang],
    canonical: pageAddress('giftFinder'),
    drawn: `${pageAddress('giftFinder')}?${query}`,
    data: [itemList(site, list.data)],
    answers: { [homeInfoCall]: info, ...answers },
    shows: list.data,
    code: ['features/catalogue/finder/GiftFinderPage.tsx'],
  };
}

/** A list with one filter or none. */
export async function describeShop(ctx: Context, site: Site, { query }: PageInput): Promise<PageFacts> {
  const condition = readCondition(query);
  const [group, id] = condition.slice(1).split('=');
  const { info, list, answers } = await readList(ctx, group ? { [group]: id } : {});
  // The page brings its lists without pictures.
  const found = group && findGroup((await readHomeInfo(ctx)).mainInfo, group, id);
  const name = found ? nameOf(found, site.lang) : texts.shop[site.lang];
  // Goods of a brand or an idea have a page of their own, which is the one to be found; a filter of nothing has none.
  const path = found && group ? pathOfGroup(group, found.id) : pageAddress('shop');
  return {
    title: name,
    description: found ? describeGroup(name, list.data, site.lang) : texts.shopText[site.lang],
    canonical: path,
    drawn: pageAddress('shop') + condition,
    data: [
      itemList(site, list.data),
      breadcrumbs(site, [
        { name: site.name, path: pageAddress('home') },
        { name, path },
      ]),
    ],
    answers: { [homeInfoCall]: info, ...answers },
    shared: found ? found.picture?.id : undefined,
    shows: list.data,
    code: ['features/catalogue/list/ShopPage.tsx'],
  };
}

type Group = { id: number; title: LocalText | string; picture?: Picture | null };

/** What the filter's value names: its title is that of the list (storefront/features/catalogue/list/filter-values.ts). */
function findGroup(info: MainInfo, group: string, id: string | undefined): Group | undefined {
  const rows = new Map<string, Group[]>(
    Object.entries({
      category: info.categories.flatMap((top) => [top, ...top.children]),
      brand: info.brands,
      occasion: info.occasions,
      recipient: info.recipients,
      idea: info.ideas,
    }),
  );
  return rows.get(group)?.find((row) => String(row.id) === id);
}

const nameOf = ({ title }: Group, lang: Lang) => (typeof title === 'string' ? title : title[lang]);

/** What lies in a list: its first goods by name. */
export function describeGroup(name: string, goods: readonly ProductCard[], lang: Lang): string {
  const titles = goods.slice(0, 5).map(({ title }) => title[lang]);
  return cutDescription(
    titles.length > 0 ? `${name}: ${titles.join(', ')}.` : `${name}. ${texts.shopText[lang]}`,
  );
}

async function readList(ctx: Context, condition: ListQuery) {
  // The same query in the same order as the storefront sends (list-filter.ts).
  const input: ListQuery = { page_size: 12, ...condition, sort: 'popular' };
  const [info, list] = await Promise.all([
    cutHomeInfo(ctx, condition.idea === undefined ? ['filters'] : ['filters', 'ideas']),
    listProducts(ctx, { query: input }),
  ]);
  return {
    info,
    list,
    answers: {
      [callAddress('GET /api/product/list/:search?', { query: input })]: { response: 'success', ...list },
    },
  };
}
