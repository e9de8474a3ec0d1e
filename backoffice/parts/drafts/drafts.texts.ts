import { defineTexts } from '#domain/print/texts.ts';

export const draftTexts = defineTexts({
  leave: {
    tm: 'Çykmakçymysyňyz? Garalama {n} sagat saklanar',
    ru: {
      one: 'Уйти? Черновик останется {n} час',
      few: 'Уйти? Черновик останется {n} часа',
      many: 'Уйти? Черновик останется {n} часов',
    },
  },
  restored: { tm: 'Garalama dikeldildi: {at}.', ru: 'Восстановлен черновик: {at}.' },
  codesAgain: { tm: 'Kodlary we belgileri täzeden ýazyň.', ru: 'Коды и номера впишите снова.' },
  maybeSaved: {
    tm: 'Ol eýýäm iberildi, ýöne jogap gelmedi: ilki saklanandygyny ýa-da ýokdugyny barlaň.',
    ru: 'Его уже отправляли, ответа не было: сначала проверьте, не сохранилось ли.',
  },
  clash: {
    tm: 'Şol wagt şuny başga biri hem üýtgetdi: saklanda saýlarsyňyz.',
    ru: 'Тем временем то же изменил кто-то ещё: при сохранении выберете.',
  },
  clashUntold: {
    tm: 'Şol wagt şuny başga biri hem üýtgetdi: saklamazdan öň barlaň.',
    ru: 'Тем временем то же изменил кто-то ещё: проверьте, прежде чем сохранить.',
  },
  throwAway: { tm: 'Garalamany taşla', ru: 'Выбросить черновик' },
});
