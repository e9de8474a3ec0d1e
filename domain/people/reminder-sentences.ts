/** What stands on the page of a reminder's link, with its scripts and without them. */
export const reminderSentences = {
  quietYear: { tm: 'Şu ýyl ýatlatmaň', ru: 'В этом году не напоминать' },
  mutePerson: { tm: 'Hiç haçan ýatlatmaň: {name}', ru: 'Никогда не напоминать: {name}' },
  never: { tm: 'Mundan beýläk ýatlatmaň', ru: 'Больше не напоминать' },
  isOff: { tm: 'Ýatlatmalar öçürildi', ru: 'Напоминания выключены' },
  isQuiet: { tm: 'Bu sene ýatladylmaýar', ru: 'Об этой дате не напоминаем' },
  nothing: { tm: 'Ýatladara sene galmady', ru: 'Напоминать больше не о чем' },
  again: { tm: 'Ýene ýatlat', ru: 'Напоминать снова' },
} as const;

/** The kinds of dates as a list of people names them. */
export const dateKindTitles = {
  birthday: { tm: 'Doglan gün', ru: 'День рождения' },
  wedding: { tm: 'Toý senesi', ru: 'Годовщина свадьбы' },
  occasion: { tm: 'Baýram', ru: 'Праздник' },
  own: { tm: 'Başga sene', ru: 'Другая дата' },
} as const;
