import { defineTexts } from '#domain/print/texts.ts';

/** Texts of the home page's first screen. */
export const firstScreenTexts = defineTexts({
  /** Document title; the server uses the same (server/ssr/page-texts.ts). */
  tab: { tm: 'Türkmenistanda sowgatlar', ru: 'Подарки в Туркменистане' },
  title: { tm: 'Ýürekden berilýän sowgat', ru: 'Подарки от всего сердца' },
  lead: {
    tm: 'Gül, süýji we el işleri — owadan gaplap, eliňize çenli eltýäris.',
    ru: 'Цветы, сладости и ручная работа — красиво упакуем и привезём.',
  },
  choose: { tm: 'Sowgat saýla', ru: 'Выбрать подарок' },
  ideas: { tm: 'Sowgat pikirleri', ru: 'Идеи' },
  forWhom: { tm: 'Kim üçin?', ru: 'Кому подарок?' },
  forWhen: { tm: 'Näme mynasybetli?', ru: 'По какому поводу?' },
  forHowMuch: { tm: 'Näçe manatlyk?', ru: 'На какую сумму?' },
  upTo: { tm: '{price} manada çenli', ru: 'до {price} TMT' },
  any: { tm: 'Parhy ýok', ru: 'Не важно' },
  find: { tm: 'Sowgat tap', ru: 'Подобрать' },
  banners: { tm: 'Bannerler', ru: 'Баннеры' },
  categories: { tm: 'Kategoriýalar suratlarda', ru: 'Категории в картинках' },
  failed: { tm: 'Baş sahypa ýüklenmedi.', ru: 'Главная страница не загрузилась.' },
});
