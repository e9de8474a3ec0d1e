import { smsHours } from '#domain/notifications/sms-hours.ts';
import type { OrderedCertificate } from '#contract/certificates/bought.ts';
import type { CertificateUse, OfficeCertificate } from '#contract/certificates/office.ts';
import { counterPayments } from '#domain/certificates/certificate.ts';
import type { CertificateDesign } from '#domain/certificates/certificate-design.ts';
import type { SheetProblem } from '#domain/certificates/certificate-sheet.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

export const certificateStateWords = defineTexts({
  ordered: { tm: 'Tölege garaşylýar', ru: 'Ждёт оплаты' },
  scheduled: { tm: 'SMS-e garaşýar', ru: 'Ждёт отправки' },
  active: { tm: 'Işleýär', ru: 'Действует' },
  'used-up': { tm: 'Ulanyldy', ru: 'Израсходован' },
  expired: { tm: 'Möhleti geçdi', ru: 'Истёк' },
  void: { tm: 'Ýatyryldy', ru: 'Аннулирован' },
} satisfies Record<OfficeCertificate['state'] | OrderedCertificate['state'], Phrase>);

export const certificateDesignWords = defineTexts({
  plain: { tm: 'Bezegsiz', ru: 'Без рисунка' },
  birthday: { tm: 'Doglan gün', ru: 'День рождения' },
  wedding: { tm: 'Toý', ru: 'Свадьба' },
  feast: { tm: 'Baýram', ru: 'Праздник' },
} satisfies Record<CertificateDesign, Phrase>);

export const certificateUseWords = defineTexts({
  issued: { tm: 'Berildi', ru: 'Выпущен' },
  sold: { tm: 'Sargyt boýunça berildi', ru: 'Выпущен по заказу' },
  unsold: { tm: 'Puly sargyda gaýtdy', ru: 'Деньги вернулись в заказ' },
  spent: { tm: 'Sargyda tölendi', ru: 'Оплачен заказ' },
  returned: { tm: 'Sargytdan gaýtdy', ru: 'Вернулось с заказа' },
  voided: { tm: 'Ýatyryldy', ru: 'Аннулировано' },
  lapsed: { tm: 'Hasapdan çykaryldy', ru: 'Списано' },
  moved: { tm: 'Täze koda geçirildi', ru: 'Перенос на новый код' },
} satisfies Record<CertificateUse['what'], Phrase>);

/** How a certificate was paid: at the counter, by an order, or by nobody. */
export const paidByWords = defineTexts({
  GIVEN: { tm: 'Dükan mugt berýär', ru: 'Подарок от магазина' },
  CASH: { tm: 'Nagt', ru: 'Наличными' },
  TERMINAL: { tm: 'Terminal bilen', ru: 'Терминалом' },
  TRANSFER: { tm: 'Dükanyň hasabyna', ru: 'Переводом на счёт' },
  ORDER: { tm: 'Sargyt boýunça', ru: 'По заказу' },
} satisfies Record<NonNullable<OfficeCertificate['paidBy']> | 'GIVEN', Phrase>);

/** What the form asks. */
export const counterChoices = ['GIVEN', ...counterPayments] as const;
export type CounterChoice = (typeof counterChoices)[number];

