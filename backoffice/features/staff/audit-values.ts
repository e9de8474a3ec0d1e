/** Values of the audit log's records as text. */
import { certificateDesignWords, paidByWords } from '#backoffice/features/certificates/certificates.texts.ts';
import { productTexts } from '#backoffice/features/catalogue/product.texts.ts';
import { deliveryTexts } from '#backoffice/features/delivery/delivery.texts.ts';
import { importExportTexts } from '#backoffice/features/import-export/import-export.texts.ts';
import { requestStateTexts } from '#backoffice/features/gift-requests/request.texts.ts';
import { viewTexts } from '#backoffice/features/orders/list/row.texts.ts';
import { orderTexts, orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { failedReasonTexts } from '#backoffice/features/orders/steps/step.texts.ts';
import { planStateWords, promoKindWords } from '#backoffice/features/promo/promo.texts.ts';
import { searchTexts } from '#backoffice/features/search-terms/search-terms.texts.ts';
import { amount } from '#domain/print/money.ts';
import { accountTexts } from '#domain/ledger/ledger.texts.ts';
import { date } from '#domain/print/days.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { defineTexts, type Language, type Phrase } from '#domain/print/texts.ts';
import { unitWords } from '#backoffice/lang/unit-words.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { wrapFields } from '#domain/fields/content.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { optionFields, productFields } from '#domain/fields/product.ts';
import { promoFields } from '#domain/fields/promo.ts';
import { zoneFields } from '#domain/fields/zone.ts';
import { languages } from './audit-fields.ts';
import { staffTexts } from './staff.texts.ts';

type Words = Readonly<Record<string, Phrase>>;

const moneyOf = (fields: Fields) => Object.keys(fields).filter((name) => fields[name]?.kind === 'money');

/** Of records with a table of fields, and of others. */
const sums = new Set<string>([
  ...[productFields, optionFields, promoFields, zoneFields, wrapFields].flatMap(moneyOf),
  ...'cashLimit purseLimit proofFrom toCertificate face balance cardPrice paid refunded total expected counted difference takenOff sum gross fee'.split(
    ' ',
  ),
]);
const truths: Words = { true: { tm: 'hawa', ru: 'да' }, false: { tm: 'ýok', ru: 'нет' } };

/** Fields whose values are enum values of the database. */
const worded = new Set<string>(
  'status payment payment_status role reason kind ended method methods banks bank taken state design delivery delivery_method'.split(
    ' ',
  ),
);
const values: Words = {
  ...orderWords,
  ...failedReasonTexts,
  ...defineTexts({
    draft: { tm: 'Garalama', ru: 'Черновик' },
    published: { tm: 'Satuwda', ru: 'В продаже' },
    archived: { tm: 'Arhiwde', ru: 'В архиве' },
    'first units': { tm: 'Ilkinji galyndy', ru: 'Начальный остаток' },
    goodwill: orderTexts.goodwill,
    'returned-goods': orderTexts['returned-goods'],
    ...promoKindWords,
    ...certificateDesignWords,
    ...planStateWords,
    owner: staffTexts.owner,
    manager: staffTexts.manager,
    packer: staffTexts.packer,
    editor: staffTexts.editor,
    courier: staffTexts.courier,
    done: { tm: 'Geçdi', ru: 'Прошёл' },
  }),
};

/** Words that mean something else in another field. */
const byField: Readonly<Record<string, Words>> = {
  // Of an export, a word of the search, a product.
  kind: {
    products: importExportTexts.products,
    orders: importExportTexts.orders,
    'order-lines': importExportTexts['order-lines'],
    customers: importExportTexts.customers,
    takings: importExportTexts.takings,
    recipient: searchTexts.recipient,
    occasion: searchTexts.occasion,
    category: searchTexts.category,
    goods: searchTexts.goods,
    stop: searchTexts.stop,
    till: accountTexts.till,
    safe: accountTexts.safe,
    certificate: { tm: 'Sertifikat', ru: 'Сертификат' },
  },
  paidBy: paidByWords,
  view: viewTexts,
  from: { ...orderWords, ...accountTexts },
  to: accountTexts,
  ended: { refused: { tm: 'Bank ret etdi', ru: 'Отказ банка' } },
  lang: languages,
  state: requestStateTexts,
  unit: unitWords,
  // The codes are the regions' only; the other texts are no values.
  region: deliveryTexts,
  form: {
    upright: partTexts.upright,
    wide: partTexts.wide,
    hero: partTexts.hero,
    free: partTexts.free,
  },
  mode: {
    shown: { tm: 'Müşderi suraty görýär', ru: 'Клиент видит фото' },
    asked: { tm: 'Müşderi suraty tassyklaýar', ru: 'Клиент одобряет фото' },
  },
  lacks: {
    translation: productTexts.translation,
    picture: productTexts.picture,
    price: productTexts.price,
  },
  by: {
    percent: { tm: 'Göterimde', ru: 'В процентах' },
    amount: { tm: 'Manatda', ru: 'В манатах' },
    set: { tm: 'Täze baha', ru: 'Новая цена' },
  },
};

/**
 * A value as text: sums are stored in tenge and shown in manats; days, times, booleans and enum values are in the words
 * of the office.
 */
export function showValue(path: string, value: string | undefined, language: Language): string | undefined {
  if (value === undefined) return undefined;
  const field = path.split('.').findLast((name) => !/^\d+$/.test(name)) ?? '';
  if (sums.has(field) && /^-?\d+$/.test(value)) return amount(Number(value));
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value)) return dateAndClock(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return date(value);
  const words = { ...truths, ...(worded.has(field) ? values : {}), ...byField[field] };
  return words[value]?.[language] ?? value;
}
