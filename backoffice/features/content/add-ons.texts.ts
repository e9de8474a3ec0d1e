import { defineTexts } from '#domain/print/texts.ts';

export const addOnsTexts = defineTexts({
  title: { tm: 'Sebetde teklip edilýän harytlar', ru: 'Что предлагает корзина' },
  lead: {
    tm: 'Kiçi sowgatlar: şar, şokolad, gutlag haty. Müşderi sebetinde olary bir basyşda goşýar. Gutaran haryt we sebetde duran haryt görünmeýär.',
    ru: 'Небольшие вещи: шар, шоколад, открытка. Клиент добавляет их в корзине одним нажатием. Того, что кончилось или уже в корзине, он не видит.',
  },
  products: { tm: 'Harytlar (sebetdäki tertipde)', ru: 'Товары (в порядке показа)' },
  saved: { tm: 'Saklandy', ru: 'Сохранено' },
});
