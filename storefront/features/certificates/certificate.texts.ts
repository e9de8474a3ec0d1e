import { smsHours } from '#domain/notifications/sms-hours.ts';
import { defineTexts } from '#domain/print/texts.ts';

/** Texts about sending a bought certificate, and of its printed card. */
export const certificateTexts = defineTexts({
  unit: { tm: 'Sertifikat, {sum}', ru: 'Сертификат, {sum}' },
  unitOf: { tm: 'Sertifikat {n} / {all}, {sum}', ru: 'Сертификат {n} из {all}, {sum}' },
  way: { tm: 'Nähili bermeli?', ru: 'Как вручить?' },
  SMS: { tm: 'SMS bilen', ru: 'По SMS' },
  smsNote: {
    tm: 'Kody alyja saýlan günüňizde iberýäris.',
    ru: 'Отправим код получателю в выбранный день.',
    needs: 'certificates',
  },
  PRINT: { tm: 'Özüm çap edýärin', ru: 'Распечатаю дома' },
  printNote: {
    tm: 'Tölegden soň kartoçkany sargydyňyzdan çap edýärsiňiz.',
    ru: 'После оплаты карточку можно распечатать из заказа.',
    needs: 'certificates',
  },
  mobile: { tm: 'Alyjynyň telefony', ru: 'Телефон получателя' },
  faultMobile: { tm: 'Telefon belgisini dogry ýazyň', ru: 'Укажите верный номер телефона' },
  sendDay: { tm: 'Iberiljek güni', ru: 'День отправки' },
  otherDay: { tm: 'Başga gün', ru: 'Другой день' },
  dayHint: { tm: `Sagat ${smsHours.from} bolanda`, ru: `В ${smsHours.from}` },
  dayAtOnce: {
    tm: `Tölegden soň, sagat ${smsHours.from}–${smsHours.to} aralygynda`,
    ru: `Сразу после оплаты, с ${smsHours.from} до ${smsHours.to}`,
  },
  name: { tm: 'Alyjynyň ady', ru: 'Имя получателя' },
  giver: { tm: 'Kimden', ru: 'От кого' },
  giverHint: { tm: 'Adyňyz SMS-de we kartoçkada ýazylar', ru: 'Имя будет в SMS и на карточке' },
  giverPaperHint: { tm: 'Adyňyz kartoçkada ýazylar', ru: 'Имя будет на карточке' },
  faultGiver: { tm: 'Diňe harp ýazyň', ru: 'Здесь только буквы' },
  message: { tm: 'Gutlag sözleri', ru: 'Текст поздравления' },
  placeholder: { tm: 'Doglan günüňiz gutly bolsun!', ru: 'С днём рождения!' },
  design: { tm: 'Bezegi', ru: 'Оформление' },
  plain: { tm: 'Bezegsiz', ru: 'Без рисунка' },
  birthday: { tm: 'Doglan gün', ru: 'День рождения' },
  wedding: { tm: 'Toý', ru: 'Свадьба' },
  feast: { tm: 'Baýram', ru: 'Праздник' },
  onPaper: { tm: 'Kagyzda şeýle görner', ru: 'Так будет на бумаге' },

  card: { tm: 'Sowgat sertifikaty', ru: 'Подарочный сертификат', needs: 'certificates' },
  to: { tm: 'Kime: {name}', ru: 'Кому: {name}' },
  from: { tm: 'Kimden: {giver}', ru: 'От кого: {giver}' },
  until: { tm: 'Möhleti: {day}', ru: 'Действует до {day}' },
  scan: { tm: 'Galyndyny barlamak: {page}', ru: 'Проверить остаток: {page}' },

  atOnce: { tm: 'tölegden soň', ru: 'после оплаты' },
});
