import { defineTexts } from '#domain/print/texts.ts';

export const waitingTexts = defineTexts({
  title: { tm: 'Garaşýan adam üçin salgylanma', ru: 'Ссылка для того, кто ждёт' },
  hint: {
    tm: 'Onda diňe sargydyň ýagdaýy, güni we wagty görünýär. Sowgat, baha we siziň adyňyz görünmeýär.',
    ru: 'По ней видно только состояние заказа, день и время. Подарка, цены и вашего имени там нет.',
  },
  get: { tm: 'Salgylanmany al', ru: 'Получить ссылку' },
  address: { tm: 'Salgylanma', ru: 'Ссылка' },
  share: { tm: 'Paýlaş', ru: 'Поделиться' },
  copy: { tm: 'Salgylanmany göçür', ru: 'Скопировать ссылку' },
  copied: { tm: 'Göçürildi', ru: 'Ссылка скопирована' },
});
