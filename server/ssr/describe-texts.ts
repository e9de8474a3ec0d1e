import { pageAddress } from '#domain/pages.ts';
import { callAddress } from '#contract/client.ts';
import type { About } from '#contract/content/shop.ts';
import type { LocalText } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { listProducts } from '#server/features/catalogue/listing/list-products.ts';
import { readFrame } from '#server/features/catalogue/taxonomy/read-frame.ts';
import { showAbout, showDeliveryPayment, showPrivacy } from '#server/features/content/show-texts.ts';
import { cutHomeInfo, homeInfoCall } from './cut-home-info.ts';
import { describeGroup } from './describe-shop.ts';
import { cutDescription, type Describe, type PageFacts } from './page-facts.ts';
import { MissingPage, type PageInput, toAnswer } from './page-facts.ts';
import { pageTexts as texts } from './page-texts.ts';
import { breadcrumbs, itemList, organisation, type Site } from './structured-data.ts';

export const describeAbout = describeText<About>('aboutUs', {
  call: callAddress('GET /api/product/about-us/'),
  read: ({ db }) => showAbout(db),
  nameIn: ({ title }) => title,
  code: ['features/content/texts/AboutPage.tsx'],
});

export const describePrivacy = describeText('privacy', {
  call: callAddress('GET /api/product/privacy-policy/'),
  read: (ctx) => showPrivacy(ctx),
  code: ['features/content/texts/PrivacyPage.tsx'],
});

export const describeDelivery = describeText('delivery', {
  call: callAddress('GET /api/order/delivery-payment/'),
  read: ({ db }) => showDeliveryPayment(db),
  code: ['features/delivery/DeliveryPage.tsx', 'app/frame/AccountLayout.tsx'],
});

type TextPage<Text> = {
  /** The API call whose answer the page shows. */
  call: string;
  read: (ctx: Context) => Promise<Text>;
  /** The title that staff gave it; without one the default is used. */
  nameIn?: (text: Text) => LocalText;
  code: string[];
};

function describeText<Text>(
  name: 'aboutUs' | 'privacy' | 'delivery',
  { call, read, nameIn, code }: TextPage<Text>,
): Describe {
  return async (ctx, site) => {
    const [info, data] = await Promise.all([cutHomeInfo(ctx, []), read(ctx)]);
    return {
      title: (nameIn?.(data) ?? texts[name])[site.lang],
      description: texts[`${name}Text`][site.lang],
      canonical: pageAddress(name),
      data: [organisation(site)],
      answers: { [homeInfoCall]: info, [call]: toAnswer(data) },
      code,
    };
  };
}

/** The page of all brands, or the products of one of them. */
export async function describeBrand(ctx: Context, site: Site, { query }: PageInput): Promise<PageFacts> {
  const id = readBrand(query);
  const [info, { brands }] = await Promise.all([cutHomeInfo(ctx, []), readFrame(ctx)]);
  const answers = {
    [homeInfoCall]: info,
    [callAddress('GET /api/product/brands/')]: toAnswer(brands),
  };
  const code = ['features/catalogue/list/BrandPage.tsx'];
  const all = { title: texts.brand[site.lang], canonical: pageAddress('brand') };
  const description = texts.brandText[site.lang];
  if (id === '') return { ...all, description, data: [organisation(site)], answers, code };
  const brand = brands.find((row) => String(row.id) === id);
  if (!brand) throw new MissingPage(404);
  // The same query in the same order as the storefront sends (BrandPage.tsx).
  const input = { brand: id, sort: 'popular', page: 1, page_size: 12 } as const;
  const list = await listProducts(ctx, { query: input });
  const canonical = `${all.canonical}?id=${id}`;
  return {
    title: brand.title,
    description:
      cutDescription(brand.description[site.lang]) || describeGroup(brand.title, list.data, site.lang),
    canonical,
    shared: brand.picture?.id,
    code,
    shows: list.data,
    data: [
      itemList(site, list.data),
      breadcrumbs(site, [
        { name: site.name, path: pageAddress('home') },
        { name: all.title, path: all.canonical },
        { name: brand.title, path: canonical },
      ]),
    ],
    answers: {
      ...answers,
      [callAddress('GET /api/product/list/:search?', { query: input })]: { response: 'success', ...list },
    },
  };
}

/** The brand's id from the address; empty on the page of all brands. */
export function readBrand(query: URLSearchParams): string {
  return /^[1-9]\d{0,8}$/.exec(query.get('id') ?? '')?.[0] ?? '';
}
