import type { Product, ProductCard } from '#contract/catalogue/shop.ts';
import type { Lang, LocalText } from '#contract/shared.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { decimal } from '#domain/print/money.ts';

/** Structured data need absolute URLs, hence `origin`; `name` is the shop's, `style` its accent. */
export type Site = { origin: string; lang: Lang; name: string; style: string };

const context = 'https://schema.org';

export function organisation({ origin, name }: Site): object {
  return {
    '@context': context,
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    // A raster picture: search engines take no SVG here.
    logo: `${origin}/icons/apple-touch-icon.png`,
  };
}

export function website({ origin, name }: Site): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/shop?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

export function breadcrumbs({ origin }: Site, steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}

export function itemList({ origin, lang }: Site, products: readonly ProductCard[]): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: products.map(({ id, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title[lang],
      url: `${origin}/product/${id}`,
    })),
  };
}

type ShippingInfo = {
  zone: LocalText;
  soonest: string | null;
  fee: number;
  freeFrom: number | null;
  /** Delivery days are counted from this day. */
  today: string;
};

/** A product with its price in manat, and the cost and time of delivery to the home zone. */
export function productData({ origin, lang }: Site, product: Product, shipping: ShippingInfo | null): object {
  const { id, title, description, pictures, brand, price, count, rating, reviewsCount, defaultOption } =
    product;
  return {
    '@context': context,
    '@type': 'Product',
    name: title[lang],
    description: description[lang],
    image: pictures.map(({ src }) => origin + src),
    ...(defaultOption ? { sku: defaultOption.sku } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand.title } } : {}),
    ...(rating === null || reviewsCount === 0
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviewsCount } }),
    offers: {
      '@type': 'Offer',
      url: `${origin}/product/${id}`,
      priceCurrency: 'TMT',
      price: decimal(price),
      ...reduction(product),
      availability: `${context}/${count > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${context}/NewCondition`,
      ...(shipping && { shippingDetails: shippingDetails(shipping, price, lang) }),
    },
  };
}

/** The price that is struck out on the page, and the last day of the reduced one where it has an end. */
function reduction({ price, oldPrice, options }: Product): object {
  if (oldPrice === null) return {};
  const until = options.find((option) => option.price === price)?.priceUntil;
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: `${context}/ListPrice`,
      price: decimal(oldPrice),
      priceCurrency: 'TMT',
    },
    ...(until && { priceValidUntil: dayOf(new Date(until)) }),
  };
}

function shippingDetails(
  { zone, soonest, fee, freeFrom, today }: ShippingInfo,
  price: number,
  lang: Lang,
): object {
  const rate = freeFrom !== null && price >= freeFrom ? 0 : fee;
  const days = soonest === null ? null : (Date.parse(soonest) - Date.parse(today)) / 86_400_000;
  const inDays = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimal(rate), currency: 'TMT' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'TM', addressRegion: zone[lang] },
    ...(days !== null && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: inDays(0, 1),
        transitTime: inDays(days, days + 1),
      },
    }),
  };
}
