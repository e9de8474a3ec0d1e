import { defineTexts } from '#domain/print/texts.ts';

export const accessTexts = defineTexts({
  title: { tm: 'Giriş we enjamlar', ru: 'Вход и устройства' },
  noPassword: { tm: 'Bu ýerde açar söz ýok', ru: 'Здесь нет пароля' },
  how: {
    tm: 'Dükana telefon belgiňiz we SMS kod bilen girýärsiňiz. Ýatdan çykarar ýa-da ogurladar ýaly açar söz ýok.',
    ru: 'Вы входите по номеру телефона и коду из SMS. Нет пароля, который можно забыть или украсть.',
  },
  worry: {
    tm: 'Telefonyňyz ýitse ýa-da hasabyňyza başga biri giren bolsa, ähli enjamlardan çykyň we täzeden giriň.',
    ru: 'Если телефон потерян или в аккаунт вошёл кто-то другой, выйдите на всех устройствах и войдите заново.',
  },
  lostSim: {
    tm: 'SIM kartyňyzy ýitirseňiz, ilki ony operatorda dikeldiň.',
    ru: 'Если потеряна SIM-карта, сначала восстановите её у оператора.',
  },
  signIn: { tm: 'SMS kod bilen gir', ru: 'Войти по коду из SMS' },
  devices: { tm: 'Nirede girendigiňiz', ru: 'Где выполнен вход' },
  thisOne: { tm: 'Şu enjam', ru: 'Это устройство' },
  seen: { tm: 'Soňky gezek: {when}', ru: 'Последний вход: {when}' },
  unknown: { tm: 'Näbelli enjam', ru: 'Неизвестное устройство' },
  end: { tm: 'Çykar', ru: 'Выйти' },
  endOn: { tm: '{device}: çykar', ru: '{device}: выйти' },
  ended: { tm: '{device}: çykaryldy', ru: '{device}: сеанс завершён' },
  everywhere: { tm: 'Ähli enjamlardan çyk we täzeden gir', ru: 'Выйти везде и войти заново' },
  everywhereSure: { tm: 'Ähli enjamlardan çykmalymy?', ru: 'Выйти на всех устройствах?' },
  everywhereNote: {
    tm: 'Şu enjamda hem täze SMS kod gerek bolar.',
    ru: 'На этом устройстве тоже понадобится новый код из SMS.',
  },
  yes: { tm: 'Hawa, çyk', ru: 'Да, выйти' },
  no: { tm: 'Goýbolsun et', ru: 'Отмена' },
  only: { tm: 'Başga enjam ýok.', ru: 'Других устройств нет.' },
});
