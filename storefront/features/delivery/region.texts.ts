import type { Region } from '#contract/delivery/shop.ts';
import { defineTexts } from '#domain/print/texts.ts';

/** The two cities of state significance and the five welaýats, short enough for a chip. */
export const regionTexts = defineTexts({
  AG: { tm: 'Aşgabat', ru: 'Ашхабад' },
  AR: { tm: 'Arkadag', ru: 'Аркадаг' },
  AH: { tm: 'Ahal', ru: 'Ахал' },
  BN: { tm: 'Balkan', ru: 'Балкан' },
  DZ: { tm: 'Daşoguz', ru: 'Дашогуз' },
  LB: { tm: 'Lebap', ru: 'Лебап' },
  MR: { tm: 'Mary', ru: 'Мары' },
} satisfies Record<Region, { tm: string; ru: string }>);

/** Search aliases of a region: full names, other spellings, former names. */
export const regionAliases: Record<Region, readonly string[]> = {
  AG: ['Aşgabat şäheri', 'город Ашхабад', 'Aşhabat', 'Ашгабат'],
  AR: ['Arkadag şäheri', 'город Аркадаг'],
  AH: ['Ahal welaýaty', 'Ахалский велаят'],
  BN: ['Balkan welaýaty', 'Балканский велаят'],
  DZ: ['Daşoguz welaýaty', 'Дашогузский велаят', 'Daşhowuz', 'Ташауз'],
  LB: ['Lebap welaýaty', 'Лебапский велаят'],
  MR: ['Mary welaýaty', 'Марыйский велаят'],
};

/** The city of each region; it is first in the list of its places. */
export const regionCities: Record<Region, string> = {
  AG: 'Aşgabat',
  AR: 'Arkadag',
  AH: 'Änew',
  BN: 'Balkanabat',
  DZ: 'Daşoguz',
  LB: 'Türkmenabat',
  MR: 'Mary',
};