export const certificatesTexts = defineTexts({
  alone: {
    tm: 'Şu gün ikinji işgärsiz berlen: {sums}',
    ru: 'Сегодня выдано без второго сотрудника: {sums}',
  },
  owed: { tm: 'Dükanyň bergisi: {sum}', ru: 'Магазин должен: {sum}' },
  faceHint: {
    tm: '1–5 000 TMT; bir günde 500 manatdan köp bolsa, ikinji işgär tassyklaýar',
    ru: 'От 1 до 5 000 TMT; свыше 500 за день подтверждает второй сотрудник',
  },
  monthsHint: { tm: '1–36 aý', ru: 'От 1 до 36 месяцев' },
  reasonHint: { tm: 'Näme üçin berilýär? Taryhda saklanýar.', ru: 'За что выдаётся? Останется в истории.' },
  paidByHint: {
    tm: 'Satylan bolsa, puly nirä düşdi.',
    ru: 'Если продан: куда пришли деньги.',
  },
  mobileHint: {
    tm: 'Kod şu belgä SMS bilen gider. Boş bolsa, kody çap ediň.',
    ru: 'Код уйдёт сюда по SMS. Если пусто, код печатают.',
  },
  former: { tm: 'öňkiniň ýerine', ru: 'вместо прежнего' },
  paid: { tm: 'Satyldy', ru: 'Продан' },
  given: { tm: 'Dükan berdi', ru: 'Выдан магазином' },
  left: { tm: 'galyndy', ru: 'остаток' },
  of: { tm: '· möçberi {sum}', ru: 'из {sum}' },
  until: { tm: 'Möhleti: {day}', ru: 'Действует до {day}' },
  always: { tm: 'möhletsiz', ru: 'без срока' },
  history: { tm: 'Hereketler', ru: 'Движение' },
  pending: { tm: 'tölege garaşylýar', ru: 'ждёт оплаты' },
  showCode: { tm: 'Kody görkez we çap et', ru: 'Показать и напечатать код' },
  codeTitle: { tm: 'Sertifikatyň kody', ru: 'Код сертификата' },
  codeText: {
    tm: 'Kim kody bilse, şol ulanyp biler. Kody kimiň görendigi taryha ýazylýar.',
    ru: 'Кто знает код, тот и потратит. Кто его смотрел, записано в истории.',
  },
  scan: { tm: 'Galyndyny barlamak', ru: 'Проверить остаток' },
  print: { tm: 'Çap et', ru: 'Печать' },
  send: { tm: 'SMS-i täzeden iber', ru: 'Отправить SMS ещё раз' },
  sent: { tm: 'SMS iberildi', ru: 'SMS отправлено' },
  renew: { tm: 'Täze kod', ru: 'Новый код' },
  renewText: {
    tm: 'Öňki kod işlemez, galyndy täze koda geçer.',
    ru: 'Прежний код перестанет работать, остаток перейдёт на новый.',
  },
  lengthen: { tm: 'Möhletini uzalt', ru: 'Продлить' },
  newEnd: { tm: 'Täze möhleti', ru: 'Действует по' },
  void: { tm: 'Ýatyr', ru: 'Аннулировать' },
  voidText: {
    tm: 'Sertifikat mundan beýläk işlemez, galan {sum} ýatyrylar. Muny yzyna alyp bolmaýar.',
    ru: 'Сертификат больше не сработает, остаток {sum} будет списан. Отменить это нельзя.',
  },
  voidSoldText: {
    tm: 'Sertifikat mundan beýläk işlemez, galan {sum} {number} sargydyna gaýdar: müşderä şol ýerde gaýtarylýar. Muny yzyna alyp bolmaýar.',
    ru: 'Сертификат больше не сработает, остаток {sum} вернётся в заказ {number}: клиенту деньги возвращают там. Отменить это нельзя.',
  },
  voidEmptyText: {
    tm: 'Sertifikat mundan beýläk işlemez. Muny yzyna alyp bolmaýar.',
    ru: 'Сертификат больше не сработает. Отменить это нельзя.',
  },
  lapse: { tm: 'Galyndyny hasapdan çykar', ru: 'Списать остаток' },
  lapseText: {
    tm: 'Möhleti geçeli bir ýyldan köp boldy. Galan {sum} dükanyň girdejisine geçer. Muny yzyna alyp bolmaýar.',
    ru: 'Срок истёк больше года назад. Остаток {sum} перейдёт магазину. Отменить это нельзя.',
  },
  done: { tm: 'Ýerine ýetirildi', ru: 'Готово' },

  sheet: { tm: 'Sanaw boýunça bermek', ru: 'Выпустить списком' },
  sheetTitle: { tm: 'Sanaw boýunça sertifikatlar', ru: 'Сертификаты по списку' },
  sheetText: {
    tm: `Jedwelden göçüriň: telefon, manat, isleseňiz ady, gutlag sözleri we SMS güni. Iň köp 500 setir. Güni ýazylmasa, SMS şobada, gije bolsa sagat ${smsHours.from} bolanda gider.`,
    ru: `Скопируйте из таблицы: телефон, сумма, по желанию имя, текст открытки и день отправки. Не больше 500 строк. Без дня SMS уйдёт сразу, ночью — в ${smsHours.from}.`,
  },
  rows: { tm: 'Setirler', ru: 'Строки' },
  check: { tm: 'Barla', ru: 'Проверить' },
  issue: { tm: 'Ber', ru: 'Выпустить' },
  ready: {
    tm: 'Sertifikatlar: {count}, jemi {sum}. Heniz berilmedi.',
    ru: 'Сертификатов: {count}, всего {sum}. Ещё не выпущены.',
  },
  wrong: {
    tm: 'Ýalňyş setirleri düzediň: şoňa çenli hiç biri berilmeýär.',
    ru: 'Исправьте строки с ошибками: до этого не выпускается ни один.',
  },
  problem: { tm: 'Setir {row}: {what}', ru: 'Строка {row}: {what}' },
  headingMeans: { tm: '“{heading}” sütüni', ru: 'Столбец «{heading}»' },
  leftOut: { tm: 'Almaly däl', ru: 'Не брать' },
  toName: { tm: 'Kime', ru: 'Кому' },
  message: { tm: 'Gutlag sözleri', ru: 'Текст открытки' },
  sendDay: {
    tm: `SMS güni, sagat ${smsHours.from} (boş bolsa, şobada)`,
    ru: `День SMS, в ${smsHours.from} (если пусто, сразу)`,
  },
  smsOn: { tm: 'SMS {day} gider', ru: 'SMS уйдёт {day}' },
  smsLeft: { tm: 'SMS gitdi: {at}', ru: 'SMS отправлено {at}' },
});

export const sheetFaultWords = defineTexts({
  heading: {
    tm: 'sütünleriň manysyny aşakda görkeziň we täzeden barlaň',
    ru: 'укажите ниже, что значат столбцы, и проверьте ещё раз',
  },
  column: { tm: 'telefon we möçber sütüni bolmaly', ru: 'нужны столбцы с телефоном и суммой' },
  row: { tm: 'artykmaç sütün bar', ru: 'лишний столбец' },
  name: { tm: 'ady 80 belgiden uzyn', ru: 'имя длиннее 80 знаков' },
  message: { tm: 'gutlag sözleri 200 belgiden uzyn', ru: 'текст открытки длиннее 200 знаков' },
  day: {
    tm: 'SMS güni şu günden 90 güne çenli bolmaly',
    ru: 'день отправки — с сегодняшнего, не дальше 90 дней',
  },
  quote: { tm: 'dyrnak ýapylmandyr', ru: 'кавычка не закрыта' },
  mobile: { tm: 'telefon belgisi dogry däl', ru: 'неверный номер телефона' },
  face: { tm: 'möçberi 1–5 000 manat bolmaly', ru: 'сумма должна быть от 1 до 5 000 манатов' },
  twice: { tm: 'bu belgi sanawda eýýäm bar', ru: 'этот номер уже есть выше' },
  rows: { tm: '500 setirden köp', ru: 'больше 500 строк' },
} satisfies Record<SheetProblem['what'], Phrase>);
