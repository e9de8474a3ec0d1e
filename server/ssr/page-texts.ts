import type { Lang, LocalText } from '#contract/shared.ts';

/** BCP 47 tag of each language. */
export const tags: Record<Lang, 'tk' | 'ru'> = { tm: 'tk', ru: 'ru' };

/**
 * Titles and descriptions of pages without texts of their own, for search engines and messengers; names as in the
 * storefront.
 */
export const pageTexts = {
  home: { tm: 'Türkmenistanda sowgatlar', ru: 'Подарки в Туркменистане' },
  homeText: {
    tm: 'Gül, süýji we el işleri: owadan gaplap, öýüňize çenli eltýäris. Aşgabat we bütin Türkmenistan.',
    ru: 'Цветы, сладости и изделия ручной работы: красиво упакуем и доставим. Ашхабад и весь Туркменистан.',
  },
  shop: { tm: 'Katalog', ru: 'Каталог' },
  shopText: {
    tm: 'Ähli sowgatlar: baýramlar, maşgala we dostlar üçin.',
    ru: 'Все подарки: к праздникам, для семьи и друзей.',
  },
  giftFinder: { tm: 'Sowgat saýlamaga kömek', ru: 'Подобрать подарок' },
  giftFinderText: {
    tm: 'Kime, näme mynasybetli we näçe manatlyk: laýyk sowgatlary görkezeris.',
    ru: 'Кому, по какому поводу и на какую сумму: покажем подходящие подарки.',
  },
  brand: { tm: 'Brendler', ru: 'Бренды' },
  brandText: {
    tm: 'Sowgatlary kimler ýasaýar: her brendiň öz harytlary.',
    ru: 'Кто делает наши подарки: товары каждого бренда.',
  },
  aboutUs: { tm: 'Biz barada', ru: 'О нас' },
  aboutUsText: {
    tm: 'Biz kim, nirede we bize nähili ýüz tutmaly: telefonlar we salgy.',
    ru: 'Кто мы, где находимся и как с нами связаться: телефоны и адрес.',
  },
  privacy: { tm: 'Gizlinlik syýasaty', ru: 'Политика конфиденциальности' },
  privacyText: {
    tm: 'Haýsy maglumatlary näme üçin saklaýarys, dükanyň şertleri.',
    ru: 'Какие данные мы храним и зачем, условия магазина.',
  },
  delivery: { tm: 'Eltip bermek we töleg', ru: 'Доставка и оплата' },
  deliveryText: {
    tm: 'Eltip bermek näçe durýar, haçan getirýäris we nähili töläp bolýar.',
    ru: 'Сколько стоит доставка, когда привозим и как можно заплатить.',
  },
  missing: { tm: 'Sahypa tapylmady', ru: 'Страница не найдена' },
} satisfies Record<string, LocalText>;
