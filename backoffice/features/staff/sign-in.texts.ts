import { defineTexts } from '#domain/print/texts.ts';

export const signInTexts = defineTexts({
  heading: { tm: 'Dolandyryş paneli', ru: 'Панель управления' },
  idle: {
    tm: 'Giriş möhleti gutardy: ýarym sagat hereket bolmady',
    ru: 'Сеанс закончился: полчаса без действий',
  },
  other: { tm: 'Giriş möhleti gutardy', ru: 'Сеанс закончился' },
  login: { tm: 'Ulanyjy ady', ru: 'Логин' },
  loginHint: {
    tm: 'Islän adyňyzy saýlap bilersiňiz: latyn harplary, sanlar, nokat',
    ru: 'Можно выбрать свой: латинские буквы, цифры, точка',
  },
  password: { tm: 'Açar sözi', ru: 'Пароль' },
  code: { tm: 'Programmadaky 6 sanly kod', ru: 'Код из приложения, 6 цифр' },
  codeHint: { tm: 'ýa-da ätiýaçlyk kody', ru: 'или запасной код' },
  codeRefused: { tm: 'Programmadaky kod gabat gelmedi', ru: 'Код из приложения не подошёл' },
  clockHint: {
    tm: 'Kod kabul edilmese, telefonyň sagadyny barlaň: wagt awtomatik goýlan bolmaly.',
    ru: 'Если код верный, проверьте часы телефона: время должно ставиться автоматически.',
  },
  name: { tm: 'Adyňyz', ru: 'Ваше имя' },
  nameHint: { tm: 'Işgärler sizi şu at bilen görer', ru: 'Так вас увидят сотрудники' },
  signIn: { tm: 'Içeri gir', ru: 'Войти' },
  lost: {
    tm: 'Telefon ýa-da açar sözi ýitdimi? Dükanyň eýesinden täze salgylanma soraň.',
    ru: 'Потеряли телефон или пароль? Попросите у владельца магазина новую ссылку.',
  },
  confirmTitle: { tm: 'Kimdigiňizi tassyklaň', ru: 'Подтвердите, что это вы' },
  confirmText: {
    tm: 'Bu möhüm iş. Telefonyňyzdaky programmanyň täze koduny giriziň, ol 5 minuda ýeter.',
    ru: 'Это важное действие. Введите свежий код из приложения на телефоне: его хватит на 5 минут.',
  },
  confirm: { tm: 'Tassykla', ru: 'Подтвердить' },
  cancel: { tm: 'Goýbolsun et', ru: 'Отмена' },
  setUp: { tm: 'Hoş geldiňiz, {name}', ru: 'Добро пожаловать, {name}' },
  setUpLead: {
    tm: 'Ulanyjy adyňyz: {login}. Iki ädimden soň içeri girersiňiz.',
    ru: 'Ваш логин: {login}. Два шага, и вы внутри.',
  },
  step1: { tm: '1. Kod berýän programma', ru: '1. Приложение с кодами' },
  step1Text: {
    tm: 'Telefonda Aegis, Google Authenticator ýa-da beýleki programmany açyň we suraty skanirläň.',
    ru: 'Откройте на телефоне Aegis, Google Authenticator или подобное приложение и отсканируйте рисунок.',
  },
  openApp: { tm: 'Şu telefondaky programmada aç', ru: 'Открыть в приложении на этом телефоне' },
  secret: { tm: 'Ýa-da şu açary el bilen giriziň:', ru: 'Или введите ключ вручную:' },
  step2: { tm: '2. Açar sözi we kod', ru: '2. Пароль и код' },
  passwordHint: {
    tm: 'Azyndan 12 belgi. Birnäçe sözi yzly-yzyna ýazsaňyz, has gowy.',
    ru: 'Не меньше 12 знаков. Лучше всего несколько слов подряд.',
  },
  finish: { tm: 'Taýýar', ru: 'Готово' },
  recovery: { tm: 'Ätiýaçlyk kodlary', ru: 'Запасные коды' },
  recoveryText: {
    tm: 'Telefon ýitse, bulardan biri koduň ýerine geçer; her biri bir gezek işleýär. Olar diňe şu gezek görkezilýär: çap ediň ýa-da göçürip alyň.',
    ru: 'Если телефон потеряется, один из них заменит код; каждый работает один раз. Их показывают только сейчас: распечатайте или перепишите.',
  },
  download: { tm: 'Faýla sakla', ru: 'Сохранить в файл' },
  print: { tm: 'Çap et', ru: 'Печать' },
  goIn: { tm: 'Sakladym, dowam et', ru: 'Сохранил(а), продолжить' },
  badLink: { tm: 'Bu salgylanma işlemeýär', ru: 'Эта ссылка не действует' },
  badLinkText: {
    tm: 'Ol ulanylan ýa-da möhleti dolan. Dükanyň eýesinden täzesini soraň.',
    ru: 'Она уже использована или устарела. Попросите у владельца магазина новую.',
  },
  toSignIn: { tm: 'Giriş sahypasy', ru: 'Страница входа' },
});
