import { defineTexts } from '#domain/print/texts.ts';

/** Separate from `offlineTexts`, because no first screen needs it. */
export const notKeptTexts = defineTexts({
  notKept: { tm: 'Bu sahypa enjamyňyzda ýok', ru: 'Этой страницы нет на устройстве' },
  notKeptHint: {
    tm: 'Ony öň açmansyňyz. Baglanyşyk gelen badyna sahypa özi açylar.',
    ru: 'Вы её ещё не открывали. Она откроется сама, как только появится связь.',
  },
  toKept: { tm: 'Öň açylan sahypalara geç', ru: 'К тому, что уже открыто' },
});
