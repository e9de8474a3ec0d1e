/** What people call accounts and transfers: on screens and in files. */
import type { BankCode } from '#domain/payments/bank-answer.ts';
import { defineTexts, type Language, type Phrase } from '#domain/print/texts.ts';
import type { IncomePart } from './income.ts';
import type { AccountKind, TransferCode } from './ledger.ts';

export const accountTexts = defineTexts({
  bank: { tm: 'Bank', ru: 'Банк' },
  terminal: { tm: 'Terminal', ru: 'Терминал' },
  till: { tm: 'Kassa', ru: 'Касса' },
  safe: { tm: 'Seýf', ru: 'Сейф' },
  'shop-account': { tm: 'Dükanyň hasaby', ru: 'Счёт магазина' },
  purse: { tm: 'Kurýerde', ru: 'У курьера' },
  payment: { tm: 'Kart tölegleri', ru: 'Платежи картой' },
  order: { tm: 'Sargytlar', ru: 'Заказы' },
  certificate: { tm: 'Sertifikatlar', ru: 'Сертификаты' },
  income: { tm: 'Girdeji', ru: 'Доход' },
  discount: { tm: 'Arzanladyş', ru: 'Скидки' },
  goodwill: { tm: 'Dükanyň hasabyndan berlen', ru: 'Подарено магазином' },
  expense: { tm: 'Çykdajy', ru: 'Расходы' },
  'bank-fee': { tm: 'Bankyň hyzmat tölegi', ru: 'Комиссия банка' },
  shortage: { tm: 'Ýetmezçilik', ru: 'Недостача' },
  'expired-value': { tm: 'Möhleti geçen sertifikatlar', ru: 'Истёкшие сертификаты' },
  surplus: { tm: 'Artyk', ru: 'Излишек' },
  'own-money': { tm: 'Eýesiniň puly', ru: 'Деньги владельца' },
} satisfies Record<AccountKind, Phrase>);

/** What all accounts of a kind are together, where the name of the kind does not say it. */
export const allAccountTexts = defineTexts({
  order: { tm: 'Sargytlar: tölenen, heniz eltilmedik', ru: 'Заказы: оплачено, ещё не доставлено' },
});

/** Kinds of income, which own its accounts. */
export const incomeTexts = defineTexts({
  goods: { tm: 'Harytlar', ru: 'Товары' },
  wrap: { tm: 'Gaplama', ru: 'Упаковка' },
  delivery: { tm: 'Eltip bermek', ru: 'Доставка' },
} satisfies Record<IncomePart, Phrase>);

export const transferTexts = defineTexts({
  'card-paid': { tm: 'Kart bilen tölendi', ru: 'Оплата картой' },
  'money-kept': { tm: 'Sargyda geçirildi', ru: 'Зачтено заказу' },
  'money-back': { tm: 'Sargytdan gaýtarylýar', ru: 'Возврат из заказа' },
  'card-refund': { tm: 'Karta gaýtaryldy', ru: 'Возврат на карту' },
  'back-dropped': { tm: 'Bank gaýtarmady', ru: 'Банк отказал в возврате' },
  'goodwill-given': { tm: 'Dükanyň öz pulundan gaýtaryldy', ru: 'Возврат за счёт магазина' },
  'goodwill-back': { tm: 'Dükanyň gaýtaran puly ýatyryldy', ru: 'Возврат за счёт магазина снят' },
  income: { tm: 'Eltildi', ru: 'Доставлено' },
  'income-back': { tm: 'Eltileni yzyna geldi', ru: 'Доставленное вернулось' },
  'promo-given': { tm: 'Promokod boýunça arzanladyş', ru: 'Скидка по промокоду' },
  'promo-back': { tm: 'Promokodyň arzanladyşy yzyna alyndy', ru: 'Скидка по промокоду снята' },
  'taking-cash': { tm: 'Nagt alyndy', ru: 'Приняты наличные' },
  'taking-terminal': { tm: 'Terminal bilen alyndy', ru: 'Принято терминалом' },
  'taking-back': { tm: 'Eline gaýtaryldy', ru: 'Возвращено из рук в руки' },
  'taking-undone': { tm: 'Alnan pul ýatyryldy', ru: 'Приём денег отменён' },
  'hand-in': { tm: 'Kassa tabşyryldy', ru: 'Сдано в кассу' },
  'hand-out': { tm: 'Kassadan berildi', ru: 'Выдано из кассы' },
  'hand-in-lacks': { tm: 'Tabşyrylanda ýetmedi', ru: 'Недостача при сдаче' },
  'hand-in-over': { tm: 'Tabşyrylanda artyk çykdy', ru: 'Излишек при сдаче' },
  'purse-joined': { tm: 'Galyndy kurýeriň adyna geçdi', ru: 'Остаток перешёл на курьера' },
  'certificate-given': { tm: 'Sertifikat berildi', ru: 'Сертификат выпущен' },
  'certificate-sold': { tm: 'Sertifikat satyldy', ru: 'Сертификат продан' },
  'certificate-spent': { tm: 'Sertifikat bilen tölendi', ru: 'Оплата сертификатом' },
  'certificate-back': { tm: 'Sertifikata gaýtaryldy', ru: 'Возврат на сертификат' },
  'certificate-unsold': { tm: 'Sertifikat yzyna alyndy', ru: 'Продажа сертификата отменена' },
  'certificate-moved': { tm: 'Täze koda geçirildi', ru: 'Перенос на новый код' },
  'certificate-voided': { tm: 'Sertifikat ýatyryldy', ru: 'Сертификат аннулирован' },
  'certificate-lapsed': { tm: 'Möhleti geçen pul hasapdan çykaryldy', ru: 'Истёкшее списано' },
  'count-lacks': { tm: 'Sanalanda ýetmedi', ru: 'Недостача при пересчёте' },
  'count-over': { tm: 'Sanalanda artyk çykdy', ru: 'Излишек при пересчёте' },
  'cash-moved': { tm: 'Nagt pul geçirildi', ru: 'Перемещение наличных' },
  'expense-paid': { tm: 'Çykdajy tölendi', ru: 'Оплачен расход' },
  'float-put': { tm: 'Owuntyk pul goýuldy', ru: 'Внесён размен' },
  'bank-payout': { tm: 'Bank geçirdi', ru: 'Банк выплатил' },
  'bank-fee': { tm: 'Bank hyzmat tölegini tutdy', ru: 'Банк удержал комиссию' },
} satisfies Record<TransferCode, Phrase>);

type Account = { kind: AccountKind; owner: string };
type BankNames = Readonly<Record<BankCode, Phrase>>;

/** `Bank · Halkbank`, `Sargytlar · S-100245`, `Sertifikatlar · ··7K2M`. @param banks what staff call them */
export function accountName(account: Account, language: Language, banks: BankNames): string {
  const { kind, owner } = account;
  if (owner === '') return (kind === 'order' ? allAccountTexts.order : accountTexts[kind])[language];
  return `${accountTexts[kind][language]} · ${wordsOf(account, banks)?.[language] ?? owner}`;
}

/** What an owner is called where it is a word of ours. */
function wordsOf({ kind, owner }: Account, banks: BankNames): Phrase | undefined {
  const named = (words: Readonly<Record<string, Phrase>>) => words[owner];
  if (kind === 'certificate') return { tm: `··${owner}`, ru: `··${owner}` };
  if (kind === 'income') return named(incomeTexts);
  if (kind === 'bank') return named(banks);
  if (kind === 'bank-fee') return named({ ...banks, terminal: accountTexts.terminal });
  return kind === 'discount' ? named({ certificate: accountTexts.certificate }) : undefined;
}
