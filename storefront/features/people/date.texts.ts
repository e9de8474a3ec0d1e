import { dateKindTitles } from '#domain/people/reminder-sentences.ts';
import { defineTexts } from '#domain/print/texts.ts';

/** Words about dates, also for the page of a reminder, which is opened from an SMS and needs no others. */
export const dateTexts = defineTexts({
  title: { tm: 'Adamlar we seneler', ru: 'Люди и даты' },
  inDays: {
    tm: '{n} gün galdy',
    ru: { one: 'через {n} день', few: 'через {n} дня', many: 'через {n} дней' },
  },
  ...dateKindTitles,
});
