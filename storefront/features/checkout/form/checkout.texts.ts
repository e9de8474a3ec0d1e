import { lostTexts } from '#storefront/features/gift/lost-time.texts.ts';
import { monthTexts } from '#storefront/features/delivery/month/month.texts.ts';
import { defineTexts } from '#domain/print/texts.ts';

export const checkoutTexts = defineTexts({
  title: { tm: 'Sargyt etmek', ru: 'Оформление заказа' },
  empty: { tm: 'Sebediňize hiç zat goşmadyňyz.', ru: 'Вы ничего не добавили в корзину.' },
  emptyHint: {
    tm: 'Ilki sowgady saýlaň, soň nirä we haçan eltmelidigini ýazarsyňyz.',
    ru: 'Сначала выберите подарок, потом напишете, куда и когда его привезти.',
  },
  toShop: { tm: 'Sowgat saýla', ru: 'Выбрать подарок' },
  invite: {
    tm: 'Ulgama girseňiz, ýatda saklanan salgylaryňyz we adyňyz taýýar bolar. Soň girseňiz hem bolýar.',
    ru: 'Если войти сейчас, подставим сохранённые адреса и имя. Можно и в конце.',
  },
  signIn: { tm: 'Içeri gir', ru: 'Войти' },
  likeLast: {
    tm: 'Alyjy, salgy we töleg öňki sargydyňyzdaky ýaly.',
    ru: 'Получатель, адрес и оплата — как в прошлом заказе.',
  },
  forAnother: { tm: 'Başga adama', ru: 'Другому человеку' },
  change: { tm: 'Üýtget', ru: 'Изменить' },
  fill: { tm: 'Doldur', ru: 'Заполнить' },
  go: { tm: 'Dowam et', ru: 'Продолжить' },
  done: { tm: 'Dolduryldy', ru: 'Заполнено' },

  recipient: { tm: 'Alyjy', ru: 'Получатель' },
  forMe: { tm: 'Özüm üçin', ru: 'Для себя' },
  forOther: { tm: 'Sowgat: başga adam üçin', ru: 'В подарок другому' },
  name: { tm: 'Adyňyz', ru: 'Ваше имя' },
  phone: { tm: 'Telefon belgiňiz', ru: 'Ваш телефон' },
  otherName: { tm: 'Alyjynyň ady', ru: 'Имя получателя' },
  otherPhone: { tm: 'Alyjynyň telefony', ru: 'Телефон получателя' },
  otherPhoneHint: {
    tm: 'Kurýer diňe gowşurmak üçin jaň eder',
    ru: 'Курьер позвонит только для вручения',
  },

  where: { tm: 'Nirä', ru: 'Куда' },
  newAddress: { tm: 'Täze salgy', ru: 'Новый адрес' },
  asks: { tm: 'Salgyny bilemok: alyjydan soraň', ru: 'Не знаю адрес: спросите у получателя' },
  asksNote: {
    tm: 'Biz jaň edip, nirä we haçan getirmelidigini soraýarys.',
    ru: 'Позвоним и узнаем, куда и когда привезти.',
  },
  asksByLinkNote: {
    tm: 'Alyja SMS ibereris: nirä we haçan getirmelidigini özi ýazar.',
    ru: 'Отправим получателю SMS: он сам напишет, куда и когда привезти.',
    needs: 'recipient-link',
  },
  asksShort: { tm: 'Salgyny alyjydan soraýarys', ru: 'Адрес спросим у получателя' },
  addressesFailed: { tm: 'Salgylaryňyz açylmady.', ru: 'Не удалось открыть ваши адреса.' },

  when: { tm: 'Haçan', ru: 'Когда' },
  ...monthTexts,
  whenAsks: { tm: 'Gününi we wagtyny alyjydan soraýarys', ru: 'День и время спросим у получателя' },
  whenFirst: { tm: 'Ilki nirä eltmelidigini saýlaň.', ru: 'Сначала выберите, куда доставить.' },
  STANDARD: { tm: 'Standart eltip bermek', ru: 'Стандартная доставка' },
  EXPRESS: { tm: 'Ekspres eltip bermek', ru: 'Экспресс-доставка' },
  SLOT: { tm: 'Wagt saýlamak', ru: 'Выбрать время' },
  wholeDay: { tm: 'Günüň dowamynda', ru: 'В течение дня' },
  soonest: { tm: 'Iň ýakyn gün: {day}', ru: 'Ближайший день: {day}' },
  expressBy: {
    tm: '{n} minudyň dowamynda, sagat {time} çenli getireris',
    ru: 'В течение {n} минут, привезём до {time}',
  },
  expressOff: { tm: 'Häzir ýok', ru: 'Сейчас недоступна' },
  slotNote: { tm: 'Özüňiz saýlan sagatlaryňyzda', ru: 'В часы, которые вы выберете' },
  free: { tm: 'Mugt', ru: 'Бесплатно' },
  freeFrom: { tm: '{n} manatdan başlap mugt', ru: 'от {n} TMT бесплатно' },
  time: { tm: 'Wagt', ru: 'Время' },
  ...lostTexts,
  left: { tm: 'ýene {n} ýer', ru: { one: 'ещё {n} место', few: 'ещё {n} места', many: 'ещё {n} мест' } },
  noSlots: { tm: 'Bu günde boş wagt ýok', ru: 'В этот день свободного времени нет' },

  certificates: { tm: 'Sertifikatlar', ru: 'Сертификаты' },
  certificate: { tm: 'Sertifikat', ru: 'Сертификат' },

  payment: { tm: 'Töleg', ru: 'Оплата' },
  ONLINE: { tm: 'Onlaýn töleg', ru: 'Онлайн-оплата' },
  onlineNote: { tm: 'Siz bankyň sahypasyna geçersiňiz', ru: 'Вы перейдёте на страницу банка' },
  CASH: { tm: 'Nagt', ru: 'Наличные' },
  cashNote: { tm: 'Kurýere, gowşurylanda', ru: 'Курьеру при получении' },
  TERMINAL: { tm: 'Terminal', ru: 'Терминал' },
  terminalNote: { tm: 'Eltip berlende kart bilen', ru: 'Картой курьеру' },
  giftPayNote: {
    tm: 'Alyjy sowgat üçin pul tölemeýär. Nagt ýa-da terminal bilen tölemek üçin sargydy öz salgyňyza ediň.',
    ru: 'Получатель за подарок не платит. Чтобы заплатить наличными или по терминалу, закажите доставку себе.',
  },
  recipientPays: {
    tm: 'Sowgat üçin {sum} kurýere alyjy töleýär.',
    ru: 'За подарок заплатит получатель: {sum} курьеру.',
  },
  giftNoPayment: {
    tm: 'Başga adama sowgat diňe onlaýn tölenýär, onlaýn töleg bolsa häzir işlemeýär. Sargydy özüňize getirdip, kurýere töläp bilersiňiz.',
    ru: 'Подарок другому человеку оплачивают только онлайн, а онлайн-оплата сейчас не работает. Можно заказать доставку себе и заплатить курьеру.',
  },
  certificateCardOnly: {
    tm: 'Sertifikat diňe kart bilen, onlaýn tölenýär.',
    ru: 'Сертификат можно оплатить только картой онлайн.',
  },
  certificateNoPayment: {
    tm: 'Sertifikat diňe onlaýn tölenýär, onlaýn töleg bolsa häzir işlemeýär.',
    ru: 'Сертификат оплачивают только онлайн, а онлайн-оплата сейчас не работает.',
  },
  bank: { tm: 'Bank saýlaň', ru: 'Выберите банк' },

  faultName: { tm: 'Adyny ýazyň', ru: 'Укажите имя' },
  faultPhone: { tm: 'Telefon belgisini dogry ýazyň', ru: 'Укажите верный номер телефона' },
  faultWhere: { tm: 'Salgyny saýlaň', ru: 'Выберите адрес' },
  faultPlace: { tm: 'Şäheri ýa-da etraby saýlaň', ru: 'Выберите город или этрап' },
  faultLine: { tm: 'Köçäni we jaýy ýazyň', ru: 'Укажите улицу и дом' },
  faultMethod: { tm: 'Eltip bermegiň görnüşini saýlaň', ru: 'Выберите способ доставки' },
  faultSlot: { tm: 'Günüňizi we wagtyňyzy saýlaň', ru: 'Выберите день и время' },
  faultGift: { tm: 'Gaplamany we gutlag hatyny saýlaň', ru: 'Выберите упаковку и открытку или откажитесь' },
  faultCertificates: {
    tm: 'Sertifikaty iberjek telefon belgiňizi ýazyň',
    ru: 'Укажите номер, на который отправить сертификат',
  },
  faultGiver: { tm: '“Kimden” diňe harplardan bolup biler', ru: 'В поле «От кого» могут быть только буквы' },
  faultPayment: { tm: 'Töleg usulyny saýlaň', ru: 'Выберите способ оплаты' },
  faultBank: { tm: 'Bank saýlaň', ru: 'Выберите банк' },

  order: { tm: 'Sargyt et', ru: 'Заказать' },
  sum: { tm: 'Jemi', ru: 'Итого' },
  orderSum: { tm: 'Sargyt et · {sum}', ru: 'Заказать · {sum}' },
  paySum: { tm: 'Töle · {sum}', ru: 'Оплатить · {sum}' },
  priceWaits: {
    tm: 'Baha baglanyşyk gelende hasaplanar.',
    ru: 'Сумму посчитаем, когда появится связь.',
  },
  toBank: { tm: 'Bankyň sahypasy açylýar…', ru: 'Открываем страницу банка…' },
  toBankHint: {
    tm: 'Sargydyňyz kabul edildi. Sahypany ýapmaň.',
    ru: 'Заказ принят. Не закрывайте страницу.',
  },
  sending: { tm: 'Iberilýär…', ru: 'Отправляем…' },
  signInToOrder: { tm: 'Girip, sargyt et · {sum}', ru: 'Войти и заказать · {sum}' },
  signedIn: { tm: 'Siz girdiňiz, ýene bir gezek basmak galdy', ru: 'Вы вошли, осталось одно нажатие' },
  terms: {
    tm: 'Sargyt etseňiz, dükanyň şertlerine razy bolýarsyňyz',
    ru: 'Заказывая, вы принимаете условия магазина',
  },
});
