import { defineTexts } from '#domain/print/texts.ts';

export const accountTexts = defineTexts({
  title: { tm: 'Hasabym', ru: 'Моя учётная запись' },
  password: { tm: 'Açar sözüni çalyşmak', ru: 'Сменить пароль' },
  passwordNow: { tm: 'Häzirki açar sözi', ru: 'Нынешний пароль' },
  passwordNext: { tm: 'Täze açar sözi', ru: 'Новый пароль' },
  change: { tm: 'Çalyş', ru: 'Сменить' },
  passwordDone: {
    tm: 'Açar sözi çalşyldy. Beýleki enjamlardan çykdyňyz.',
    ru: 'Пароль изменён. На других устройствах вы вышли.',
  },
  phone: { tm: 'Kod berýän telefony çalyşmak', ru: 'Сменить телефон с кодами' },
  phoneLead: {
    tm: 'Täze telefonda programmany guruň. Öňki telefon elde bolmasa, ätiýaçlyk kodlarynyň birini giriziň.',
    ru: 'Установите приложение на новый телефон. Если прежнего телефона нет, введите один из запасных кодов.',
  },
  begin: { tm: 'Dowam et', ru: 'Продолжить' },
  newCode: { tm: 'Täze telefondaky kod', ru: 'Код с нового телефона' },
  phoneDone: {
    tm: 'Telefon çalşyldy. Öňki ätiýaçlyk kodlary indi işlemeýär, täzelerini saklaň.',
    ru: 'Телефон изменён. Прежние запасные коды больше не действуют, сохраните новые.',
  },
  elsewhere: { tm: 'Beýleki enjamlar', ru: 'Другие устройства' },
  elsewhereLead: {
    tm: 'Başga kompýuterde ýa-da telefonda açyk galan bolsa.',
    ru: 'Если вход остался открытым на другом компьютере или телефоне.',
  },
  signOut: { tm: 'Beýleki enjamlardan çyk', ru: 'Выйти на других устройствах' },
  signedOut: { tm: 'Diňe şu enjam galdy', ru: 'Осталось только это устройство' },
});
