import type { FailedReason } from '#domain/delivery/delivery-attempts.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

/** Reasons of a failed delivery attempt. */
export const failedReasonTexts = defineTexts({
  'nobody-home': { tm: 'Öýde hiç kim ýok', ru: 'Никого нет дома' },
  refused: { tm: 'Almadylar', ru: 'Отказались' },
  'wrong-address': { tm: 'Salgy nädogry', ru: 'Неверный адрес' },
  other: { tm: 'Başga sebäp', ru: 'Другая причина' },
} satisfies Record<FailedReason, Phrase>);

export const stepTexts = defineTexts({
  undo: { tm: 'Yza gaýtar', ru: 'Отменить шаг' },
  undone: { tm: 'Yza gaýtaryldy', ru: 'Шаг отменён' },
  notUndone: {
    tm: 'Bu sargytlary yza gaýtaryp bolmady: {n}. Tagtadan barlaň.',
    ru: 'Не удалось отменить шаг у заказов: {n}. Проверьте на доске.',
  },
  orders: { tm: 'Sargytlar ({n})', ru: 'Заказы ({n})' },
  secondsLeft: { tm: '{n} s', ru: '{n} с' },
  newTime: { tm: 'Täze wagty', ru: 'Новое время' },
  chooses: { tm: 'Müşderi saýlar', ru: 'Выберет клиент' },
  agreed: { tm: 'Ylalaşyldy', ru: 'Согласовано' },
  choosesNote: {
    tm: 'Müşderä täze wagty saýlamagy soraýan SMS iberiler.',
    ru: 'Клиенту придёт SMS с просьбой выбрать новое время.',
  },
  agreedNote: {
    tm: 'Müşderä täze wagt barada SMS bilen habar berler.',
    ru: 'Клиенту придёт SMS с новым временем.',
  },
  noPlace: {
    tm: 'Salgy belli däl: “Müşderi saýlar” bellenen galsyn, salgyny soň ýazarsyňyz.',
    ru: 'Адреса нет: оставьте «Выберет клиент», адрес впишете потом.',
  },
  note: { tm: 'Bellik (diňe işgärler üçin)', ru: 'Заметка (только для сотрудников)' },
  stepBackNote: {
    tm: 'Sargyt öňki ýagdaýyna gaýdar. Öň iberilen SMS yzyna alynmaz.',
    ru: 'Заказ вернётся в прежнее состояние. Уже ушедшее SMS не отозвать.',
  },
  handedIn: {
    tm: 'Pul eýýäm tabşyryldy. Kurýerdäki galyndy: {name}, {sum}',
    ru: 'Деньги уже сданы: у {name} станет {sum}',
  },
  stepBackAnyway: { tm: 'Şonda-da yza gaýtar', ru: 'Всё равно вернуть' },
  attempts: { tm: 'Eltip bermek synanyşyklary', ru: 'Попытки доставки' },
  attempt: { tm: 'Synanyşyk {n}', ru: 'Попытка {n}' },
  refundedAsk: {
    tm: 'Bu sargydyň puly doly gaýtarylypdyr. Şonda-da dowam etmelimi?',
    ru: 'Деньги за этот заказ возвращены полностью. Всё равно продолжить?',
  },
  purseFull: {
    tm: '{who} {sum} göterer, çägi {limit}. Pulunyň bir bölegini öň tabşyrsyn ýa-da başga kurýere beriň',
    ru: 'У {who} наберётся {sum}, предел {limit}. Пусть сначала сдаст деньги, или отдайте другому',
  },
});

/** Steps in a row, shorter than on the order's page; `photo` where the parcel lacks one. */
export const rowStepTexts = defineTexts({
  confirm: { tm: 'Tassykla', ru: 'Подтвердить' },
  prepare: { tm: 'Taýýarla', ru: 'Собирать' },
  'make-ready': { tm: 'Taýýar', ru: 'Готов' },
  send: { tm: 'Kurýere', ru: 'Курьеру' },
  deliver: { tm: 'Gowşuryldy', ru: 'Вручён' },
  photo: { tm: 'Surat', ru: 'Фото' },
});
