import { smsHours } from '#domain/notifications/sms-hours.ts';
import { defineTexts } from '#domain/print/texts.ts';

export const requestTexts = defineTexts({
  waiting: { tm: 'Alyja SMS ibereris', ru: 'Отправим SMS получателю' },
  asked: { tm: 'Alyjynyň jogabyna garaşýarys', ru: 'Ждём ответа получателя' },
  opened: { tm: 'Alyjy sahypany açdy, jogabyna garaşýarys', ru: 'Получатель открыл ссылку, ждём ответа' },
  answered: { tm: 'Alyjy salgyny we wagty aýtdy', ru: 'Получатель указал адрес и время' },
  declined: { tm: 'Alyjy sowgady almakçy däl', ru: 'Получатель отказался' },
  lapsed: { tm: 'Alyjy jogap bermedi', ru: 'Получатель не ответил' },
  unpaidNote: {
    tm: `SMS töleg geçenden soň, sagat ${smsHours.from}–${smsHours.to} aralygynda iberilýär. Salgyny we wagty alyjy özi ýazar.`,
    ru: `SMS уходит после оплаты, с ${smsHours.from} до ${smsHours.to}. Адрес и время получатель напишет сам.`,
  },
  waitingNote: {
    tm: `SMS sagat ${smsHours.from}–${smsHours.to} aralygynda iberilýär. Salgyny we wagty alyjy özi ýazar.`,
    ru: `SMS уйдёт между ${smsHours.from} и ${smsHours.to}. Адрес и время получатель напишет сам.`,
  },
  askedNote: {
    tm: 'Salgyny we wagty özi ýazýar. Şu wagta çenli garaşýarys: {when}.',
    ru: 'Адрес и время он напишет сам. Ждём до {when}.',
  },
  answeredNote: {
    tm: 'Salgyny diňe dükan we kurýer görýär.',
    ru: 'Адрес видят только магазин и курьер.',
  },
  decideNote: {
    tm: 'Näme edeli? Karar bermeseňiz, şu wagtdan soň sargyt ýatyrylar we pul yzyna gaýtarylar: {when}.',
    ru: 'Что сделать? Если не решите до {when}, заказ отменится, и деньги вернутся.',
  },
  extend: { tm: 'Ýene üç gün garaşmak', ru: 'Подождать ещё три дня' },
  resend: { tm: 'SMS-i täzeden iberiň', ru: 'Отправить SMS ещё раз' },
  otherNumber: { tm: 'Alyjynyň belgisini düzet', ru: 'Исправить номер получателя' },
  otherNumberNote: {
    tm: 'SMS-i täze belgä ibereris, öňki salgylanma işlemez.',
    ru: 'Отправим SMS на новый номер, прежняя ссылка перестанет работать.',
  },
  mobile: { tm: 'Alyjynyň telefony', ru: 'Телефон получателя' },
  faultMobile: { tm: 'Telefon belgisini dogry ýazyň', ru: 'Укажите верный номер телефона' },
  sendThere: { tm: 'SMS iber', ru: 'Отправить SMS' },
  address: { tm: 'Salgyny özüm ýazaýyn', ru: 'Указать адрес за получателя' },
  certificate: {
    tm: 'Puluň ýerine sertifikat almak',
    ru: 'Взять сертификат вместо денег',
    needs: 'certificates',
  },
  certificateNote: {
    tm: 'Kartdan tölenen pul sertifikat bolar, kodyny SMS bilen size ibereris. Özüňiz ulanyp ýa-da başga birine sowgat edip bilersiňiz.',
    ru: 'Оплаченное картой станет сертификатом, код придёт вам по SMS. Потратьте его сами или подарите.',
    needs: 'certificates',
  },
  giveUp: { tm: 'Ýatyryp, puly yzyna almak', ru: 'Отменить и вернуть деньги' },
  chooseAddress: { tm: 'Haýsy salgy?', ru: 'На какой адрес?' },
  noAddress: { tm: 'Saklanan salgy ýok', ru: 'Сохранённых адресов нет' },
  addAddress: { tm: 'Salgy goş', ru: 'Добавить адрес' },
  save: { tm: 'Salgyny we wagty belle', ru: 'Назначить адрес и время' },
  allDay: { tm: 'günüň dowamynda', ru: 'в течение дня' },
  noTimes: { tm: 'Bu salgy üçin boş wagt ýok', ru: 'Для этого адреса свободного времени нет' },
  stepAsked: { tm: 'SMS iberildi', ru: 'SMS отправлено' },
  stepOpened: { tm: 'Alyjy sahypany açdy', ru: 'Получатель открыл ссылку' },
  stepAnswered: { tm: 'Wagtyny saýlady', ru: 'Время выбрано' },
  stepAnsweredWhen: { tm: 'Wagtyny saýlady: {when}', ru: 'Время выбрано: {when}' },
  stepThanked: { tm: 'Minnetdarlyk bildirdi', ru: 'Пришла благодарность' },
  photo: { tm: 'Alyjynyň iberen suraty', ru: 'Фото от получателя' },
  report: { tm: 'Dükana habar ber', ru: 'Сообщить магазину' },
  reportAsk: {
    tm: 'Bu minnetdarlykda ýaramaz zat barmy? Dükan muny görer we gizläp biler.',
    ru: 'Здесь что-то недопустимое? Магазин увидит это и сможет скрыть.',
  },
  reportYes: { tm: 'Hawa, habar ber', ru: 'Да, сообщить' },
  reportNo: { tm: 'Ýok', ru: 'Нет' },
  reported: { tm: 'Dükana habar berdiňiz. Seredip çykarys.', ru: 'Вы сообщили магазину. Мы посмотрим.' },
  thanks: { tm: 'Size minnetdarlyk bildirýärler', ru: 'Вас благодарят' },
});
