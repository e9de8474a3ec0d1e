import { defineTexts } from '#domain/print/texts.ts';

export const placedTexts = defineTexts({
  title: { tm: 'Sargydyňyz kabul edildi', ru: 'Ваш заказ принят' },
  cash: { tm: 'Gowşurylanda nagt tölenýär: {sum}.', ru: 'Оплата наличными при получении: {sum}.' },
  terminal: {
    tm: 'Gowşurylanda kart bilen tölenýär: {sum}.',
    ru: 'Оплата картой при получении: {sum}.',
  },
  paid: { tm: 'Sargyt tölendi. Sag boluň!', ru: 'Заказ оплачен. Спасибо!' },
  asks: {
    tm: 'Alyja jaň edip, salgyny özümiz soraýarys.',
    ru: 'Адрес узнаем у получателя сами.',
  },
  asksByLink: {
    tm: 'Alyja SMS ibereris: salgyny we wagty özi ýazar.',
    ru: 'Отправим получателю SMS: адрес и время он напишет сам.',
    needs: 'recipient-link',
  },
  call: {
    tm: 'Gerek bolsa, tassyklamak üçin jaň ederis.',
    ru: 'Если понадобится, позвоним для подтверждения.',
  },
  track: { tm: 'Sargydyň ýagdaýyny gör', ru: 'Отследить заказ' },
  onward: { tm: 'Söwdany dowam et', ru: 'Продолжить покупки' },
});
