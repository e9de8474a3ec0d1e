import type { BulkResult, FoundProducts, NamedProducts, ProductInput } from '#contract/catalogue/office.ts';
import type { officeContent, OfficeBanner } from '#contract/content/office.ts';
import type { Import } from '#contract/import-export/office.ts';
import type {
  OfficeBrand,
  OfficeCategory,
  OfficeIdea,
  OfficeOccasion,
  OfficeRecipient,
} from '#contract/catalogue/office-taxonomy.ts';
import type { officeOrders } from '#contract/fulfilment/office.ts';
import type { OfficeReview } from '#contract/catalogue/office-reviews.ts';
import type { PaymentSettings } from '#contract/payments/office.ts';
import type { officeCustomers } from '#contract/customers/office.ts';
import type { officeDuty } from '#contract/notifications/office.ts';
import type { Staff } from '#contract/staff/office.ts';
import type { officeHours } from '#contract/content/office-hours.ts';
import type { OfficePlace, OfficeZone, SpecialDay } from '#contract/delivery/office.ts';
import type { WeekInput } from '#contract/delivery/office-week.ts';
import type { OfficePricePlan } from '#contract/catalogue/office-price-plans.ts';
import type { OfficeCertificate } from '#contract/certificates/office.ts';
import type { officeCash } from '#contract/ledger/office-cash.ts';
import type { OfficePromo } from '#contract/promo/office.ts';
import type { OfficeWrap } from '#contract/content/office-wraps.ts';
import type { SectionName } from '#domain/home-sections.ts';
import type { BodyOf } from '#contract/route.ts';
import type { LocalText, Picture } from '#contract/shared.ts';
import { sectionWords } from '#backoffice/features/content/home.texts.ts';
import { fieldWords } from '#backoffice/lang/field-words.ts';
import { defineTexts, type Language, type Phrase, type Texts } from '#domain/print/texts.ts';

/** Records and inputs that the audit log stores whole. */
type AuditedBody =
  | ProductInput
  | Pick<NamedProducts, 'ids' | 'change'>
  | Pick<FoundProducts, 'filter' | 'count' | 'change'>
  | BulkResult
  | OfficeCategory
  | OfficeBrand
  | OfficeIdea
  | OfficeOccasion
  | OfficeRecipient
  | OfficeReview
  | OfficeBanner
  | OfficeZone
  | OfficePlace
  | SpecialDay
  | OfficeWrap
  | OfficePromo
  | OfficeCertificate
  | OfficePricePlan
  | PaymentSettings
  | Staff
  | Pick<Import, 'name' | 'summary'>
  | BodyOf<(typeof officeDuty)['PUT /api/office/duty/']>
  | BodyOf<(typeof officeCustomers)['PUT /api/office/customers/:id/tags/']>
  | BodyOf<(typeof officeContent)['PUT /api/office/texts/']>
  | { sections: Record<SectionName, { position: number; isShown: boolean }> }
  | BodyOf<
      (typeof officeCash)[
        | 'POST /api/office/cash/count/'
        | 'POST /api/office/cash/move/'
        | 'POST /api/office/cash/payout/']
    >
  | BodyOf<(typeof officeHours)['PUT /api/office/hours/']>
  | WeekInput
  | Pick<BodyOf<(typeof officeOrders)['PUT /api/office/orders/:id/']>, 'address' | 'gift' | 'comment'>
  | BodyOf<(typeof officeOrders)['POST /api/office/orders/:id/notes/']>
  | BodyOf<(typeof officeOrders)['POST /api/office/orders/:id/refunds/']>;

/** All field names in it, at any depth; a bilingual text and a picture count as one field. */
type FieldsOf<T> = T extends LocalText | Picture
  ? never
  : T extends readonly (infer One)[]
    ? FieldsOf<One>
    : T extends object
      ? { [K in keyof T & string]-?: K | FieldsOf<T[K]> }[keyof T & string]
      : never;

