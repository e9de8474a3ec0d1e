import type { CashTarget } from '#domain/ledger/cash.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

export const cashTexts = defineTexts({
  toOrder: { tm: 'Sargyda', ru: 'К заказу' },
  title: { tm: 'Kassa', ru: 'Касса' },
  byBooks: { tm: 'hasap boýunça', ru: 'по книгам' },
  never: { tm: 'Heniz sanalmady', ru: 'Ещё не пересчитывали' },
  lastCount: { tm: '{sum} sanaldy, {at}, {staff}', ru: 'Насчитали {sum}, {at}, {staff}' },
  noMoves: { tm: 'Şol gün hereket ýok', ru: 'За этот день движений нет' },
  movesOf: { tm: 'Günüň hereketleri', ru: 'Движения за день' },
  dayBefore: { tm: 'Öňki gün', ru: 'Предыдущий день' },
  dayAfter: { tm: 'Indiki gün', ru: 'Следующий день' },
  showAll: { tm: 'Hemmesi: {n}', ru: 'Показать все: {n}' },
  count: { tm: 'Sanap barlamak', ru: 'Пересчитать' },
  done: { tm: 'Ýazyldy', ru: 'Записано' },
  expected: { tm: 'Bolmaly: {sum}', ru: 'Должно быть: {sum}' },
  counted: { tm: 'Sanalan pul, TMT', ru: 'Сосчитано, TMT' },
  agrees: { tm: 'Gabat gelýär', ru: 'Сходится' },
  lacks: { tm: '{sum} ýetmeýär', ru: 'Не хватает {sum}' },
  tooMuch: { tm: '{sum} artyk', ru: 'Лишние {sum}' },
  why: { tm: 'Tapawudyň sebäbi', ru: 'Причина разницы' },
  float: { tm: 'Owuntyk pul', ru: 'Размен' },
  floatNote: {
    tm: 'Eýesi kassa öz pulundan goýýar: bu girdeji däl.',
    ru: 'Владелец кладёт в кассу свои деньги: это не доход.',
  },
  sum: { tm: 'Möçberi, TMT', ru: 'Сумма, TMT' },
  there: { tm: 'Hasap boýunça: {sum}', ru: 'По книгам: {sum}' },
  only: { tm: 'Bary-ýogy {sum} bar', ru: 'Есть только {sum}' },
  note: { tm: 'Bellik', ru: 'Заметка' },
  whatFor: { tm: 'Näme üçin', ru: 'На что' },
  payout: { tm: 'Bank geçirdi', ru: 'Банк выплатил' },
  gross: { tm: 'Jemi, hyzmat tölegi bilen, TMT', ru: 'Всего, вместе с комиссией, TMT' },
  fee: { tm: 'Bankyň hyzmat tölegi, TMT', ru: 'Комиссия банка, TMT' },
  net: { tm: 'Dükanyň hasabyna geler: {sum}', ru: 'На счёт магазина придёт: {sum}' },
  beyond: {
    tm: 'Hasap boýunça bankda diňe {sum} bar. Kagyzy barlaň.',
    ru: 'По книгам у банка только {sum}. Проверьте документ.',
  },
  paper: { tm: 'Bank resminamasynyň belgisi', ru: 'Номер документа банка' },
  day: { tm: 'Kagyzdaky gün', ru: 'День в документе' },
});

/** The button of each way that cash can go. */
export const targetTexts = defineTexts({
  till: { tm: 'Kassa', ru: 'В кассу' },
  safe: { tm: 'Seýfe', ru: 'В сейф' },
  'shop-account': { tm: 'Banka', ru: 'В банк' },
  expense: { tm: 'Çykdajy', ru: 'Расход' },
} satisfies Record<CashTarget, Phrase>);
