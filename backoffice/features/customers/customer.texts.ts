import { defineTexts } from '#backoffice/lang/texts.ts';

export const customerTexts = defineTexts({
  blocked: { tm: 'Petiklenen', ru: 'Заблокирован' },
  erased: { tm: 'Pozulan', ru: 'Стёрт' },
  noName: { tm: 'Atsyz', ru: 'Без имени' },
  since: { tm: '{date} senesinden bäri', ru: 'с {date}' },
  orders: { tm: 'Sargytlar', ru: 'Заказы' },
  noOrders: { tm: 'Heniz sargyt ýok', ru: 'Заказов пока нет' },
  addresses: { tm: 'Salgylar', ru: 'Адреса' },
  devices: { tm: 'Enjamlar', ru: 'Устройства' },
  block: { tm: 'Petikle', ru: 'Заблокировать' },
  unblock: { tm: 'Petigini aç', ru: 'Разблокировать' },
  signOut: { tm: 'Ähli enjamlardan çykar', ru: 'Выйти на всех устройствах' },
  exportData: { tm: 'Maglumatlaryny al', ru: 'Выгрузить данные' },
  erase: { tm: 'Maglumatlaryny poz', ru: 'Стереть данные' },
  eraseText: {
    tm: 'Ady, telefony, salgylary we hatlary hemişelik pozulýar. Sargytlar diňe san hökmünde galýar. Muny yzyna gaýtaryp bolmaz.',
    ru: 'Имя, телефон, адреса и тексты исчезнут навсегда. Заказы останутся только как цифры. Вернуть будет нельзя.',
  },
  blockText: {
    tm: 'Ähli enjamlardan çykarylýar we bu belgi bilen girip bolmaz.',
    ru: 'Выйдет на всех устройствах и не сможет войти с этим номером.',
  },
  done: { tm: 'Ýerine ýetirildi', ru: 'Готово' },
  spent: { tm: 'Jemi satyn aldy', ru: 'Всего куплено' },
  newOrder: { tm: 'Telefon arkaly sargyt', ru: 'Заказ по телефону' },
  call: { tm: 'Jaň et', ru: 'Позвонить' },
});
