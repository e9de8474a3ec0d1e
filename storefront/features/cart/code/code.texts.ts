import { defineTexts } from '#domain/print/texts.ts';

export const codeTexts = {
  certificate: defineTexts({
    have: {
      tm: 'Sowgat sertifikatym bar',
      ru: 'У меня есть подарочный сертификат',
      needs: 'certificates',
    },
    code: { tm: 'Sertifikatyň kody', ru: 'Код сертификата' },
    wrong: { tm: 'Sertifikatyň kody nädogry', ru: 'Неверный код сертификата' },
  }),
  promo: defineTexts({
    have: { tm: 'Promokodym bar', ru: 'У меня есть промокод', needs: 'promo-codes' },
    code: { tm: 'Promokod', ru: 'Промокод' },
    used: { tm: '{code} promokody ulanyldy', ru: 'Промокод {code} применён' },
    kept: {
      tm: '{code} promokody: ulgama gireniňizden soň ulanylar',
      ru: 'Промокод {code} применим после входа',
    },
    wrong: {
      tm: 'Promokod gabat gelmedi ýa-da möhleti geçdi',
      ru: 'Промокод не подошёл или уже не действует',
    },
  }),
  both: defineTexts({
    use: { tm: 'Ulan', ru: 'Применить' },
    drop: { tm: 'Aýyr', ru: 'Убрать' },
    signIn: { tm: 'Içeri gir', ru: 'Войти' },
    tooMany: { tm: 'Gaty köp synanyşyk', ru: 'Слишком много попыток' },
    tooManyFor: {
      tm: 'Gaty köp synanyşyk. Täzeden synanyşmaga galan wagt: {time}',
      ru: 'Слишком много попыток. Повторить можно через {time}',
    },
    notForThis: { tm: 'Bu promokod şu sargyda degişli däl', ru: 'Этот промокод не подходит к заказу' },
    minimum: {
      tm: 'Promokod {minimum} we ondan köp sargyda işleýär: ýene {missing} gerek',
      ru: 'Промокод действует от {minimum}: не хватает {missing}',
    },
    goods: {
      tm: 'Promokod sebediňizdäki harytlara degişli däl',
      ru: 'Промокод не действует на товары в корзине',
    },
    'delivery-free': { tm: 'Eltip bermek onsuz hem mugt', ru: 'Доставка и так бесплатна' },
    'first-order': {
      tm: 'Bu promokod diňe ilkinji gezek alýanlar üçin',
      ru: 'Этот промокод — только для первого заказа',
    },
    used: { tm: 'Siz bu promokody eýýäm ulandyňyz', ru: 'Вы уже использовали этот промокод' },
  }),
};
