import { defineTexts } from '#domain/print/texts.ts';

export const phonesTexts = defineTexts({
  title: { tm: 'Kurýerleriň telefonlary', ru: 'Телефоны курьеров' },
  titleOf: { tm: '{name}: telefon', ru: '{name}: телефон' },
  phone: { tm: 'Telefon', ru: 'Телефон' },
  mobile: { tm: 'Kurýeriň belgisi', ru: 'Номер курьера' },
  mobileHint: { tm: 'Şu belgä SMS kod barar', ru: 'На этот номер придёт код из SMS' },
  mobileWrong: { tm: 'Nädogry telefon belgisi', ru: 'Неверный номер телефона' },
  show: { tm: 'QR kody görkez', ru: 'Показать QR-код' },
  showAnew: { tm: 'Täze QR kod', ru: 'Новый QR-код' },
  scan: {
    tm: 'Kurýer telefonynyň kamerasy bilen okasyn, soň SMS kody ýazsyn.',
    ru: 'Пусть курьер наведёт камеру телефона и введёт код из SMS.',
  },
  until: { tm: 'Möhleti: sagat {at}, bir gezek', ru: 'До {at}, на один раз' },
  cameIn: { tm: 'Telefon birikdirildi', ru: 'Телефон вошёл' },
  list: { tm: 'Birikdirilen telefonlar', ru: 'Вошедшие телефоны' },
  none: { tm: 'Heniz telefon ýok', ru: 'Телефонов пока нет' },
  seen: { tm: 'Birikdirildi: {in}, soňky aragatnaşyk: {seen}', ru: 'Вход: {in}, на связи: {seen}' },
  revoke: { tm: 'Girişini ýap', ru: 'Отключить' },
  revoked: { tm: 'Telefonyň girişi ýapyldy', ru: 'Телефон отключён' },
  revokeHint: {
    tm: 'Ýiten telefonyň girişini ýapyň: ilkinji aragatnaşykda ondaky maglumat pozular, iberilmedik ýazgylar hem.',
    ru: 'Потерянный телефон отключите: при первой связи данные на нём сотрутся, и неотправленные записи тоже.',
  },
  close: { tm: 'Ýap', ru: 'Закрыть' },
});
