import type { ErrorCode } from '#contract/errors.ts';
import type { RefusalFacts } from '#server/platform/refusal.ts';
import type { Lang } from '#contract/shared.ts';
import { officeSentences } from './office-error-texts.ts';
import type { Sentence } from './conflict-texts.ts';
import { specialTexts, waitWords } from './special-error-texts.ts';

/**
 * The sentence of every refusal; `{wait}` becomes the time until a retry makes sense. Texts fixed by the specification
 * are verbatim in the language it gives them in: sign-in ('Ulanyjy belgisi nädogry', 'incorrect user name'), code
 * ('Maglumatlary barlaň'), order ("Some products isn't exist"), product ('Product not found').
 */
const sentences: Record<ErrorCode, Sentence> = {
  'request.invalid': { tm: 'Maglumatlaryňyz nädogry', ru: 'Введённые данные неверны' },
  'request.too-large': { tm: 'Iberilen maglumat gaty uly', ru: 'Слишком большой объём данных' },
  'request.unsupported': {
    tm: 'Beýle görnüşdäki maglumat kabul edilmeýär',
    ru: 'Такой формат данных не принимается',
  },
  'request.too-slow': {
    tm: 'Soragyňyz gaty haýal geldi. Täzeden synanyşyň',
    ru: 'Запрос шёл слишком долго. Попробуйте ещё раз',
  },
  'request.headers-too-large': { tm: 'Sorag gaty uly', ru: 'Заголовки запроса слишком велики' },
  'route.not-found': { tm: 'Sahypa tapylmady', ru: 'Страница не найдена' },
  'route.wrong-method': {
    tm: 'Bu salgy başga usul bilen çagyrylýar',
    ru: 'Этот адрес вызывают другим методом',
  },
  'server.failed': {
    tm: 'Ýalňyşlyk ýüze çykdy. Täzeden synanyşyň',
    ru: 'Произошла ошибка. Попробуйте ещё раз',
  },
  'server.busy': {
    tm: 'Dükan häzir gaty meşgul. Birazdan synanyşyň',
    ru: 'Магазин сейчас перегружен. Попробуйте чуть позже',
  },
  'limit.reached': {
    tm: 'Gaty köp synanyşyk. {wait} täzeden synanyşyň',
    ru: 'Слишком много попыток. Попробуйте {wait}',
  },
  'xsrf.missing': { tm: 'Sahypany täzeläp, ýene synanyşyň', ru: 'Обновите страницу и попробуйте ещё раз' },

  'session.missing': { tm: 'Ulgama giriň', ru: 'Войдите в аккаунт' },
  'session.expired': { tm: 'Ulgama täzeden giriň', ru: 'Войдите в аккаунт снова' },
  'session.revoked': { tm: 'Bu enjamdan çykyldy. Täzeden giriň', ru: 'Сеанс завершён. Войдите снова' },
  'session.not-found': { tm: 'Enjam tapylmady', ru: 'Устройство не найдено' },
  'phone.invalid': { tm: 'Ulanyjy belgisi nädogry', ru: 'incorrect user name' },
  'customer.blocked': { tm: 'Ulanyjy belgisi nädogry', ru: 'incorrect user name' },
  'otp.wrong': { tm: 'Maglumatlary barlaň', ru: 'Проверьте данные' },
  'otp.expired': {
    tm: 'Koduň möhleti gutardy. Täze kod soraň',
    ru: 'Срок действия кода истёк. Запросите новый',
  },
  'otp.exhausted': {
    tm: 'Synanyşyklar gutardy. {wait} täze kod soraň',
    ru: 'Попытки закончились. Запросите новый код {wait}',
  },
  'otp.too-early': { tm: '{wait} gaýtadan ugradyp bilersiňiz', ru: 'Отправить код повторно можно {wait}' },
  'otp.budget': {
    tm: 'Bu belgi üçin gaty köp kod soraldy. {wait} synanyşyň',
    ru: 'На этот номер запрошено слишком много кодов. Попробуйте {wait}',
  },
  'otp.network-busy': {
    tm: 'Siziň toruňyzdan gaty köp kod soraldy. {wait} ýa-da başga internetden synanyşyň',
    ru: 'Из вашей сети запрошено слишком много кодов. Попробуйте {wait} или через другой интернет',
  },
  'otp.shop-busy': {
    tm: 'Dükandan häzir gaty köp kod soralýar. {wait} synanyşyň',
    ru: 'Сейчас у магазина запрашивают слишком много кодов. Попробуйте {wait}',
  },
  'challenge.required': {
    tm: 'Enjamyňyz barlanmaly. Sahypany täzeläp, ýene synanyşyň',
    ru: 'Нужно проверить ваше устройство. Обновите страницу и попробуйте ещё раз',
  },
  'sms.unavailable': {
    tm: 'SMS iberip bolmady. Birazdan synanyşyň',
    ru: 'Не удалось отправить SMS. Попробуйте чуть позже',
  },
  'picture.invalid': {
    tm: 'Surat JPEG, PNG ýa-da WebP bolmaly, 8 MB-dan uly däl',
    ru: 'Нужна картинка JPEG, PNG или WebP не больше 8 МБ',
  },

  'product.not-found': { tm: 'Haryt tapylmady', ru: 'Товар не найден' },
  'idea.not-found': { tm: 'Sowgat pikiri tapylmady', ru: 'Идея не найдена' },
  'brand.not-found': { tm: 'Brend tapylmady', ru: 'Бренд не найден' },
  'review.not-bought': {
    tm: 'Teswir ýazmak üçin harydy satyn alyň',
    ru: 'Отзыв может оставить тот, кто получил этот товар',
  },
  'review.exists': { tm: 'Siz bu haryda teswir ýazdyňyz', ru: 'Вы уже оставили отзыв об этом товаре' },
  'address.not-found': { tm: 'Salgy tapylmady', ru: 'Адрес не найден' },
  'address.too-many': {
    tm: 'Salgylaryňyz gaty köp. Gereksizini pozuň',
    ru: 'Слишком много адресов. Удалите лишние',
  },
  'person.not-found': { tm: 'Bu adam sanawyňyzda ýok', ru: 'Этого человека нет в вашем списке' },
  'person.too-many': { tm: 'Sanaw doldy. Gereksizini pozuň', ru: 'Список заполнен. Удалите лишних' },
  'place.not-found': { tm: 'Şäheri ýa-da etraby saýlaň', ru: 'Выберите город или этрап' },
  'place.closed': { tm: 'Bu ýere häzir eltip bermeýäris', ru: 'Сюда мы пока не доставляем' },
  'slot.not-found': { tm: 'Eltip bermek wagtyny saýlaň', ru: 'Выберите время доставки' },
  'slot.full': { tm: 'Bu wagt doldy. Başga wagt saýlaň', ru: 'Это время уже занято. Выберите другое' },
  'slot.closed': {
    tm: 'Bu wagta sargyt kabul edilmeýär. Başga wagt saýlaň',
    ru: 'На это время заказы уже не принимаются. Выберите другое',
  },
  'express.unavailable': {
    tm: 'Ekspres eltip bermek häzir ýok. Başga usul saýlaň',
    ru: 'Экспресс-доставка сейчас недоступна. Выберите другой способ',
  },

  'order.not-found': { tm: 'Sargyt tapylmady', ru: 'Заказ не найден' },
  'order.unavailable': { tm: "Some products isn't exist", ru: "Some products isn't exist" },
  'order.empty': { tm: 'Sebet boş', ru: 'Корзина пуста' },
  'order.price-changed': { tm: 'Baha üýtgedi, sebedi barlaň', ru: 'Цена изменилась, проверьте корзину' },
  'order.below-minimum': {
    tm: 'Bu ýere iň az sargyt bahasyna ýetmeýär',
    ru: 'Сумма меньше минимальной для этого места',
  },
  'order.too-many-unpaid': {
    tm: 'Tölenmedik sargytlaryňyz köp. Ilki olary töläň ýa-da ýatyryň',
    ru: 'У вас несколько неоплаченных заказов. Сначала оплатите или отмените их',
  },
  'link.not-found': { tm: 'Bu salgylanma indi işlemeýär', ru: 'Ссылка больше не действует' },
  'link.asleep': {
    tm: 'Gaty köp synanyşyk. {wait} synanyşyň ýa-da dükana jaň ediň',
    ru: 'Слишком много попыток. Попробуйте {wait} или позвоните в магазин',
  },
  'gift.too-late': { tm: 'Muny indi üýtgedip bolmaýar', ru: 'Это уже нельзя изменить' },
  'gift.sold-out': {
    tm: 'Bu haryt ýaňy gutardy. Başgasyny saýlaň',
    ru: 'Этот товар только что закончился. Выберите другой',
  },
  'gift.recipient-unavailable': {
    tm: 'Bu alyja eltip bilmeris. Başga adamy saýlaň ýa-da bize jaň ediň',
    ru: 'Этому получателю доставить не можем. Выберите другого или позвоните нам',
  },
  'gift.too-many': {
    tm: 'Gysga wagtda gaty köp alyja sowgat etdiňiz. {wait} synanyşyň',
    ru: 'Слишком много получателей подряд. Попробуйте {wait}',
  },
  'order.action-refused': {
    tm: 'Sargyt bu ýagdaýda üýtgedilip bilinmez',
    ru: 'В этом состоянии заказ изменить нельзя',
  },
  'order.attempts-spent': {
    tm: 'Bu sargydy täzeden eltip bolmaýar: synanyşyklar gutardy',
    ru: 'Больше попыток доставки у этого заказа нет',
  },
  'order.awaits-buyer': { tm: 'Müşderi surat barada jogap bermedi', ru: 'Клиент ещё не ответил о фото' },
  'idempotency.missing': { tm: 'Täzeden iberiň', ru: 'Отправьте ещё раз' },
  'idempotency.mismatch': {
    tm: 'Bu soraw başga mazmun bilen iberilipdi',
    ru: 'Этот запрос уже отправлен с другим содержимым',
  },
  'idempotency.busy': { tm: 'Soragyňyz işlenýär. Biraz garaşyň', ru: 'Запрос обрабатывается. Подождите' },
  'wrap.not-found': { tm: 'Gaplamany täzeden saýlaň', ru: 'Выберите упаковку заново' },
  'certificate.unknown': { tm: 'Sertifikatyň kody nädogry', ru: 'Неверный код сертификата' },
  'certificate.used-up': { tm: 'Bu sertifikat doly ulanyldy', ru: 'Этот сертификат уже потрачен' },
  'certificate.expired': { tm: 'Bu sertifikatyň möhleti geçdi', ru: 'Срок этого сертификата истёк' },
  'certificate.void': { tm: 'Bu sertifikat ýatyryldy', ru: 'Этот сертификат аннулирован' },
  'certificate.in-use': { tm: 'Onuň bilen açyk sargyt tölenýär', ru: 'Им оплачен открытый заказ' },
  'certificate.card-only': {
    tm: 'Sertifikat diňe kart bilen, onlaýn satylýar',
    ru: 'Сертификат продаётся только с оплатой картой онлайн',
  },
  'certificate.not-for-this': {
    tm: 'Sertifikaty sertifikat bilen töläp bolmaýar',
    ru: 'Сертификат нельзя оплатить сертификатом',
  },
  'promo.unknown': {
    tm: 'Promokod gabat gelmedi ýa-da möhleti geçdi',
    ru: 'Промокод не подошёл или уже не действует',
  },
  'promo.not-for-this': {
    tm: 'Bu promokod şu sargyda degişli däl',
    ru: 'Этот промокод не подходит к заказу',
  },
  'payment.method-off': { tm: 'Bu töleg usuly häzir ýok', ru: 'Этот способ оплаты сейчас недоступен' },
  'payment.not-for-gifts': {
    tm: 'Başga adama sowgadyň puly onuň gapysynda alynmaýar. Onlaýn töläň',
    ru: 'За подарок другому человеку у его двери не платят. Выберите онлайн-оплату',
  },
  'payment.page-open': { tm: 'Müşderiniň tölegi entek gelip biler', ru: 'Оплата клиента ещё может прийти' },
  'payment.not-payable': { tm: 'Bu sargydy indi töläp bolmaýar', ru: 'Этот заказ уже нельзя оплатить' },
  'payment.not-found': {
    tm: 'Bu sargyt boýunça beýle bankda töleg ýok',
    ru: 'По этому заказу нет платежа в таком банке',
  },
  'payment.already-paid': { tm: 'Sargyt eýýäm tölenen', ru: 'Заказ уже оплачен' },
  'bank.unknown': { tm: 'Bank saýlaň', ru: 'Выберите банк' },
  'bank.unreachable': {
    tm: 'Bank bilen aragatnaşyk ýok. Sargydyňyz saklandy, birazdan töläň',
    ru: 'Нет связи с банком. Заказ сохранён, оплатите чуть позже',
  },
  'bank.refused': {
    tm: 'Bank tölegi kabul etmedi. Başga bank saýlaň',
    ru: 'Банк не принял платёж. Выберите другой банк',
  },

  ...officeSentences,
};

export function wordsOf(code: ErrorCode, lang: Lang, facts: RefusalFacts = {}): string {
  const sentence = specialTexts[code]?.(facts) ?? sentences[code];
  return sentence[lang].replace('{wait}', waitWords(lang, facts.retryAfter));
}
