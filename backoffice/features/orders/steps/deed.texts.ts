import type { DeedKind, DeedProblem } from '#domain/couriers/deed.ts';
import type { PhotoSkip, Proof } from '#domain/couriers/hand-over-code.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

/** Kinds of deeds (delivery events). */
export const deedKindTexts = defineTexts({
  'taken-along': { tm: 'Alyp gitdi', ru: 'Забрал' },
  'handed-over': { tm: 'Gowşurdy', ru: 'Вручил' },
  'not-delivered': { tm: 'Gowşurmady', ru: 'Не вручил' },
} satisfies Record<DeedKind, Phrase>);

/** Problems for staff to resolve. */
export const deedProblemTexts = defineTexts({
  'chain-broken': { tm: 'Ýazgy bozulan: kurýerden soraň', ru: 'Запись повреждена: спросите курьера' },
  'foreign-stop': { tm: 'Sargyt onda däldi', ru: 'Заказ был не у него' },
  'done-before': { tm: 'Öň bellenipdi', ru: 'Уже было отмечено' },
  'order-changed': {
    tm: 'Sargyt şol wagta çenli üýtgäpdir: özüňiz çözüň',
    ru: 'Заказ к тому времени изменили: решите сами',
  },
  'sum-differs': { tm: 'Alnan pul almaly puldan başga', ru: 'Взято не столько, сколько следовало' },
  'proof-missing': {
    tm: 'Subutnama ýeterlik däl: dogry kod, surat ýa-da at ýok',
    ru: 'Не хватает подтверждения: верного кода, снимка или имени',
  },
  'attempts-spent': { tm: 'Synanyşyk galmady', ru: 'Попыток больше нет' },
} satisfies Record<DeedProblem, Phrase>);

/** Kinds of proof of a hand-over. */
export const proofTexts = defineTexts({
  code: { tm: 'Kod dogry', ru: 'Код верный' },
  'wrong-code': { tm: 'Kod tassyklamady', ru: 'Код не подтвердил' },
  photo: { tm: 'Surata düşürildi', ru: 'Снято на фото' },
  name: { tm: 'Alanyň ady ýazyldy', ru: 'Записано имя принявшего' },
  none: { tm: 'Kodsuz', ru: 'Без кода' },
} satisfies Record<Proof, Phrase>);

/** Why there is no photo of a hand-over. */
export const skipTexts = defineTexts({
  'no-camera': { tm: 'suratsyz: kamera işlemedi', ru: 'без снимка: камера не работала' },
  'too-dark': { tm: 'suratsyz: garaňkydy', ru: 'без снимка: было темно' },
  refused: { tm: 'suratsyz: alyjy islemedi', ru: 'без снимка: получатель был против' },
} satisfies Record<PhotoSkip, Phrase>);

export const deedTexts = defineTexts({
  deeds: { tm: 'Kurýeriň ýazgylary', ru: 'Записи курьера' },
  handOver: { tm: 'Gowşurylyşy', ru: 'Вручение' },
  codesSpent: {
    tm: 'Nädogry kod: {n}. Indi hiç bir kod kabul edilmeýär',
    ru: 'Неверных кодов: {n}. Никакой код больше не подтверждает',
  },
  byPhone: { tm: 'telefonyň sagady {at}', ru: 'по часам телефона {at}' },
  wrongCodes: { tm: 'Nädogry kod: {n}', ru: 'Неверных кодов: {n}' },
  photoAwaited: { tm: 'surat heniz gelmedi', ru: 'снимок ещё не пришёл' },
  photos: { tm: 'suratlar: {n} / {all}', ru: 'снимков пришло: {n} из {all}' },
  arrived: { tm: 'gelen wagty: {at}', ru: 'пришло в {at}' },
});
