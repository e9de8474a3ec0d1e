import type { SeedBanner } from '../seed-types.ts';
import { both } from './compose.ts';

/**
 * Banners: main ones open the home page, the others stand between its rows. A feast has its banner when its day can be
 * chosen: delivery is booked 14 days ahead.
 */
export const banners: readonly SeedBanner[] = [
  {
    isMain: true, picture: 'hero', link: { page: 'giftFinder' },
    title: both('Begendirmek aňsat', 'Дарить радость легко'),
    subtitle: both('Güller, süýjülikler we sowgatlar: owadan gaplap, eltip bereris', 'Цветы, сладости и подарки: красиво упакуем и привезём'),
  },
  {
    isMain: true, picture: 'hero-love', link: { idea: 'soygulim' },
    title: both('Sözsüz aýdylýan söýgi', 'О любви без слов'),
    subtitle: both('Gyzyl bägül, şokolad we ýürekden gutlag', 'Красные розы, шоколад и слова от сердца'),
  },
  {
    isMain: true, picture: 'hero-new-year', link: { occasion: 'new-year' },
    season: { from: { month: 12, day: 17 }, until: { month: 12, day: 31 } },
    title: both('Täze ýyla taýýarmy?', 'Готовы к Новому году?'),
    subtitle: both('Arça, süýjülik we her kime bir sowgat', 'Ёлка, сладости и подарок для каждого'),
  },
  {
    isMain: true, picture: 'hero-march', link: { occasion: 'womens-day' },
    season: { from: { month: 2, day: 22 }, until: { month: 3, day: 8 } },
    title: both('8-nji mart ýakynlaşýar', 'Скоро 8 Марта'),
    subtitle: both('Eltip beriş wagtyny öňünden saýlaň', 'Выберите время доставки заранее'),
  },
  {
    isMain: false, picture: 'banner-birthday', link: { idea: 'caga-toyy' },
    title: both('Çagaňyzyň doglan güni', 'День рождения ребёнка'),
    subtitle: both('Tort, şarlar we oýunjak bir kurýerde', 'Торт, шары и игрушка — с одним курьером'),
  },
  {
    isMain: false, picture: 'banner-nowruz', link: { occasion: 'nowruz' },
    title: both('Nowruz saçagy', 'Стол на Новруз'),
    subtitle: both('Saýlama miweler, bal we milli tagamlar', 'Отборные фрукты, мёд и национальные сладости'),
  },
  {
    isMain: false, picture: 'banner-perfume', link: { product: 'anar-atyry' },
    title: both('Täze atyr: “Anar”', 'Новый аромат «Анар»'),
    subtitle: both('Nagyşly gutuda, gaplamasyz-da sowgat', 'В узорной коробке: подарок и без упаковки'),
  },
  {
    isMain: false, picture: 'banner-tea', link: { idea: 'cay-agsamy' },
    title: both('Bir käse çaýyň başynda', 'За пиалой чая'),
    subtitle: both('Farfor, dag otlary we bal', 'Фарфор, горные травы и мёд'),
  },
  {
    isMain: false, picture: 'banner-jewels', link: { category: 'jewellery' },
    title: both('Zergär öýünden', 'Из мастерской ювелира'),
    subtitle: both('Kümüş we altyn şaý-sepler', 'Украшения из серебра и золота'),
  },
];
