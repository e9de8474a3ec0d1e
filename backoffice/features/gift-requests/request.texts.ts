import type { RequestState } from '#domain/gift-requests/request.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

export const requestStateTexts = defineTexts({
  waiting: { tm: 'SMS heniz iberilmedi', ru: 'SMS ещё не отправлено' },
  asked: { tm: 'SMS iberildi, jogap ýok', ru: 'SMS отправлено, ответа нет' },
  opened: { tm: 'Sahypany açdy, jogap ýok', ru: 'Открыл страницу, ответа нет' },
  answered: { tm: 'Jogap berdi', ru: 'Ответил' },
  declined: { tm: 'Almakçy däl, iberiji çözýär', ru: 'Отказался, решает даритель' },
  lapsed: { tm: 'Jogap bermedi, iberiji çözýär', ru: 'Не ответил, решает даритель' },
  closed: { tm: 'Ýapyldy', ru: 'Закрыто' },
} satisfies Record<RequestState, Phrase>);

export const requestTexts = defineTexts({
  title: { tm: 'Alyja sorag', ru: 'Запрос получателю' },
  needsCall: { tm: 'Jaň etmeli', ru: 'Пора позвонить' },
  asks: { tm: 'SMS: {n}', ru: 'SMS: {n}' },
  word: { tm: 'Sözi: {word}', ru: 'Слово: {word}' },
  due: { tm: 'Şu wagta çenli garaşylýar: {when}', ru: 'Ждём до {when}' },
  opened: { tm: 'Açyldy: {when}', ru: 'Открыто: {when}' },
  answer: { tm: 'Jogabyny ýaz', ru: 'Записать ответ' },
  answerHint: {
    tm: 'Alyjy bilen gürleşip, salgyny we wagty ýazyň. Iberiji salgyny görmeýär.',
    ru: 'Запишите адрес и время со слов получателя. Даритель адреса не увидит.',
  },
  resend: { tm: 'SMS-i täzeden iber', ru: 'Отправить SMS ещё раз' },
  resent: { tm: 'SMS iberilýär', ru: 'SMS отправляется' },
  withdraw: { tm: 'Salgylanmany ýap', ru: 'Закрыть ссылку' },
  withdrawn: { tm: 'Salgylanma ýapyldy', ru: 'Ссылка закрыта' },
  time: { tm: 'Wagty', ru: 'Время' },
  noTimes: { tm: 'Boş wagt ýok', ru: 'Свободного времени нет' },
  thanks: { tm: 'Alyjy minnetdarlyk bildirdi: {when}', ru: 'Получатель поблагодарил: {when}' },
  thanksReported: {
    tm: 'Iberiji minnetdarlykdan nägile. Okaň we çözüň.',
    ru: 'Даритель пожаловался на благодарность. Прочтите и решите.',
  },
  thanksHidden: { tm: 'Minnetdarlyk gizlendi', ru: 'Благодарность скрыта' },
  thanksPhoto: { tm: 'Alyjynyň suraty', ru: 'Фото получателя' },
  hide: { tm: 'Gizle', ru: 'Скрыть' },
  letStand: { tm: 'Galdyr', ru: 'Оставить' },
  judged: { tm: 'Çözüldi', ru: 'Решено' },
  saved: { tm: 'Jogap ýazyldy', ru: 'Ответ записан' },
  refusesGifts: { tm: 'Käbir sowgatlary kabul etmeýär', ru: 'Принимает не все подарки' },
});
