import type { PhoneFault } from '#domain/phone.ts';
import { defineTexts } from '#domain/print/texts.ts';

export const phoneTexts = defineTexts({
  label: { tm: 'Telefon belgiňiz', ru: 'Номер телефона' },
  empty: { tm: 'Telefon belgiňizi giriziň', ru: 'Введите номер телефона' },
  length: { tm: 'Telefon belgiňiz 8 sanly bolmaly', ru: 'Номер должен состоять из 8 цифр' },
  garbled: { tm: 'Nädogry telefon belgisi', ru: 'Неверный номер телефона' },
  foreign: {
    tm: 'Diňe Türkmenistanyň belgileri: +993',
    ru: 'Только номера Туркменистана: +993',
  },
  landline: {
    tm: 'Bu öý telefony. El telefonynyň belgisini ýazyň',
    ru: 'Это городской номер. Укажите мобильный',
  },
  prefix: {
    tm: 'Belgi 61–65, 71 ýa-da 72 bilen başlanmaly',
    ru: 'Номер должен начинаться с 61–65, 71 или 72',
  },
} satisfies Record<PhoneFault | 'label', { tm: string; ru: string }>);
