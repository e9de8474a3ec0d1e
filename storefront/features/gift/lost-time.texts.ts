import { defineTexts } from '#domain/print/texts.ts';

/** Why a chosen time is not available. */
export const lostTexts = defineTexts({
  lostDay: {
    tm: 'Saýlan günüňizde bu ýere eltip berip bilmeýäris. Başga gün saýlaň.',
    ru: 'В выбранный день сюда доставить не сможем. Выберите другой.',
  },
  lostSlot: {
    tm: 'Saýlan wagtyňyzda bu ýere eltip berip bilmeýäris. Başga wagt saýlaň.',
    ru: 'В выбранное время сюда доставить не сможем. Выберите другое.',
  },
  lostExpress: {
    tm: 'Bu ýere häzir ekspres eltip bermek ýok. Başga görnüşini saýlaň.',
    ru: 'Экспресс-доставки сюда сейчас нет. Выберите другой способ.',
  },
});
