import { defineTexts } from '#domain/print/texts.ts';

export const giftTexts = defineTexts({
  title: { tm: 'Gaplama we gutlag haty', ru: 'Упаковка и открытка' },
  wrap: { tm: 'Sowgat gaplamasy', ru: 'Подарочная упаковка' },
  noWrap: { tm: 'Gaplamasyz', ru: 'Без упаковки' },
  message: { tm: 'Gutlagyňyzy ýazyň', ru: 'Текст открытки' },
  messageHint: { tm: 'Gutlag haty: {sum}', ru: 'Открытка: {sum}' },
  messageFree: { tm: 'Gutlag haty mugt', ru: 'Открытка бесплатно' },
  placeholder: { tm: 'Doglan günüňiz gutly bolsun!', ru: 'С днём рождения!' },
  letters: { tm: '{n} / {most}', ru: '{n} / {most}' },
  sender: { tm: 'Iberijiniň ady', ru: 'От кого' },
  anonymous: { tm: 'Iberijiniň ady görkezilmesin', ru: 'Не указывать отправителя' },
  noPrices: { tm: 'Alyja bahalary görkezmeýäris.', ru: 'Цены получателю не показываем.' },
  doNotCall: { tm: 'Sürpriz: öňünden jaň etmäň', ru: 'Сюрприз: не звонить заранее' },
  comment: { tm: 'Bellik', ru: 'Комментарий' },
  commentHint: { tm: 'Kurýer ýa-da dükan üçin', ru: 'Для курьера или магазина' },
  without: { tm: 'Gaplamasyz, gutlag hatsyz', ru: 'Без упаковки и открытки' },
  plain: { tm: 'Gaplamasyz, gutlag hatsyz', ru: 'Без упаковки и открытки' },
  withCard: { tm: 'gutlag haty bilen', ru: 'с открыткой' },
  noSender: { tm: 'iberijiniň ady görkezilmez', ru: 'без имени отправителя' },
  by: { tm: 'kimden: {name}', ru: 'от кого: {name}' },
  surprise: { tm: 'sürpriz', ru: 'сюрприз' },
});
