import { defineTexts } from '#domain/print/texts.ts';

export const signInTexts = defineTexts({
  title: { tm: 'Ulgama girmek', ru: 'Вход' },
  lead: {
    tm: 'Telefonyňyza SMS kod ugradarys. Açar söz gerek däl.',
    ru: 'Отправим код по SMS. Пароль не нужен.',
  },
  leadBack: {
    tm: 'Girensoň, galan ýeriňizden dowam edersiňiz.',
    ru: 'После входа продолжите с того же места.',
  },
  leadOrder: {
    tm: 'Girensoň, sargydyňyz derrew kabul ediler.',
    ru: 'После входа сразу оформим заказ.',
  },
  send: { tm: 'Kody ugrat', ru: 'Отправить код' },
  checking: {
    tm: 'Enjamyňyz barlanýar, birnäçe sekunt garaşyň…',
    ru: 'Проверяем ваше устройство, это займёт несколько секунд…',
  },
  tryIn: { tm: 'Täzeden synanyşmaga galan wagt: {time}', ru: 'Повторить можно через {time}' },
  consent: { tm: 'Dowam etseňiz,', ru: 'Продолжая, вы соглашаетесь с' },
  privacy: { tm: 'Gizlinlik syýasatyna', ru: 'политикой конфиденциальности' },
  consentEnd: { tm: ' razy bolýarsyňyz.', ru: '.' },
  back: { tm: 'Yza', ru: 'Назад' },
  codeTitle: { tm: 'SMS koduny giriziň', ru: 'Введите код из SMS' },
  sentTo: { tm: '{phone} belgisine iberdik.', ru: 'Отправили на {phone}.' },
  change: { tm: 'Üýtget', ru: 'Изменить' },
  code: { tm: 'SMS kod', ru: 'Код из SMS' },
  codeShort: { tm: 'Kod 6 sandan ybarat', ru: 'Код состоит из 6 цифр' },
  go: { tm: 'Dowam et', ru: 'Продолжить' },
  resendIn: { tm: 'Kody gaýtadan ugratmak: {time}', ru: 'Повторно через {time}' },
  resend: { tm: 'Kody gaýtadan ugrat', ru: 'Отправить код повторно' },
  expired: {
    tm: 'Koduň möhleti gutardy. Täze kod soraň.',
    ru: 'Срок действия кода истёк. Запросите новый.',
  },
  noCode: { tm: 'Kod gelmedimi?', ru: 'Код не пришёл?' },
  helpNumber: {
    tm: 'Belginiň dogrudygyny barlaň: {phone}',
    ru: 'Проверьте номер: {phone}',
  },
  helpSignal: {
    tm: 'SMS internetsiz hem gelýär, ýöne aragatnaşyk gerek',
    ru: 'SMS приходит и без интернета, но нужна сотовая связь',
  },
  helpMemory: {
    tm: 'Telefonyň SMS ýady dolan bolsa, köne hatlary pozuň',
    ru: 'Если память SMS заполнена, удалите старые сообщения',
  },
  helpCall: { tm: 'Bize jaň ediň:', ru: 'Позвоните нам:' },
});
