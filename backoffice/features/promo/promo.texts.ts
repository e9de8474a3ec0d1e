import type { PricePlanState } from '#domain/promo/price-plan.ts';
import type { PromoKind } from '#domain/fields/promo.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

/** Kinds of discount. */
export const promoKindWords = defineTexts({
  percent: { tm: 'Harytlaryň bahasyndan göterim', ru: 'Процент от товаров' },
  amount: { tm: 'Harytlaryň bahasyndan möçber', ru: 'Сумма от товаров' },
  delivery: { tm: 'Mugt eltip bermek', ru: 'Бесплатная доставка' },
} satisfies Record<PromoKind, Phrase>);

/** State of a price plan. */
export const planStateWords = defineTexts({
  planned: { tm: 'Garaşylýar', ru: 'Ждёт начала' },
  running: { tm: 'Dowam edýär', ru: 'Идёт' },
  over: { tm: 'Gutardy', ru: 'Закончилась' },
} satisfies Record<PricePlanState, Phrase>);

/** How a price plan makes prices lower. */
export const planWays = ['percent', 'prices'] as const;
export type PlanWay = (typeof planWays)[number];
export const planWayWords = defineTexts({
  percent: { tm: 'Göterim', ru: 'На процент' },
  prices: { tm: 'Her görnüşiň bahasy', ru: 'Цена каждого варианта' },
} satisfies Record<PlanWay, Phrase>);

export const promoTexts = defineTexts({
  on: { tm: 'Işleýär', ru: 'Действует' },
  off: { tm: 'Işlemeýär', ru: 'Не действует' },
  uses: { tm: 'sargyt: {n}', ru: 'заказов: {n}' },
  always: { tm: 'möhletsiz', ru: 'без срока' },
  codeHint: {
    tm: '3–24 latyn harpy we san. Baş we setir harpynyň, boşlugyň, defisiň tapawudy ýok.',
    ru: 'От 3 до 24 латинских букв и цифр. Регистр, пробелы и дефисы не важны.',
  },
  capHint: {
    tm: 'Boş bolsa, çäk ýok. 500 manatdan, 50 %-den köp ýa-da çäksiz kody ikinji işgär tassyklaýar.',
    ru: 'Пусто — без ограничения. Код свыше 500 манатов, 50 % или без ограничений подтверждает второй сотрудник.',
  },
  limitHint: { tm: 'Boş bolsa, çäk ýok.', ru: 'Пусто — без ограничения.' },
  percentHint: { tm: '1–90', ru: 'От 1 до 90' },
  categoriesHint: { tm: 'Boş bolsa, ähli harytlar.', ru: 'Пусто — все товары.' },
  planOfHint: {
    tm: 'Kategoriýalardaky ähli harytlar we şu harytlar.',
    ru: 'Все товары выбранных категорий и эти товары.',
  },
  way: { tm: 'Nähili arzanlaýar', ru: 'Как снизить' },
  addProduct: { tm: 'Haryt goşmak', ru: 'Добавить товар' },
  priceThen: { tm: 'Arzanladyş bahasy, TMT', ru: 'Цена по скидке, TMT' },
  priceNow: { tm: 'Häzir {sum}', ru: 'Сейчас {sum}' },
  notLower: {
    tm: 'Häzir {sum}: bu görnüş arzanlamaz',
    ru: 'Сейчас {sum}: этот вариант не подешевеет',
  },
  pricesHint: {
    tm: 'Harydyň ähli görnüşleri goşulýar; artykmaçlaryny aýryň.',
    ru: 'Добавятся все варианты товара; лишние уберите.',
  },
  pricesNeeded: { tm: 'Iň azyndan bir haryt goşuň', ru: 'Добавьте хотя бы один товар' },
  pricesCount: { tm: 'baha: {n}', ru: 'цен: {n}' },
  planNote: {
    tm: 'Arzanladyş başlananda bahalar özi arzanlaýar, gutaranda öňküsine gaýdýar. Öňki baha hökmünde soňky 30 günüň iň arzany görkezilýär.',
    ru: 'Цены снижаются в момент начала и возвращаются в момент окончания. Старой ценой показывается самая низкая за 30 дней.',
  },
  running: {
    tm: 'Arzanladyş dowam edýär: diňe adyny we gutarýan wagtyny üýtgedip bolýar. Bes etmek üçin gutarýan wagtyny şu wagta belläň.',
    ru: 'Скидка идёт: изменить можно только название и окончание. Чтобы прекратить, поставьте окончание на сейчас.',
  },
  over: { tm: 'Arzanladyş gutardy, üýtgedip bolmaýar.', ru: 'Скидка закончилась, изменить её нельзя.' },
  kept: {
    tm: 'Edilen sargytlar ylalaşylan arzanladyşyny saklaýar.',
    ru: 'Оформленные заказы сохраняют свою скидку.',
  },
});
