import { defineTexts } from '#domain/print/texts.ts';

export const occasions = ['birthday', 'wedding', 'baby', 'newYear', 'march8', 'love', 'thanks'] as const;

/** Sample greetings. */
export const sampleTexts = defineTexts({
  samples: { tm: 'Taýýar gutlaglar', ru: 'Готовые поздравления' },
  sampleLanguage: { tm: 'Gutlagyň dili', ru: 'Язык поздравления' },
  language: { tm: 'Türkmençe', ru: 'По-русски' },
  replaced: { tm: 'Ýazan gutlagyňyz çalşyryldy', ru: 'Ваш текст заменён' },
  undo: { tm: 'Yzyna al', ru: 'Вернуть' },
  birthday: { tm: 'Doglan gün', ru: 'День рождения' },
  birthdayText: {
    tm: 'Doglan günüňiz gutly bolsun!\nÖmrüňiz uzak, maşgalaňyz abadan, her günüňiz şatlykly bolsun.',
    ru: 'С днём рождения!\nЗдоровья, тепла в доме и радости в каждом дне.',
  },
  wedding: { tm: 'Toý', ru: 'Свадьба' },
  weddingText: {
    tm: 'Toýuňyz gutly bolsun!\nBagtly boluň, goşa garraň.',
    ru: 'С днём свадьбы!\nСовет да любовь на долгие годы.',
  },
  baby: { tm: 'Bäbek', ru: 'Рождение малыша' },
  babyText: {
    tm: 'Bäbegiňiz gutly bolsun!\nÖmri uzak, bagty açyk bolsun.',
    ru: 'С рождением малыша!\nПусть растёт здоровым и счастливым.',
  },
  newYear: { tm: 'Täze ýyl', ru: 'Новый год' },
  newYearText: {
    tm: 'Täze ýylyňyz gutly bolsun!\nGoý, bu ýyl öýüňize bagt we rysgal getirsin.',
    ru: 'С Новым годом!\nПусть он принесёт в дом счастье и достаток.',
  },
  march8: { tm: '8-nji mart', ru: '8 Марта' },
  march8Text: {
    tm: '8-nji mart — Zenanlar güni gutly bolsun!\nHemişe gül ýaly açylyp ýörüň.',
    ru: 'С 8 Марта!\nПусть каждый день будет весенним.',
  },
  love: { tm: 'Söýgi', ru: 'Любовь' },
  loveText: {
    tm: 'Sen meniň ýüregimde.\nSeni söýýärin!',
    ru: 'Ты всегда в моём сердце.\nЯ тебя люблю!',
  },
  thanks: { tm: 'Minnetdarlyk', ru: 'Спасибо' },
  thanksText: {
    tm: 'Edýän ýagşylyklaryňyz üçin köp sag boluň!',
    ru: 'Спасибо за вашу доброту и заботу!',
  },
});

export const sampleKey = (occasion: (typeof occasions)[number]) => `${occasion}Text` as const;

/** Whether a greeting is an unchanged sample, in either language. */
export function isSample(message: string): boolean {
  return occasions.some((occasion) =>
    Object.values<string>(sampleTexts[sampleKey(occasion)]).includes(message),
  );
}
