import { wideScreen } from '#domain/media/wide-screen.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { pageAddress, type PublicPage } from '#domain/pages.ts';
import { categoryPathOf } from '#domain/category-path.ts';
import { callAddress } from '#contract/client.ts';
import type { Product } from '#contract/catalogue/shop.ts';
import type { Banner } from '#contract/content/shop.ts';
import type { Context } from '#server/context.ts';
import { showIdea } from '#server/features/catalogue/taxonomy/read-ideas.ts';
import { showProduct } from '#server/features/catalogue/products/show-product.ts';
import { listBanners } from '#server/features/content/list-banners.ts';
import { readPromises, readSoonest, type SoonestOf } from '#server/features/delivery/read-promise.ts';
import { cutHomeInfo, homeInfoCall, mute } from './cut-home-info.ts';
import { describeGiftFinder, describeGroup, describeShop } from './describe-shop.ts';
import { describeAbout, describeBrand, describeDelivery, describePrivacy } from './describe-texts.ts';
import { cutDescription, type Describe, type PageFacts } from './page-facts.ts';
import { MissingPage, type PageInput, toAnswer } from './page-facts.ts';
import { pageTexts as texts } from './page-texts.ts';
import { breadcrumbs, itemList, organisation, productData, type Site, website } from './structured-data.ts';

/** For each public page: its title, description and structured data, and the answers to its first API calls. */
export const describers: Record<PublicPage, Describe> = {
  home: describeHome,
  shop: describeShop,
  giftFinder: describeGiftFinder,
  product: describeProduct,
  idea: describeIdea,
  brand: describeBrand,
  aboutUs: describeAbout,
  privacy: describePrivacy,
  delivery: describeDelivery,
};

/**
 * The same `sizes` as in storefront/features/content/home/Hero.tsx and
 * storefront/features/catalogue/product/Gallery.tsx: otherwise the preloaded picture would be loaded twice.
 */
const sizes = {
  banner: `${wideScreen} 900px, (min-width: 600px) 540px, 330px`,
  product: `${wideScreen} 616px, (min-resolution: 2.5dppx) 70vw, 100vw`,
};

const bannersCall = (isMain: boolean) =>
  callAddress('GET /api/product/banners/', { query: { is_main: isMain } });
const quiet = (banner: Banner): Banner => ({ ...banner, picture: mute(banner.picture) });

async function describeHome(ctx: Context, site: Site): Promise<PageFacts> {
  const [info, main] = await Promise.all([cutHomeInfo(ctx, ['rows']), listBanners(ctx, true)]);
  const { sections, ahead } = info.data.mainInfo;
  const small = sections.slice(0, ahead).includes('banners') ? await listBanners(ctx, false) : null;
  // Further down the page it is not the largest picture of the first screen, so it is not preloaded.
  const picture = sections.slice(0, 2).includes('hero') && main[0]?.picture;
  return {
    title: texts.home[site.lang],
    description: texts.homeText[site.lang],
    canonical: pageAddress('home'),
    data: [organisation(site), website(site)],
    answers: {
      [homeInfoCall]: info,
      [bannersCall(true)]: toAnswer(main.map(quiet)),
      ...(small && { [bannersCall(false)]: toAnswer(small.map(quiet)) }),
    },
    picture: picture ? { of: picture, sizes: sizes.banner } : undefined,
    shows: [...info.data.mainInfo.newProducts, ...info.data.mainInfo.popularProducts],
    code: ['features/content/home/HomePage.tsx', 'features/content/home/ProductRows.tsx'],
  };
}

async function describeProduct(ctx: Context, site: Site, { id }: PageInput): Promise<PageFacts> {
  const number = readId(id);
  const row = await ctx.db.selectFrom('product').select('status').where('id', '=', number).executeTakeFirst();
  if (row?.status !== 'published') throw new MissingPage(row?.status === 'archived' ? 410 : 404);
  const [home] = await readPromises(ctx);
  const soonest: SoonestOf = home?.soonestOf ?? (() => null);
  const [info, product] = await Promise.all([
    cutHomeInfo(ctx, ['wraps']),
    showProduct(ctx, number, Promise.resolve(soonest)),
  ]);
  const title = product.title[site.lang];
  const steps = categoryPathOf(product).map((ref) => ({
    name: ref.title[site.lang],
    path: `${pageAddress('shop')}?category=${ref.id}`,
  }));
  const path = pageAddress('product', number);
  const picture = product.pictures[0];
  return {
    title,
    description: cutDescription(product.description[site.lang] || `${title}. ${texts.homeText[site.lang]}`),
    canonical: path,
    data: [
      productData(site, product, home ? { ...home, ...dayOfMade(product), today: dayOf(ctx.now()) } : null),
      breadcrumbs(site, [{ name: site.name, path: pageAddress('home') }, ...steps, { name: title, path }]),
    ],
    answers: {
      [homeInfoCall]: info,
      [callAddress('GET /api/product/detail/:id/', { params: { id: number } })]: toAnswer(product),
    },
    picture: picture ? { of: picture, sizes: sizes.product } : undefined,
    shared: picture?.id,
    isProduct: true,
    shows: [product, ...product.related],
    code: ['features/catalogue/product/ProductPage.tsx'],
  };
}

/** Made-to-order goods come later than goods in stock. */
const dayOfMade = ({ leadDays, soonest }: Product) => (leadDays ? { soonest } : {});

async function describeIdea(ctx: Context, site: Site, { id }: PageInput): Promise<PageFacts> {
  const number = readId(id);
  const [info, idea] = await Promise.all([
    cutHomeInfo(ctx, ['ideas']),
    readSoonest(ctx).then((day) => showIdea(ctx, number, day)),
  ]);
  return {
    title: idea.title[site.lang],
    description:
      cutDescription(idea.subtitle[site.lang]) ||
      describeGroup(idea.title[site.lang], idea.products, site.lang),
    canonical: pageAddress('idea', number),
    data: [itemList(site, idea.products)],
    answers: {
      [homeInfoCall]: info,
      [callAddress('GET /api/product/idea/:id/', { params: { id: number } })]: toAnswer(idea),
    },
    picture: idea.picture ? { of: idea.picture, sizes: `${wideScreen} 560px, 100vw` } : undefined,
    shared: idea.picture?.id,
    shows: idea.products,
    code: ['features/catalogue/finder/IdeaPage.tsx'],
  };
}

function readId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new MissingPage(404);
  return Number(text);
}
