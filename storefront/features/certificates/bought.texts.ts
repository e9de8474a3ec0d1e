import { smsHours } from '#domain/notifications/sms-hours.ts';
import { defineTexts } from '#domain/print/texts.ts';

/** Texts about bought certificates: on an order's page and in the account. */
export const boughtTexts = defineTexts({
  title: { tm: 'Sertifikatlar', ru: 'Сертификаты' },
  mine: { tm: 'Sertifikatlarym', ru: 'Мои сертификаты' },
  none: { tm: 'Heniz sertifikat ýok', ru: 'Сертификатов пока нет' },
  ordered: { tm: 'Tölege garaşýar', ru: 'Ждёт оплаты' },
  scheduled: { tm: 'SMS-e garaşýar', ru: 'Ждёт отправки' },
  active: { tm: 'Işleýär', ru: 'Действует' },
  'used-up': { tm: 'Ulanyldy', ru: 'Израсходован' },
  expired: { tm: 'Möhleti geçdi', ru: 'Истёк' },
  void: { tm: 'Ýatyryldy', ru: 'Аннулирован' },
  until: { tm: 'Möhleti: {day}', ru: 'Действует до {day}' },
  byPrint: { tm: 'Özüňiz çap edýärsiňiz', ru: 'Распечатаете дома' },
  mobile: { tm: 'Alyjynyň telefony', ru: 'Телефон получателя' },
  faultMobile: { tm: 'Telefon belgisini dogry ýazyň', ru: 'Укажите верный номер телефона' },
  left: { tm: 'Galyndy: {sum}', ru: 'Остаток: {sum}' },
  willSend: {
    tm: `SMS {day}, sagat ${smsHours.from} bolanda gider`,
    ru: `SMS уйдёт {day} в ${smsHours.from}`,
  },
  sending: { tm: 'SMS iberilýär', ru: 'Отправляем SMS' },
  sent: { tm: 'SMS iberildi: {when}', ru: 'SMS отправлено {when}' },
  again: { tm: 'SMS-i gaýtala', ru: 'Отправить ещё раз' },
  againTitle: { tm: 'SMS-i gaýtadan ibermek', ru: 'Отправить SMS ещё раз' },
  againText: {
    tm: 'Kod nirä iberilsin? Bir günde üç gezek iberip bolýar.',
    ru: 'На какой номер отправить код? Не больше трёх раз в день.',
  },
  send: { tm: 'Iber', ru: 'Отправить' },
  wasSent: { tm: 'SMS ugradyldy', ru: 'SMS отправлено' },
  card: { tm: 'Sowgat sertifikaty', ru: 'Подарочный сертификат', needs: 'certificates' },
  show: { tm: 'Kody görkez we çap et', ru: 'Показать код и распечатать' },
  codeWarn: {
    tm: 'Kim kody bilse, şol ulanyp biler.',
    ru: 'Кто знает код, тот и сможет его потратить.',
  },
  print: { tm: 'Çap et', ru: 'Распечатать' },
  order: { tm: 'Sargyt № {number}', ru: 'Заказ № {number}' },
});
