import { pageAddress, type PageName } from '#domain/pages.ts';
import type { Lang } from '#contract/shared.ts';
import { tags } from './page-texts.ts';

const texts: Record<Lang, { kind: string; description: string }> = {
  tm: {
    kind: 'sowgatlar dükany',
    description: 'Türkmenistanyň onlaýn sowgat dükany: güller, süýjülikler, el işleri we başgalar.',
  },
  ru: {
    kind: 'магазин подарков',
    description: 'Онлайн-магазин подарков в Туркменистане: цветы, сладости, ручная работа и многое другое.',
  },
};

const shortcuts: { page: PageName; name: Record<Lang, string> }[] = [
  { page: 'shop', name: { tm: 'Katalog', ru: 'Каталог' } },
  { page: 'cart', name: { tm: 'Sebet', ru: 'Корзина' } },
  { page: 'wishlist', name: { tm: 'Halanlarym', ru: 'Избранное' } },
  { page: 'orders', name: { tm: 'Sargytlarym', ru: 'Мои заказы' } },
];

const icons = [192, 512].flatMap((size) => [
  { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
  {
    src: `/icons/icon-maskable-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'maskable',
  },
]);

/** The web app manifest in the visitor's language: name and icons for the home screen of a phone. */
export function writeManifest(lang: Lang, shopName: string): string {
  const { kind, description } = texts[lang];
  return JSON.stringify({
    id: '/',
    lang: tags[lang],
    dir: 'ltr',
    short_name: shopName,
    name: `${shopName} — ${kind}`,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#6c0f2d',
    theme_color: '#fbf6ee',
    categories: ['shopping'],
    icons,
    shortcuts: shortcuts.map(({ page, name }) => ({
      url: pageAddress(page),
      name: name[lang],
      icons: [icons[0]],
    })),
  });
}
