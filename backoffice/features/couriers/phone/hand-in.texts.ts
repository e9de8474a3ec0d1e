import { defineTexts } from '#domain/print/texts.ts';

export const handInTexts = defineTexts({
  title: { tm: 'Puly kassa tabşyrmak', ru: 'Сдача денег' },
  start: { tm: 'Pul tabşyrmak', ru: 'Сдать деньги' },
  /** closes the form, which the same button opened */
  fold: { tm: 'Gizle', ru: 'Скрыть' },
  needsLine: {
    tm: 'Pul tabşyrmak üçin aragatnaşyk gerek',
    ru: 'Чтобы сдать деньги, нужна связь',
  },
  sendFirst: {
    tm: 'Ýazylanlar iberilenden soň tabşyryp bolýar',
    ru: 'Сдать можно, когда всё записанное отправлено',
  },
  expected: { tm: 'Eliňizde bolmaly: {sum}', ru: 'На руках должно быть: {sum}' },
  counted: { tm: 'Sanan puluňyz, TMT', ru: 'Вы сосчитали, TMT' },
  give: { tm: 'Tabşyrýaryn: {sum}', ru: 'Сдаю {sum}' },
  lacks: { tm: '{sum} ýetmeýär', ru: 'Не хватает {sum}' },
  tooMuch: { tm: '{sum} artyk', ru: 'Лишние {sum}' },
  changed: {
    tm: 'Eliňizdäki pul üýtgedi, täzeden sanaň',
    ru: 'Сумма на руках изменилась, сосчитайте ещё раз',
  },
  failed: { tm: 'Iberilmedi, täzeden synanyşyň', ru: 'Не отправилось, попробуйте ещё раз' },
  waits: {
    tm: 'Siz {sum} sanadyňyz, sagat {at}. Dükanda-da sanasynlar',
    ru: 'Вы сосчитали {sum} в {at}. Теперь пусть сосчитают в магазине',
  },
  countAgain: { tm: 'Täzeden sanamak', ru: 'Сосчитать ещё раз' },
  agreed: { tm: 'Kassa tabşyryldy: {sum}, sagat {at}', ru: 'Сдано в кассу: {sum} в {at}' },
});
