import type { ErrorCode } from '#contract/errors.ts';
import type { Sentence } from './conflict-texts.ts';

/** Sentences of refusals that only staff read. */
export const officeSentences = {
  'order.nothing-left': {
    tm: 'Eltmäge haryt galmady: sargydy ýatyrmaly?',
    ru: 'Нечего везти: отменить заказ?',
  },
  'order.change-asked': {
    tm: 'Müşderi üýtgetmegi sorady: täze surat alyň ýa-da sebäbini ýazyň',
    ru: 'Клиент просил поправить: снимите новое фото или напишите причину',
  },
  'staff.wrong-credentials': { tm: 'Maglumatlary barlaň', ru: 'Проверьте данные' },
  'staff.code-unreadable': {
    tm: 'Dükanyň açary çalşyldy, kodyňyz okalmaýar. Dükanyň eýesinden täze salgylanma soraň',
    ru: 'Ключ магазина сменился, ваш код не прочитать. Попросите у владельца новую ссылку',
  },
  'staff.signed-out': { tm: 'Ulgama täzeden giriň', ru: 'Войдите снова' },
  'staff.not-allowed': { tm: 'Rugsat ýok', ru: 'Нет доступа' },
  'staff.confirm-needed': { tm: 'Tassyklaýyş koduny giriziň', ru: 'Введите код подтверждения' },
  'staff.link-invalid': { tm: 'Salgylanmanyň möhleti gutardy', ru: 'Ссылка больше не действует' },
  'staff.weak-password': {
    tm: 'Açar söz gowşak: azyndan 12 belgi, köp ulanylýan söz bolmasyn',
    ru: 'Слабый пароль: не меньше 12 знаков и не из частых',
  },
  'record.not-found': { tm: 'Ýazgy tapylmady', ru: 'Запись не найдена' },
  'record.conflict': {
    tm: 'Ýazgy eýýäm üýtgedilen. Täzeläp, ýene synanyşyň',
    ru: 'Запись уже изменена. Обновите и попробуйте снова',
  },
  'courier.not-found': { tm: 'Kurýeri täzeden saýlaň', ru: 'Выберите курьера заново' },
  'courier.phone-revoked': {
    tm: 'Bu telefon öçürildi. Dükana ýüz tutuň',
    ru: 'Этот телефон отключён. Обратитесь в магазин',
  },
  'deed.gap': {
    tm: 'Öňki ýazgylar gelmedi, olar ýene iberilýär',
    ru: 'Прежние записи не пришли, они отправляются снова',
  },
  'record.too-many': { tm: 'Sanaw doldy. Gereksizini pozuň', ru: 'Список заполнен. Удалите лишнее' },
  'selection.changed': { tm: 'Sanaw üýtgedi', ru: 'Список изменился' },
  'record.in-use': { tm: 'Ýazgy ulanylýar', ru: 'Запись используется' },
  'books.not-in-order': {
    tm: 'Hasap depderi töleglere gabat gelmeýär, şonuň üçin açyp bolmaýar',
    ru: 'Книга проводок не сходится с платежами, поэтому включить нельзя',
  },
  'shop.set-up': { tm: 'Dükan eýýäm açyldy', ru: 'Магазин уже настроен' },
  'section.doubled': { tm: 'Bir bölüm iki gezek görkezilipdir', ru: 'Один раздел указан дважды' },
  'section.none-shown': {
    tm: 'Baş sahypada iň azyndan bir bölüm görünmeli',
    ru: 'На главной должен остаться хотя бы один раздел',
  },
  'import.empty': { tm: 'Faýl boş', ru: 'Файл пустой' },
  'import.invalid': { tm: 'Faýlda ýalňyşlyk bar', ru: 'В файле есть ошибки' },
  'money.handed-in': { tm: 'Pul eýýäm tabşyryldy', ru: 'Деньги уже сданы' },
  'refund.too-much': { tm: 'Gaýtarylýan pul tölenenden köp', ru: 'Сумма возврата больше оплаченной' },
  'refund.busy': { tm: 'Öňki gaýtaryş heniz barlanýar', ru: 'Предыдущий возврат ещё проверяется' },
} as const satisfies { readonly [code in ErrorCode]?: Sentence };
