import { defineTexts } from '#domain/print/texts.ts';

/** Texts of the sale in the shop itself. */
export const counterTexts = defineTexts({
  title: { tm: 'Dükanda satuw', ru: 'Продажа на месте' },
  till: { tm: 'kassada {sum} bolmaly', ru: 'в кассе {sum}' },
  counted: { tm: '{at} sanaldy', ru: 'пересчитана {at}' },
  isDelivery: { tm: 'Eltip bermeli', ru: 'Это доставка' },
  scan: { tm: 'Skaner, harydyň kody ýa-da ady', ru: 'Сканер, артикул или название' },
  unknown: { tm: '“{code}” kodly haryt ýok', ru: 'Нет товара с артикулом «{code}»' },
  soldOut: { tm: '{title} galmady', ru: '{title}: не осталось' },
  usual: { tm: 'Köp satylýan', ru: 'Чаще всего' },
  found: { tm: 'Tapyldy', ru: 'Найдено' },
  none: { tm: 'Hiç zat tapylmady', ru: 'Ничего не найдено' },
  nothing: { tm: 'Harydy skanirläň ýa-da saýlaň', ru: 'Отсканируйте или выберите товар' },
  codes: { tm: 'Promokod ýa-da sertifikat', ru: 'Промокод или сертификат' },
  wantsPhone: {
    tm: 'Bu kod üçin telefon belgisi gerek: ol her müşderi üçin sanalýar',
    ru: 'Для этого кода нужен телефон: его считают по клиентам',
  },
  due: { tm: 'Tölemeli', ru: 'К оплате' },
  CASH: { tm: 'Nagt', ru: 'Наличные' },
  TERMINAL: { tm: 'Terminal', ru: 'Терминал' },
  given: { tm: 'Berdi, TMT', ru: 'Дали, TMT' },
  change: { tm: 'Gaýtargy', ru: 'Сдача' },
  lacks: { tm: 'Ýetmeýär', ru: 'Не хватает' },
  tooMuch: { tm: 'Beýle köp pul berilmeýär: möçberi barlaň', ru: 'Столько не дают: проверьте сумму' },
  phone: { tm: 'Müşderiniň telefony, aýtsa', ru: 'Телефон клиента, если назовёт' },
  empty: { tm: 'boş goýup bolýar', ru: 'можно оставить пустым' },
  sell: { tm: 'Satyldy, {sum}', ru: 'Продано, {sum}' },
  sold: { tm: '{number} satyldy, {sum}', ru: 'Продано: {number}, {sum}' },
  soldWithChange: {
    tm: '{number} satyldy, {sum}, gaýtargy {change}',
    ru: 'Продано: {number}, {sum}, сдача {change}',
  },
});
