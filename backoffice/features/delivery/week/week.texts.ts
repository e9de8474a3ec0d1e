import { defineTexts } from '#domain/print/texts.ts';

export const weekTexts = defineTexts({
  week: { tm: 'Hepde', ru: 'Неделя' },
  weekNote: {
    tm: 'her wagtda näçe sargyt, çyzyk: indiki 7 günde alnany',
    ru: 'заказов на окно, полоска: занято в ближайшие 7 дней',
  },
  window: { tm: 'Wagt', ru: 'Окно' },
  addWindow: { tm: 'Wagt goş', ru: 'Добавить окно' },
  removeWindow: { tm: 'Wagty aýyr', ru: 'Убрать окно' },
  keepsOrders: {
    tm: 'Kabul edilen sargytlar öz wagtynda galýar',
    ru: 'Принятые заказы останутся в своих окнах',
  },
  noWindows: {
    tm: 'Heniz wagt ýok. Goşuň: müşderiler şol wagtlardan saýlar.',
    ru: 'Окон пока нет. Добавьте: из них выбирают клиенты.',
  },
  cell: { tm: '{day} {window}, alnan: {n}', ru: '{day} {window}, занято {n}' },
  emptyCell: { tm: 'Boş öýjük: ol gün wagt ýok', ru: 'Пусто в клетке: окна нет' },
  mondayOnAll: { tm: 'Du: ähli günlere', ru: 'Пн на все дни' },
  allZones: { tm: 'ähli zolaklar', ru: 'все зоны' },
  minutesBefore: { tm: '{n} min öň', ru: 'за {n} мин' },
  hoursBefore: { tm: '{n} sagat öň', ru: 'за {n} ч' },
  daysBefore: { tm: '{n} gün öň', ru: 'за {n} дн.' },
  shopOpen: { tm: 'Dükan açyk', ru: 'Магазин открыт' },
  dayOff: { tm: 'boş: dynç güni', ru: 'пусто: выходной' },
  opens: { tm: '{day} açylýar', ru: '{day} открывается' },
  closes: { tm: '{day} ýapylýar', ru: '{day} закрывается' },
  changes: {
    tm: 'Üýtgän: {n}',
    ru: { one: 'Изменено: {n} клетка', few: 'Изменено: {n} клетки', many: 'Изменено: {n} клеток' },
  },
  buyerSees: { tm: 'Müşderi görýär', ru: 'Клиент увидит' },
  zone: { tm: 'Zolak', ru: 'Зона' },
  noTimes: { tm: 'Indiki günlerde wagt ýok', ru: 'На ближайшие дни окон нет' },
  noSpecialDays: { tm: 'Ähli günler adatdakysy ýaly', ru: 'Все дни как обычно' },
  allDays: { tm: 'Hemmesi: {n}', ru: 'Все: {n}' },
  noPlace: { tm: 'Zolakda ýer ýok', ru: 'В зоне нет пунктов' },
});
