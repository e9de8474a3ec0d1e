import { defineTexts } from '#backoffice/lang/texts.ts';

/** Texts used only by the courier's page; those shared with the office are in round.texts.ts. */
export const courierTexts = defineTexts({
  offline: {
    tm: 'Aragatnaşyk ýok. {n} sanysy ýazyldy, özümiz ibereris',
    ru: 'Нет связи. Записано {n}, отправим сами',
  },
  later: {
    tm: 'Häzir mundan köp ibermek bolmaýar. Telefonda {n} sanysy dur, soň özümiz ibereris',
    ru: 'Сейчас больше отправить нельзя. В телефоне записано {n}, отправим позже сами',
  },
  offlineNothing: { tm: 'Aragatnaşyk ýok. Hemme zat iberildi', ru: 'Нет связи. Всё отправлено' },
  offlinePhotos: {
    tm: 'Aragatnaşyk ýok. {n} surat iberilmedi, özümiz ibereris',
    ru: 'Нет связи. Не отправлено снимков: {n}, отправим сами',
  },
  offlineNoRound: {
    tm: 'Aragatnaşyk ýok. Baglanan badyna sargytlary ýükläris',
    ru: 'Нет связи. Загрузим доставки, когда она появится',
  },
  notInStep: {
    tm: 'Dükan bilen aragatnaşyk bolmady. Özümiz gaýtadan synanyşarys',
    ru: 'Не вышло связаться с магазином. Попробуем ещё раз сами',
  },
  notInStepWaiting: {
    tm: 'Dükan bilen aragatnaşyk bolmady. Telefonda {n} sanysy dur, özümiz ibereris',
    ru: 'Не вышло связаться с магазином. В телефоне записано {n}, отправим сами',
  },
  waiting: { tm: 'Iberilýär: {n}', ru: 'Отправляем: {n}' },
  photosWaiting: { tm: 'Surat iberilýär: {n}', ru: 'Отправляем снимки: {n}' },
  sent: { tm: 'Hemmesi iberildi', ru: 'Всё отправлено' },
  signedOut: { tm: 'Täzeden giriň', ru: 'Войдите снова' },
  signedOutWaiting: {
    tm: 'Täzeden giriň: ýazylan {n} sanysy şondan soň iberiler',
    ru: 'Войдите снова: записанное ({n}) отправим после входа',
  },
  signIn: { tm: 'Açar sözi bilen girmek', ru: 'Войти с паролем' },
  askForCode: { tm: 'Dükandan QR kod soraň', ru: 'Попросите в магазине QR-код' },
  revoked: {
    tm: 'Bu telefon öçürildi, maglumatlar pozuldy. Dükana ýüz tutuň',
    ru: 'Этот телефон отключён, данные стёрты. Обратитесь в магазин',
  },
  enrolTitle: { tm: 'Kurýeriň girişi', ru: 'Вход курьера' },
  enrolHello: {
    tm: '{name}, {mobile} belgisine SMS kod iberdik',
    ru: '{name}, на {mobile} ушёл код из SMS',
  },
  smsCode: { tm: 'SMS kod', ru: 'Код из SMS' },
  enter: { tm: 'Girmek', ru: 'Войти' },
  sendAgain: { tm: 'Kody gaýtadan ugratmak', ru: 'Отправить код повторно' },
  sendAgainIn: { tm: 'Kody gaýtadan ugratmak: {time}', ru: 'Отправить повторно через {time}' },
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
  photoTaken: { tm: 'Gowşurylan sowgadyň suraty {n}', ru: 'Снимок вручения {n}' },
  takeMore: { tm: 'Ýene düşür: {n} / {all}', ru: 'Снять ещё: {n} из {all}' },
  photoHint: { tm: 'Sowgat gapyda görünsin, ýüzler görünmesin', ru: 'Подарок у двери, без лиц' },
  photoBad: { tm: 'Surat açylmady, täzeden düşüriň', ru: 'Снимок не открылся, снимите ещё раз' },
  proofWanted: { tm: 'Kod ýa-da surat gerek', ru: 'Нужен код или снимок' },
  codeSpent: { tm: 'Kod gabat gelmedi, surata düşüriň', ru: 'Код не подошёл, сделайте снимок' },
  whyNoPhoto: { tm: 'Surat düşürip bolmasa, sebäbi:', ru: 'Если снимка не будет, почему:' },
  'no-camera': { tm: 'Kamera işlemeýär', ru: 'Камера не работает' },
  'too-dark': { tm: 'Garaňky, surat çykmaýar', ru: 'Темно, снимок не выходит' },
  refused: { tm: 'Alyjy düşürilmegini islänok', ru: 'Получатель против снимка' },
  takenBy: { tm: 'Kim aldy', ru: 'Кто принял' },
  arrive: { tm: 'Geldim', ru: 'Я на месте' },
  arrived: { tm: 'Sagat {at} geldiňiz', ru: 'Вы на месте с {at}' },
  waitFirst: {
    tm: '“Hiç kim ýok” açylýança: {time}. Garaşyň ýa-da dükana jaň ediň',
    ru: '«Никого нет» откроется через {time}. Подождите или позвоните в магазин',
  },
  back: { tm: 'Yza', ru: 'Назад' },
  withdrawn: {
    tm: '{number}: sagat {at} sizden aýryldy. Dükana jaň ediň',
    ru: '{number} снят с вас в {at}. Позвоните в магазин',
  },
  cancelled: {
    tm: '{number}: sargyt sagat {at} ýatyryldy. Dükana jaň ediň',
    ru: '{number}: заказ отменён в {at}. Позвоните в магазин',
  },
  kept: {
    tm: '{number}: ýazyldy, dükan karar berer. Jaň ediň',
    ru: '{number}: записано, решит магазин. Позвоните',
  },
  notSent: { tm: 'heniz iberilmedi', ru: 'ещё не отправлено' },
  doneHeading: { tm: 'Edilenler', ru: 'Сделано' },
  account: { tm: 'Hasabym', ru: 'Аккаунт' },
  language: { tm: 'Dil', ru: 'Язык' },
});
