import { defineTexts } from '#backoffice/lang/texts.ts';

/** Words of the courier's page that the office has no use for; the others are in round.texts.ts. */
export const courierTexts = defineTexts({
  offline: {
    tm: 'Aragatnaşyk ýok. {n} sanysy ýazyldy, özümiz ibereris',
    ru: 'Нет связи. Записано {n}, отправим сами',
  },
  offlineNothing: { tm: 'Aragatnaşyk ýok. Hemme zat iberildi', ru: 'Нет связи. Всё отправлено' },
  waiting: { tm: 'Iberilýär: {n}', ru: 'Отправляем: {n}' },
  photosWaiting: { tm: 'Surat iberilýär: {n}', ru: 'Отправляем снимки: {n}' },
  sent: { tm: 'Hemmesi iberildi', ru: 'Всё отправлено' },
  signedOut: { tm: 'Täzeden giriň', ru: 'Войдите снова' },
  signedOutWaiting: {
    tm: 'Täzeden giriň: ýazylan {n} sanysy şondan soň iberiler',
    ru: 'Войдите снова: записанное ({n}) отправим после входа',
  },
  signIn: { tm: 'Girmek', ru: 'Войти' },
  otherCourier: {
    tm: 'Bu telefonda başga kurýeriň iberilmedik ýazgylary bar. Şol kurýer girsin',
    ru: 'На телефоне записи другого курьера, они не отправлены. Пусть войдёт он',
  },
  failed: { tm: 'Sahypa häzir açylmady', ru: 'Страница сейчас не открылась' },
  tryAgain: { tm: 'Gaýtadan synanyş', ru: 'Попробовать ещё раз' },
  loading: { tm: 'Ýüklenýär', ru: 'Загружаем' },
  notLasting: {
    tm: 'Bu telefon ýazgylary saklap bilenok: diňe aragatnaşyk bolanda işläň',
    ru: 'Этот телефон не хранит записи: работайте только со связью',
  },
  full: {
    tm: 'Telefonyň ýady doly: ýer boşadyň, ýogsam ýazgy we surat saklanmaz',
    ru: 'Память телефона полна: освободите место, иначе запись и снимок не сохранятся',
  },
  undo: { tm: 'Yzyna al', ru: 'Отменить' },
  handedOverCash: { tm: 'Gowşuryldy, {sum} nagt aldym', ru: 'Вручено, взял {sum} наличными' },
  handedOverTerminal: { tm: 'Gowşuryldy, {sum} terminaldan', ru: 'Вручено, {sum} терминалом' },
  code: { tm: 'Alyjynyň kody (5 san)', ru: 'Код получателя (5 цифр)' },
  codeWrong: { tm: 'Kod gabat gelmedi, gaýtadan soraň', ru: 'Код не подошёл, переспросите' },
  takePhoto: { tm: 'Surata düşür', ru: 'Снять вручение' },
  takeAnew: { tm: 'Täzeden düşür', ru: 'Переснять' },
  photoTaken: { tm: 'Gowşurylan sowgadyň suraty', ru: 'Снимок вручения' },
  photoHint: { tm: 'Sowgat gapyda görünsin, ýüzler görünmesin', ru: 'Подарок у двери, без лиц' },
  photoBad: { tm: 'Surat açylmady, täzeden düşüriň', ru: 'Снимок не открылся, снимите ещё раз' },
  proofWanted: { tm: 'Kod ýa-da surat gerek', ru: 'Нужен код или снимок' },
  codeSpent: { tm: 'Kod gabat gelmedi, surata düşüriň', ru: 'Код не подошёл, сделайте снимок' },
  noCamera: { tm: 'Kamera işlemeýär', ru: 'Камера не работает' },
  takenBy: { tm: 'Kim aldy', ru: 'Кто принял' },
  arrive: { tm: 'Geldim', ru: 'Я на месте' },
  arrived: { tm: 'Sagat {at} geldiňiz', ru: 'Вы на месте с {at}' },
  waitFirst: {
    tm: '«Hiç kim ýok» açylýança: {time}. Garaşyň ýa-da dükana jaň ediň',
    ru: '«Никого нет» откроется через {time}. Подождите или позвоните в магазин',
  },
  back: { tm: 'Yza', ru: 'Назад' },
  withdrawn: {
    tm: '{number}: sagat {at} sizden aýryldy. Dükana jaň ediň',
    ru: '{number} снят с вас в {at}. Позвоните в магазин',
  },
  kept: {
    tm: '{number}: ýazyldy, dükan karar berer. Jaň ediň',
    ru: '{number}: записано, решит магазин. Позвоните',
  },
  brought: { tm: 'Gowşurylmady, dükana getiriň', ru: 'Не вручено, везите обратно' },
  notSent: { tm: 'heniz iberilmedi', ru: 'ещё не отправлено' },
  doneHeading: { tm: 'Edilenler', ru: 'Сделано' },
  account: { tm: 'Hasabym', ru: 'Аккаунт' },
  language: { tm: 'Dil', ru: 'Язык' },
});
