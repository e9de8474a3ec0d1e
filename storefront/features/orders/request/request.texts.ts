import { defineTexts } from '#storefront/lang/texts.ts';

export const requestTexts = defineTexts({
  waiting: { tm: 'Alyja SMS ibereris', ru: 'Отправим SMS получателю' },
  asked: { tm: 'Alyjynyň jogabyna garaşýarys', ru: 'Ждём ответа получателя' },
  opened: { tm: 'Alyjy sahypany açdy, jogabyna garaşýarys', ru: 'Получатель открыл ссылку, ждём ответа' },
  answered: { tm: 'Alyjy salgyny we wagty aýtdy', ru: 'Получатель указал адрес и время' },
  declined: { tm: 'Alyjy sowgady almakçy däl', ru: 'Получатель отказался' },
  lapsed: { tm: 'Alyjy jogap bermedi', ru: 'Получатель не ответил' },
  askedNote: {
    tm: 'Salgyny we wagty özi ýazýar. {when} çenli garaşýarys.',
    ru: 'Адрес и время он напишет сам. Ждём до {when}.',
  },
  answeredNote: {
    tm: 'Salgyny diňe dükan we kurýer görýär.',
    ru: 'Адрес видят только магазин и курьер.',
  },
  decideNote: {
    tm: 'Näme edeli? {when} çenli karar bermeseňiz, sargyt ýatyrylar we pul yzyna gaýtarylar.',
    ru: 'Что сделать? Если не решите до {when}, заказ отменится, и деньги вернутся.',
  },
  extend: { tm: 'Ýene üç gün garaşmak', ru: 'Подождать ещё три дня' },
  resend: { tm: 'SMS-i täzeden iberiň', ru: 'Отправить SMS ещё раз' },
  address: { tm: 'Salgyny özüm ýazaýyn', ru: 'Указать адрес самому' },
  giveUp: { tm: 'Ýatyryp, puly yzyna almak', ru: 'Отменить и вернуть деньги' },
  chooseAddress: { tm: 'Haýsy salgy?', ru: 'На какой адрес?' },
  noAddress: { tm: 'Saklanan salgy ýok', ru: 'Сохранённых адресов нет' },
  addAddress: { tm: 'Salgy goş', ru: 'Добавить адрес' },
  save: { tm: 'Salgyny we wagty belle', ru: 'Назначить адрес и время' },
  noTimes: { tm: 'Bu salgy üçin boş wagt ýok', ru: 'Для этого адреса свободного времени нет' },
  thanks: { tm: 'Size minnetdarlyk bildirýärler', ru: 'Вас благодарят' },
});
