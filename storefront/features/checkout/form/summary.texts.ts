import { defineTexts } from '#storefront/lang/texts.ts';

export const summaryTexts = defineTexts({
  title: { tm: 'Sargydyňyz', ru: 'Ваш заказ' },
  edit: { tm: 'Sebedi üýtget', ru: 'Изменить корзину' },
  toFree: { tm: 'Mugt eltip bermäge çenli {sum} galdy', ru: 'До бесплатной доставки {sum}' },
  toMinimum: {
    tm: 'Bu ýere iň az sargyda çenli {sum} galdy',
    ru: 'До минимального заказа сюда не хватает {sum}',
  },
  haveCode: {
    tm: 'Sowgat sertifikatym bar',
    ru: 'У меня есть подарочный сертификат',
    needs: 'certificates',
  },
  code: { tm: 'Sertifikatyň belgisi', ru: 'Номер сертификата' },
  use: { tm: 'Ulan', ru: 'Применить' },
  drop: { tm: 'Aýyr', ru: 'Убрать' },
  used: { tm: '{code} sertifikaty ulanyldy', ru: 'Сертификат {code} применён' },
  tooMany: { tm: 'Gaty köp synanyşyk', ru: 'Слишком много попыток' },
  tooManyFor: {
    tm: 'Gaty köp synanyşyk. Täzeden synanyşmaga galan wagt: {time}',
    ru: 'Слишком много попыток. Повторить можно через {time}',
  },
  wrong: { tm: 'Sertifikatyň belgisi nädogry', ru: 'Неверный номер сертификата' },
  units: { tm: '{n} × {price}', ru: '{n} × {price}' },
});