/** Names of the fields in the audit log. A new field without a name does not compile. */
export const auditFields = defineTexts({
  ...fieldWords,
  ...sectionWords,
  description: { tm: 'Düşündiriş', ru: 'Описание' },
  attributes: { tm: 'Häsiýetleri', ru: 'Характеристики' },
  label: { tm: 'Ady', ru: 'Название' },
  value: { tm: 'Görkezijisi', ru: 'Значение' },
  option: { tm: 'Görnüşi', ru: 'Вариант' },
  prices: { tm: 'Bahalar', ru: 'Цены' },
  options: { tm: 'Görnüşleri', ru: 'Варианты' },
  picture: { tm: 'Surat', ru: 'Изображение' },
  pictures: { tm: 'Suratlar', ru: 'Изображения' },
  alt: { tm: 'Suratyň düşündirişi', ru: 'Описание изображения' },
  focus: { tm: 'Esasy ýeri', ru: 'Главное место' },
  form: { tm: 'Kesim', ru: 'Кадр' },
  isArchived: { tm: 'Arhiwde', ru: 'В архиве' },
  seen: { tm: 'Açylan wagty', ru: 'Открыто' },
  ids: { tm: 'Belgileri', ru: 'Номера' },
  filter: { tm: 'Gözleg şertleri', ru: 'Условия отбора' },
  count: { tm: 'Tapylany', ru: 'Найдено' },
  change: { tm: 'Üýtgetme', ru: 'Изменение' },
  by: { tm: 'Nähili', ru: 'Как' },
  roundTo: { tm: 'Tegeleklemek', ru: 'Округление' },
  showOld: { tm: 'Öňki bahany görkezmek', ru: 'Показать старую цену' },
  delta: { tm: 'Tapawut', ru: 'На сколько' },
  changed: { tm: 'Üýtgedildi', ru: 'Изменено' },
  skipped: { tm: 'Goýup geçildi', ru: 'Пропущено' },
  second: { tm: 'Ikinji işgär', ru: 'Второй сотрудник' },
  why: { tm: 'Näme üçin', ru: 'Почему' },
  story: { tm: 'Hekaýa', ru: 'История' },
  productTitle: { tm: 'Harydyň ady', ru: 'Название товара' },
  cashLimit: { tm: 'Täze belgilerden nagt töleg çägi', ru: 'Предел наличных для новых номеров' },
  purseLimit: { tm: 'Kurýeriň nagt pulunyň çägi', ru: 'Предел наличных у курьера' },
  proofFrom: { tm: 'Kod ýa-da surat şu möçberden', ru: 'Код или фото с суммы' },
  certificateMonths: { tm: 'Sertifikatyň möhleti, aý', ru: 'Срок сертификата, месяцев' },
  giftsOnDelivery: { tm: 'Sowgadyň puluny alyjy töleýär', ru: 'Получатель платит за подарок' },
  phoneHoldHours: {
    tm: 'Telefon sargydynyň töleg möhleti, sagat',
    ru: 'Срок оплаты заказа по телефону, часов',
  },
  methods: { tm: 'Töleg usullary', ru: 'Способы оплаты' },
  method: { tm: 'Usuly', ru: 'Способ' },
  banks: { tm: 'Banklar', ru: 'Банки' },
  bank: { tm: 'Bank', ru: 'Банк' },
  isConfigured: { tm: 'Sazlanan', ru: 'Настроен' },
  mode: { tm: 'Görnüşi', ru: 'Режим' },
  isOn: { tm: 'Açyk', ru: 'Включено' },
  summary: { tm: 'Netije', ru: 'Итог' },
  create: { tm: 'Täze', ru: 'Новых' },
  update: { tm: 'Üýtgän', ru: 'Изменённых' },
  same: { tm: 'Üýtgemedik', ru: 'Без изменений' },
  errors: { tm: 'Ýalňyşlyk', ru: 'Ошибок' },
  warnings: { tm: 'Duýduryş', ru: 'Предупреждений' },
  home: { tm: 'Dükan', ru: 'Магазин' },
  slogan: { tm: 'Şygar', ru: 'Слоган' },
  logo: { tm: 'Logotip', ru: 'Логотип' },
  accent: { tm: 'Dükanyň reňki', ru: 'Цвет магазина' },
  legal: { tm: 'Resmi maglumat', ru: 'Реквизиты' },
  footer: { tm: 'Çekiň aşagyndaky ýazgy', ru: 'Текст внизу чека' },
  contacts: { tm: 'Habarlaşmak', ru: 'Контакты' },
  phones: { tm: 'Telefonlar', ru: 'Телефоны' },
  email: { tm: 'E-poçta', ru: 'Эл. почта' },
  city: { tm: 'Şäher', ru: 'Город' },
  address: { tm: 'Salgy', ru: 'Адрес' },
  socials: { tm: 'Sosial ulgamlar', ru: 'Соцсети' },
  url: { tm: 'Salgylanma', ru: 'Ссылка' },
  about: { tm: 'Biz barada', ru: 'О нас' },
  body: { tm: 'Tekst', ru: 'Текст' },
  privacy: { tm: 'Gizlinlik syýasaty', ru: 'Политика конфиденциальности' },
  sections: { tm: 'Bölümler', ru: 'Разделы' },
  isShown: { tm: 'Görünýär', ru: 'Показан' },
  hours: { tm: 'Iş wagty', ru: 'Часы работы' },
  windows: { tm: 'Eltip beriş wagtlary', ru: 'Окна доставки' },
  slots: { tm: 'Wagtlaryň belgileri', ru: 'Номера окон' },
  start_time: { tm: 'Başy', ru: 'С' },
  end_time: { tm: 'Soňy', ru: 'До' },
  fullname: { tm: 'Alyjynyň ady', ru: 'Имя получателя' },
  line1: { tm: 'Köçe, jaý, öý', ru: 'Улица, дом, квартира' },
  line2: { tm: 'Girelge, gat', ru: 'Подъезд, этаж' },
  landmark: { tm: 'Nyşan', ru: 'Ориентир' },
  placeTitle: { tm: 'Ýeri', ru: 'Пункт' },
  gift: { tm: 'Sowgat', ru: 'Подарок' },
  cardPrice: { tm: 'Gutlag hatynyň bahasy, TMT', ru: 'Цена открытки, TMT' },
  wrap: { tm: 'Gaplama', ru: 'Упаковка' },
  message: { tm: 'Gutlag sözleri', ru: 'Текст открытки' },
  senderName: { tm: 'Kimden', ru: 'От кого' },
  anonymous: { tm: 'Adyny aýtmazdan', ru: 'Анонимно' },
  hidePrices: { tm: 'Bahasyny gizlemek', ru: 'Скрыть цены' },
  recipientName: { tm: 'Kime', ru: 'Кому' },
  recipientMobile: { tm: 'Alyjynyň telefony', ru: 'Телефон получателя' },
  doNotCall: { tm: 'Jaň etmeli däl', ru: 'Не звонить' },
  comment: { tm: 'Bellik', ru: 'Комментарий' },
  isPublic: { tm: 'Müşderä görünýär', ru: 'Видно клиенту' },
  note: { tm: 'Bellik', ru: 'Заметка' },
  lines: { tm: 'Setirler', ru: 'Строки' },
  quantity: { tm: 'Sany', ru: 'Количество' },
  restock: { tm: 'Ammara gaýtdy', ru: 'Вернулось на склад' },
  tellsClose: { tm: 'Günüň möhüri SMS bilen', ru: 'Печать дня по SMS' },
  lowStock: { tm: 'Az galan galyndy', ru: 'Мало на складе' },
  tags: { tm: 'Bellikler', ru: 'Метки' },
  // Fields that occur only in the server's own records.
  paid: { tm: 'Tölenen, TMT', ru: 'Оплачено, TMT' },
  staff: { tm: 'Işgär', ru: 'Сотрудник' },
  toCertificate: { tm: 'Sertifikata, TMT', ru: 'На сертификат, TMT' },
  confirmedBy: { tm: 'Hasapçy', ru: 'Бухгалтер' },
  refunded: { tm: 'Gaýtarylan, TMT', ru: 'Возвращено, TMT' },
  refund: { tm: 'Gaýtarmanyň belgisi', ru: 'Номер возврата' },
  refundId: { tm: 'Gaýtarmanyň belgisi', ru: 'Номер возврата' },
  ended: { tm: 'Netije', ru: 'Исход' },
  courier: { tm: 'Kurýer', ru: 'Курьер' },
  courierId: { tm: 'Kurýeriň belgisi', ru: 'Номер курьера' },
  handOut: { tm: 'Pul nähili gaýtaryldy', ru: 'Как выдали деньги' },
  expected: { tm: 'Bolmaly, TMT', ru: 'Должно быть, TMT' },
  counted: { tm: 'Sanalan, TMT', ru: 'Сосчитано, TMT' },
  sum: { tm: 'Möçberi, TMT', ru: 'Сумма, TMT' },
  gross: { tm: 'Jemi, TMT', ru: 'Всего, TMT' },
  fee: { tm: 'Bankyň hyzmat tölegi, TMT', ru: 'Комиссия банка, TMT' },
  paper: { tm: 'Bank resminamasy', ru: 'Документ банка' },
  difference: { tm: 'Tapawut, TMT', ru: 'Разница, TMT' },
  taken: { tm: 'Gapyda tölendi', ru: 'Оплата при получении' },
  format: { tm: 'Görnüşi', ru: 'Формат' },
  delivery_method: { tm: 'Eltip beriş', ru: 'Доставка' },
  sendDay: { tm: 'SMS güni', ru: 'День отправки SMS' },
  replaces: { tm: 'Öňki sertifikat', ru: 'Прежний сертификат' },
  sentAt: { tm: 'SMS iberilen wagty', ru: 'SMS отправлено' },
  delivery_day: { tm: 'Eltip beriş güni', ru: 'День доставки' },
  delivery_from: { tm: 'Eltip beriş, başy', ru: 'Доставка с' },
  delivery_to: { tm: 'Eltip beriş, soňy', ru: 'Доставка до' },
  days: { tm: 'Baýramyň günleri', ru: 'Дни праздника' },
  items: { tm: 'Harytlar', ru: 'Товары' },
  attempts: { tm: 'Eltip bermek synanyşyklary', ru: 'Попыток доставки' },
  stops: { tm: 'Barmaly ýerleriň tertibi', ru: 'Порядок остановок' },
  photos: { tm: 'Suratlar', ru: 'Фото' },
  refunds: { tm: 'Gaýtarylan pullar', ru: 'Возвраты' },
  booked: { tm: 'Bankdaky gaýtaryşlar', ru: 'Возвраты банка' },
  phrase: { tm: 'Söz ýa-da söz düzümi', ru: 'Слово или фраза' },
  goods: { tm: 'Deregine gözlenýän söz', ru: 'Что искать вместо него' },
  occasion: { tm: 'Mynasybet', ru: 'Повод' },
  slot: { tm: 'Eltip beriş wagty', ru: 'Окно доставки' },
  slot_id: { tm: 'Eltip beriş wagty', ru: 'Окно доставки' },
} satisfies Record<FieldsOf<AuditedBody>, Phrase> & Texts);

export const languages: Record<string, Phrase> = {
  tm: { tm: 'türkmençe', ru: 'по-туркменски' },
  ru: { tm: 'rusça', ru: 'по-русски' },
};

/** A path of a record, such as `options.0.price`, as text; unknown names are shown as they are. */
export function nameField(path: string, language: Language): string {
  const words: Readonly<Record<string, Phrase>> = { ...languages, ...auditFields };
  return path
    .split('.')
    .map((name) => words[name]?.[language] ?? (/^\d+$/.test(name) ? `№ ${Number(name) + 1}` : name))
    .join(' · ');
}
