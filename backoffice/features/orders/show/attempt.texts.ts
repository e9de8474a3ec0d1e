import { defineTexts, type Phrase } from '#domain/print/texts.ts';
import type { AttemptState } from '#domain/payments/attempt.ts';

/** Names of the states of a payment attempt. */
export const attemptTexts = defineTexts({
  registering: { tm: 'Banka habar berilýär', ru: 'Сообщаем банку' },
  unknown: { tm: 'Bankyň jogaby ýitdi', ru: 'Ответ банка потерян' },
  registered: { tm: 'Töleg sahypasy açyk', ru: 'Страница оплаты открыта' },
  declined: { tm: 'Bank kabul etmedi', ru: 'Банк отклонил' },
  expired: { tm: 'Wagty doldy', ru: 'Время истекло' },
  retired: { tm: 'Ýerine başgasy açyldy', ru: 'Заменён другим' },
  failed: { tm: 'Bank almady', ru: 'Банк не принял' },
  paid: { tm: 'Tölendi', ru: 'Оплачен' },
  reversed: { tm: 'Ýatyryldy', ru: 'Отменён' },
  refunded: { tm: 'Pul gaýtaryldy', ru: 'Деньги возвращены' },
} satisfies Record<AttemptState, Phrase>);

/** Events of an attempt, by the first part of the name; details are in the bank's response below. */
export const attemptEventTexts = defineTexts({
  'page-opened': { tm: 'Töleg sahypasy açyldy', ru: 'Открыта страница оплаты' },
  'page-closed': { tm: 'Töleg sahypasy ýapyldy', ru: 'Страница оплаты закрыта' },
  'page-not-closed': { tm: 'Töleg sahypasyny ýapyp bolmady', ru: 'Страницу оплаты закрыть не удалось' },
  'registration-lost': { tm: 'Bankyň jogaby ýitdi', ru: 'Ответ банка потерян' },
  'registration-refused': { tm: 'Bank tölegi açmady', ru: 'Банк не открыл оплату' },
  'registration-unreachable': { tm: 'Bank bilen aragatnaşyk bolmady', ru: 'Не было связи с банком' },
  'looked-at': { tm: 'Işgär gözden geçirdi', ru: 'Просмотрено сотрудником' },
  'watch-ended': { tm: 'Bankdan soramak tamamlandy', ru: 'Опрос банка завершён' },
  'bank-silent': { tm: 'Bank jogap bermedi', ru: 'Банк не ответил' },
  unclear: { tm: 'Bankyň jogaby düşnüksiz', ru: 'Ответ банка непонятен' },
  mismatch: { tm: 'Bankyň maglumatlary gabat gelmeýär', ru: 'Данные банка не сходятся' },
  'money-held': { tm: 'Pul saklandy, ýöne alynmady', ru: 'Деньги удержаны, но не списаны' },
  'bank-forgot': { tm: 'Bank bu tölegi tapmady', ru: 'Банк не нашёл эту оплату' },
  'never-registered': { tm: 'Töleg bankda açylmandyr', ru: 'Оплата в банке не открывалась' },
  'not-there-yet': { tm: 'Töleg bankda heniz ýok', ru: 'Оплаты в банке пока нет' },
  'seen-at-bank': { tm: 'Bankda pul gaýtarylypdyr', ru: 'Банк вернул деньги' },
  other: { tm: 'Bank jogap berdi', ru: 'Банк ответил' },
  code: { tm: 'bankyň kody {n}', ru: 'код банка {n}' },
});

/** The text key of an event: its name may have a suffix after a colon. */
export function eventWords(kind: string): Exclude<keyof typeof attemptEventTexts, 'code'> {
  const name = kind.split(':')[0] ?? '';
  return name !== 'code' && name in attemptEventTexts ? (name as 'other') : 'other';
}
