/** Texts of the recipient's page. */
import type { Region } from '#contract/delivery/shop.ts';
import type { Lang, LocalText } from '#contract/shared.ts';
import { defineTexts, type TextArgs, say as sayOf } from '#domain/print/texts.ts';

export const giftTexts = defineTexts({
  title: { tm: 'Size sowgat', ru: 'Вам подарок' },
  from: { tm: 'Size {name} sowgat iberdi', ru: 'Для вас подарок от {name}' },
  unnamed: { tm: 'Size sowgat bar', ru: 'Вам подарок' },
  anonymous: {
    tm: 'Size sowgat bar. Iberijiniň adyny aýtmazlyga söz berdik',
    ru: 'Вам подарок. Имя отправителя мы обещали не называть',
  },
  lead: {
    tm: 'Nirä we haçan getirmelidigini ýazyň. Siz hiç zat tölemeli däl.',
    ru: 'Напишите, куда и когда привезти. Платить ничего не нужно.',
  },
  leadPaid: { tm: 'Nirä we haçan getirmelidigini ýazyň.', ru: 'Напишите, куда и когда привезти.' },
  yes: { tm: 'Hawa, getiriň', ru: 'Да, привозите' },
  no: { tm: 'Almakçy däl', ru: 'Отказаться' },
  pinTitle: { tm: 'Bu sizmi?', ru: 'Это вы?' },
  pinLead: {
    tm: 'Salgyňyzy başga biri görmez ýaly, SMS gelen belgiňiziň soňky dört sanyny ýazyň.',
    ru: 'Чтобы ваш адрес не увидел никто другой, введите последние четыре цифры номера, на который пришло SMS.',
  },
  pin: { tm: 'Soňky dört san', ru: 'Последние четыре цифры' },
  pinWrong: { tm: 'Sanlar gabat gelmedi', ru: 'Цифры не подошли' },
  next: { tm: 'Dowam et', ru: 'Продолжить' },
  back: { tm: 'Yza', ru: 'Назад' },
  whereTitle: { tm: 'Nirä getireli?', ru: 'Куда привезти?' },
  fullname: { tm: 'Adyňyz', ru: 'Ваше имя' },
  place: { tm: 'Şäher ýa-da etrap', ru: 'Город или этрап' },
  choose: { tm: 'Saýlaň', ru: 'Выберите' },
  line1: { tm: 'Köçe, jaý, öý', ru: 'Улица, дом, квартира' },
  line2: { tm: 'Girelge, gat', ru: 'Подъезд, этаж' },
  landmark: { tm: 'Nyşan (ýakynyndaky ýer)', ru: 'Ориентир' },
  optional: { tm: 'hökman däl', ru: 'необязательно' },
  missing: { tm: 'Muny dolduryň', ru: 'Заполните это поле' },
  secret: {
    tm: 'Salgyňyzy diňe dükan we kurýer görer. Sowgat iberen görmez.',
    ru: 'Адрес увидят только магазин и курьер. Даритель его не узнает.',
  },
  toTime: { tm: 'Wagty saýla', ru: 'Выбрать время' },
  whenTitle: { tm: 'Haçan getireli?', ru: 'Когда привезти?' },
  madeToOrder: {
    tm: 'Sowgat sargyt boýunça taýýarlanýar: {n} iş güni gerek.',
    ru: 'Подарок делают на заказ, рабочих дней нужно: {n}.',
  },
  allDay: { tm: 'günüň dowamynda', ru: 'в течение дня' },
  noTimes: {
    tm: 'Häzir boş wagt ýok. Dükana jaň ediň, ylalaşarys.',
    ru: 'Свободного времени сейчас нет. Позвоните в магазин, договоримся.',
  },
  full: { tm: 'Bu wagt ýaňy alyndy. Başgasyny saýlaň', ru: 'Это время только что заняли. Выберите другое' },
  unchosen: { tm: 'Birini saýlaň', ru: 'Выберите одно из предложенного' },
  send: { tm: 'Getiriň', ru: 'Привозите' },
  doneTitle: { tm: 'Belläp goýduk', ru: 'Договорились' },
  doneLead: { tm: 'Sowgadyňyzy getireris: {when}', ru: 'Привезём ваш подарок: {when}' },
  onTheWay: { tm: 'Sowgadyňyz ýolda', ru: 'Подарок уже в пути' },
  code: { tm: 'Kurýere şu kody aýdyň', ru: 'Назовите курьеру этот код' },
  change: { tm: 'Salgyny ýa-da wagty üýtget', ru: 'Изменить адрес или время' },
  other: { tm: 'Başgasyny saýla', ru: 'Выбрать другое' },
  otherLead: {
    tm: 'Birini saýlaň. Öňki saýlan zadyňyza hemişe gaýdyp bolmaýar.',
    ru: 'Выберите одно. Вернуться к прежнему выбору получится не всегда.',
  },
  otherFirst: { tm: 'Sowgat iberen şuny saýlady', ru: 'Это выбрал даритель' },
  otherTake: { tm: 'Şuny saýla', ru: 'Выбрать это' },
  otherNone: { tm: 'Saýlara başga zat galmady.', ru: 'Других вариантов не осталось.' },
  declineTitle: { tm: 'Sowgady almakçy dälmi?', ru: 'Отказаться от подарка?' },
  declineLead: {
    tm: 'Sowgat iberene diňe almakçy däldigiňizi aýdarys, sebäbini aýtmarys.',
    ru: 'Дарителю скажем только, что вы отказались, без причины.',
  },
  never: { tm: 'Mundan beýläk ibermäň', ru: 'Больше не присылать' },
  neverNone: { tm: 'Diňe şu sowgady almakçy däl', ru: 'Только этот подарок' },
  neverGiver: { tm: 'Şu adam mundan beýläk ibermesin', ru: 'Больше не присылать от этого человека' },
  neverAnonymous: {
    tm: 'Adyny aýtmaýanlar mundan beýläk ibermesin',
    ru: 'Больше не присылать от тех, кто не назвал имя',
  },
  neverAll: { tm: 'Mundan beýläk hiç kim ibermesin', ru: 'Больше не присылать ни от кого' },
  declined: { tm: 'Sowgady almakçy däldigiňizi aýtdyk', ru: 'Мы передали, что вы отказались' },
  thanksTitle: { tm: 'Sag boluň diýiň', ru: 'Скажите спасибо' },
  thanksLead: { tm: 'Muny diňe sowgat iberen görer.', ru: 'Это увидит только даритель.' },
  thanks: { tm: 'Minnetdarlyk sözleri', ru: 'Слова благодарности' },
  thanksSend: { tm: 'Ugrat', ru: 'Отправить' },
  thanked: { tm: 'Minnetdarlygyňyz iberildi', ru: 'Спасибо отправлено' },
  thanksSeen: { tm: 'Minnetdarlygymy gör', ru: 'Посмотреть моё спасибо' },
  thanksEmpty: {
    tm: 'Söz ýazyň ýa-da surat goşuň',
    ru: 'Напишите несколько слов или добавьте фото',
  },
  takeBack: { tm: 'Yzyna al', ru: 'Забрать назад' },
  photo: { tm: 'Surat', ru: 'Фото' },
  photoChoose: { tm: 'Surat saýla ýa-da düşür', ru: 'Выбрать или снять фото' },
  photoSent: { tm: 'Surat goşuldy', ru: 'Фото приложено' },
  photoWrong: {
    tm: 'Bu surat alynmady. JPEG, PNG ýa-da WebP saýlaň, köpi bilen 8 MB',
    ru: 'Это фото не принято. Выберите JPEG, PNG или WebP до 8 МБ',
  },
  delivered: { tm: 'Sowgadyňyz gowşuryldy', ru: 'Подарок вручён' },
  lift: { tm: 'Ýene sowgat almak', ru: 'Снова получать подарки' },
  liftLead: {
    tm: '“Mundan beýläk ibermäň” diýen bolsaňyz, ony yzyna alyp bilersiňiz. Belgiňize SMS bilen kod ibereris.',
    ru: 'Если вы выбрали «Больше не присылать», это можно отменить. Пришлём код на ваш номер.',
  },
  mobile: { tm: 'Telefon belgiňiz', ru: 'Ваш номер телефона' },
  liftSend: { tm: 'Kody iber', ru: 'Получить код' },
  liftSent: {
    tm: '{mobile} belgisine SMS bilen kod iberdik. Ony ýazyň.',
    ru: 'Отправили SMS с кодом на номер {mobile}. Введите его.',
  },
  liftCode: { tm: 'SMS-däki kod', ru: 'Код из SMS' },
  liftYes: { tm: 'Sowgat iberip bilerler', ru: 'Разрешить подарки' },
  lifted: { tm: 'Taýýar. Size ýene sowgat iberip bilerler', ru: 'Готово. Вам снова можно присылать подарки' },
  ended: { tm: 'Bu salgylanma indi işlemeýär', ru: 'Ссылка больше не действует' },
  call: { tm: 'Jaň ediň: {phone}', ru: 'Позвоните: {phone}' },
  openedAt: { tm: 'Sahypa açylan wagty: {time}', ru: 'Страница открыта в {time}' },
  word: { tm: 'Jaň etseňiz, aýdyň: {word}', ru: 'Если будете звонить, назовите: {word}' },
});

type Key = keyof typeof giftTexts;
type FillingOf<K extends Key> = TextArgs<(typeof giftTexts)[K]>;
/** A text without placeholders. */
export type GiftText = { [K in Key]: FillingOf<K> extends [] ? K : never }[Key];

export function say<K extends Key>(lang: Lang, text: K, ...filling: FillingOf<K>): string {
  return sayOf(lang, giftTexts, text, ...filling);
}

export const regionTitles: Record<Region, LocalText> = {
  AG: { tm: 'Aşgabat', ru: 'Ашхабад' },
  AR: { tm: 'Arkadag', ru: 'Аркадаг' },
  AH: { tm: 'Ahal', ru: 'Ахал' },
  BN: { tm: 'Balkan', ru: 'Балкан' },
  DZ: { tm: 'Daşoguz', ru: 'Дашогуз' },
  LB: { tm: 'Lebap', ru: 'Лебап' },
  MR: { tm: 'Mary', ru: 'Мары' },
};
