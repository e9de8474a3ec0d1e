import { defineTexts } from '#domain/print/texts.ts';

export const offlineTexts = defineTexts({
  offline: { tm: 'Siz oflaýn', ru: 'Вы офлайн' },
  offlineHint: { tm: 'Internet baglanyşygyňyzy barlaň', ru: 'Проверьте интернет-соединение' },
  asOf: {
    tm: '{day}, sagat {time} ýagdaýyna görä görkezilýär.',
    ru: 'Данные на {time}, {day}.',
  },
  cartWaits: {
    tm: 'Üýtgetmeleriňiz ýatda galýar, baglanyşyk gelende iberiler.',
    ru: 'Изменения сохраняются и отправятся, когда появится связь.',
  },
  orderWaits: {
    tm: 'Ýazanlaryňyz ýatda. Sargydy ibermek üçin baglanyşyga garaşýarys.',
    ru: 'Всё введённое сохранено. Чтобы отправить заказ, нужна связь.',
  },
  paymentWaits: {
    tm: 'Tölegiňiz barada habar baglanyşyk gelende görkeziler. Täzeden tölemäň.',
    ru: 'Что с оплатой, покажем, когда появится связь. Не платите ещё раз.',
  },
  newVersion: { tm: 'Täze wersiýa bar', ru: 'Есть новая версия' },
  update: { tm: 'Täzele', ru: 'Обновить' },
  later: { tm: 'Soň', ru: 'Позже' },
});
