import type { SectionName } from '#domain/home-sections.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

/** Names of the home page's sections; those with a heading have the same name as in the shop. */
export const sectionWords = defineTexts({
  hero: { tm: 'Uly banner', ru: 'Большой баннер' },
  categories: { tm: 'Kategoriýalar', ru: 'Категории' },
  popular: { tm: 'Iň köp sowgat edilýänler', ru: 'Чаще всего дарят' },
  recipients: { tm: 'Kime sowgat gözleýärsiňiz?', ru: 'Кому ищете подарок?' },
  ideas: { tm: 'Sowgat pikirleri', ru: 'Идеи подарков' },
  new: { tm: 'Täze harytlar', ru: 'Новинки' },
  banners: { tm: 'Kiçi bannerler', ru: 'Малые баннеры' },
  occasions: { tm: 'Näme mynasybetli?', ru: 'По какому поводу?' },
  trust: { tm: 'Biziň wadalarymyz', ru: 'Наши обещания' },
} satisfies Record<SectionName, Phrase>);

/** Source of each section's content. */
export const sectionHints = defineTexts({
  hero: { tm: '“Esasy” diýlip bellenen bannerler', ru: 'Баннеры с отметкой «Главный»' },
  categories: { tm: 'Harytly esasy kategoriýalar', ru: 'Главные категории с товарами' },
  popular: { tm: 'Iň köp satylan dört haryt', ru: 'Четыре самых продаваемых товара' },
  recipients: { tm: '“Kim üçin” sanawy', ru: 'Список «Для кого»' },
  ideas: { tm: 'Açyk sowgat pikirleri', ru: 'Опубликованные идеи' },
  new: { tm: 'Soňky goşulan sekiz haryt', ru: 'Восемь последних товаров' },
  banners: { tm: 'Galan bannerler', ru: 'Остальные баннеры' },
  occasions: { tm: 'Ýakyn baýramlar we seneler', ru: 'Ближайшие праздники и поводы' },
  trust: { tm: 'Gutlag haty, wagt we töleg barada', ru: 'Об открытке, времени и оплате' },
} satisfies Record<SectionName, Phrase>);

export const homeTexts = defineTexts({
  lead: {
    tm: 'Baş sahypadaky bölümleriň tertibi. Gizlenen bölüm saklanýar, ony islän wagtyňyz görkezip bilersiňiz.',
    ru: 'Порядок разделов на главной странице. Скрытый раздел не теряется: его можно снова показать.',
  },
  preview: { tm: 'Telefonda görnüşi', ru: 'Вид на телефоне' },
  empty: { tm: 'Häzir boş, görünmeýär', ru: 'Сейчас пусто, не видно' },
  hidden: { tm: 'Gizlenen', ru: 'Скрыт' },
  show: { tm: 'Görkez: {name}', ru: 'Показывать: {name}' },
  oneAtLeast: {
    tm: 'Iň azyndan bir bölüm görünmeli',
    ru: 'Хотя бы один раздел должен остаться',
  },
  saved: { tm: 'Saklandy, baş sahypa täzelendi', ru: 'Сохранено, главная обновлена' },
  usual: { tm: 'Adaty tertibe gaýtar', ru: 'Вернуть обычный порядок' },
  greeting: { tm: 'Ýürekden berilýän sowgat', ru: 'Подарки от всего сердца' },
  card: { tm: 'El bilen ýazylan gutlag haty', ru: 'Открытка от руки' },
  time: { tm: 'Saýlan wagtyňyzda', ru: 'В удобное время' },
  payment: { tm: 'Nagt ýa-da kart', ru: 'Наличными или картой' },
});
