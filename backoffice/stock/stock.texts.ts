import { defineTexts } from '../lang/texts.ts';

export const stockTexts = defineTexts({
  receive: { tm: 'Haryt geldi', ru: 'Поступление' },
  correct: { tm: 'Düzediş', ru: 'Корректировка' },
  howMany: { tm: 'Näçe sany geldi', ru: 'Сколько поступило' },
  delta: { tm: 'Tapawut: köp bolsa +, az bolsa −', ru: 'Разница: излишек +, недостача −' },
  reason: { tm: 'Sebäbi', ru: 'Причина' },
  reasonHint: {
    tm: 'Mysal: sanaldy, döwüldi, ýitdi, faktura 112',
    ru: 'Например: пересчёт, бой, потеря, накладная 112',
  },
  result: {
    tm: 'Ammarda: {before} {sign} {delta} = {after}',
    ru: 'На складе: {before} {sign} {delta} = {after}',
  },
  save: { tm: 'Sakla', ru: 'Сохранить' },
  cancel: { tm: 'Goýbolsun et', ru: 'Отмена' },
  saved: { tm: 'Ammar täzelendi', ru: 'Остаток обновлён' },
  movements: { tm: 'Hereketler', ru: 'Движения' },
  low: { tm: 'Az galanlar', ru: 'Заканчивается' },
  all: { tm: 'Hemmesi', ru: 'Все' },
  out: { tm: 'Ýok', ru: 'Нет в наличии' },
  toProduct: { tm: 'Haryda geç', ru: 'К товару' },
  reserve: { tm: 'Sargyt üçin alyndy', ru: 'Резерв под заказ' },
  release: { tm: 'Sargytdan boşadyldy', ru: 'Резерв снят' },
  ship: { tm: 'Sargyt bilen gitdi', ru: 'Отгружено с заказом' },
  return: { tm: 'Yzyna gaýtdy', ru: 'Возврат' },
  onHand: { tm: 'Ammarda', ru: 'На складе' },
  reserved: { tm: 'Sargytlarda', ru: 'В заказах' },
  free: { tm: 'Satuwa bar', ru: 'Свободно' },
  noMovements: { tm: 'Heniz hereket ýok', ru: 'Движений пока нет' },
  more: { tm: 'Ýene görkez', ru: 'Показать ещё' },
});
