import { defineTexts } from '#domain/print/texts.ts';

export const checkPaymentTexts = defineTexts({
  checking: { tm: 'Tölegiňiz barlanýar… garaşyň', ru: 'Проверяем оплату… подождите' },
  checkingHint: {
    tm: 'Köplenç birnäçe sekunt gerek. Sahypany ýapsaňyz hem sargydyňyz ýitmez.',
    ru: 'Обычно это несколько секунд. Если закрыть страницу, заказ не пропадёт.',
  },
  paid: { tm: 'Töleg üstünlikli amala aşyryldy', ru: 'Оплата прошла успешно' },
  paidSum: { tm: '{sum} alyndy.', ru: 'Получили {sum}.' },
  paidHint: {
    tm: '{sum} alyndy. Sowgadyňyzy taýýarlap başlaýarys.',
    ru: 'Получили {sum}. Начинаем готовить ваш подарок.',
  },
  paidAsks: {
    tm: '{sum} alyndy. Indi alyjydan salgyny soraýarys.',
    ru: 'Получили {sum}. Теперь спросим адрес у получателя.',
  },
  paidCard: {
    tm: '{sum} alyndy. Sertifikat taýýar: kody we çap etmek üçin karty sargydyňyzda.',
    ru: 'Получили {sum}. Сертификат готов: код и карточка для печати — в заказе.',
  },
  paidCode: {
    tm: '{sum} alyndy. Sertifikatyň kody alyja SMS bilen iberiler.',
    ru: 'Получили {sum}. Код сертификата придёт получателю по SMS.',
  },
  back: {
    tm: 'Sargyt ýatyryldy, tölän puluňyz yzyna gaýtarylýar.',
    ru: 'Заказ отменён, деньги возвращаются на карту.',
  },
  failed: {
    tm: 'Töleg amala aşyrylmady. Täzeden synanyşyň',
    ru: 'Оплата не прошла. Попробуйте ещё раз',
  },
  failedHint: {
    tm: 'Şol bankda täzeden töläň ýa-da başga bank saýlaň. Pul alnan bolsa, bank ony yzyna gaýtarar.',
    ru: 'Оплатите снова или выберите другой банк. Если деньги списаны, банк их вернёт.',
  },
  'no-funds': { tm: 'Kartda pul ýetmedi.', ru: 'На карте не хватило денег.' },
  'card-expired': { tm: 'Kartyň möhleti geçipdir.', ru: 'Срок действия карты истёк.' },
  'page-over': { tm: 'Bankyň sahypasynda wagt doldy.', ru: 'Время на странице банка вышло.' },
  refused: { tm: 'Bank tölegi ret etdi.', ru: 'Банк отклонил оплату.' },
  unpaid: { tm: 'Sargyt heniz tölenmedi', ru: 'Заказ ещё не оплачен' },
  unpaidHint: {
    tm: 'Pul heniz gelmedi. Banky saýlaň we töläň.',
    ru: 'Деньги пока не поступили. Выберите банк и оплатите.',
  },
  over: { tm: 'Töleg wagty doldy', ru: 'Время оплаты истекло' },
  overHint: {
    tm: 'Harytlar indi siziň üçin saklanmaýar. Sargydy gaýtadan edip bilersiňiz.',
    ru: 'Товары больше не отложены для вас. Заказ можно повторить.',
  },
  tired: { tm: 'Bank heniz jogap bermedi', ru: 'Банк ещё не ответил' },
  tiredHint: {
    tm: 'Biz barlamagy dowam edýäris. Täzeden tölemäň: jogap gelse, sargydyňyzda görner.',
    ru: 'Мы продолжаем проверять. Не платите второй раз: ответ появится в заказе.',
  },
  unknown: { tm: 'Tölegiň ýagdaýy belli däl', ru: 'Состояние оплаты неизвестно' },
  unknownHint: {
    tm: 'Internet baglanyşygyňyzy barlaň. Pul alnan bolsa, ýitmez — bize jaň ediň.',
    ru: 'Проверьте интернет. Если деньги списаны, они не пропадут — позвоните нам.',
  },
  strangeHint: {
    tm: 'Bu sargyt sargytlaryňyzyň arasynda tapylmady. Pul alnan bolsa, ýitmez — bize jaň ediň.',
    ru: 'Этого заказа нет среди ваших. Если деньги списаны, они не пропадут — позвоните нам.',
  },
  signIn: { tm: 'Tölegi görmek üçin täzeden giriň', ru: 'Войдите, чтобы увидеть оплату' },
  signInHint: {
    tm: 'Sargydyňyz we tölegiňiz ýitmez. Girensoň şu sahypa açylar.',
    ru: 'Заказ и оплата не пропадут. После входа откроется эта страница.',
  },
  shopPhone: { tm: 'Dükan: {phone}', ru: 'Магазин: {phone}' },
  toSignIn: { tm: 'Içeri gir', ru: 'Войти' },
  toOrder: { tm: 'Sargydyň ýagdaýyny gör', ru: 'Отследить заказ' },
  toEnded: { tm: 'Sargydy aç', ru: 'Открыть заказ' },
  toCertificate: { tm: 'Sertifikaty aç', ru: 'Открыть сертификат' },
  toOrders: { tm: 'Sargytlarym', ru: 'Мои заказы' },
  onward: { tm: 'Söwdany dowam et', ru: 'Продолжить покупки' },
  again: { tm: 'Ýene barla', ru: 'Проверить ещё раз' },
  call: { tm: 'Jaň et: {phone}', ru: 'Позвонить: {phone}' },
});
