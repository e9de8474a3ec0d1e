import type { Region } from '#contract/delivery/shop.ts';
import { defineTexts } from '#storefront/lang/texts.ts';

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
