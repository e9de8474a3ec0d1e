import { defineTexts } from '#domain/print/texts.ts';

export const alertTexts = defineTexts({
  waiting: {
    tm: 'Size {n} iş garaşýar',
    ru: { one: 'Вас ждёт {n} дело', few: 'Вас ждут {n} дела', many: 'Вас ждут {n} дел' },
  },
  arrived: { tm: 'Täze sargyt geldi', ru: 'Пришёл новый заказ' },
  soundOn: { tm: 'Täze sargyt sesi: açyk', ru: 'Звук нового заказа: включён' },
  soundOff: { tm: 'Täze sargyt sesi: öçük', ru: 'Звук нового заказа: выключен' },
  shortcuts: { tm: 'Çalt düwmeler', ru: 'Горячие клавиши' },
  close: { tm: 'Ýap', ru: 'Закрыть' },
  help: { tm: 'Şu sanaw', ru: 'Этот список' },
  search: { tm: 'Gözleg', ru: 'Поиск' },
});
