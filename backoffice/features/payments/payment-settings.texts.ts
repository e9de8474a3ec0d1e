import { defineTexts } from '#domain/print/texts.ts';

export const settingsTexts = defineTexts({
  title: { tm: 'Töleg usullary', ru: 'Способы оплаты' },
  methods: { tm: 'Töleg usullary', ru: 'Способы оплаты' },
  banks: { tm: 'Banklar', ru: 'Банки' },
  notConfigured: {
    tm: 'Serweriň sazlamalarynda bu bankyň hasaby ýok',
    ru: 'В настройках сервера нет учётной записи этого банка',
  },
  oneAtLeast: { tm: 'Iň azyndan bir usul açyk bolmaly', ru: 'Хотя бы один способ должен быть включён' },
  giftsOnDelivery: {
    tm: 'Sowgadyň puluny alyjy kurýere töläp bilýär',
    ru: 'Получатель может заплатить за подарок курьеру',
  },
  rules: { tm: 'Düzgünler', ru: 'Правила' },
  holdHours: {
    tm: 'Telefon arkaly sargyt: kart tölegine näçe sagat garaşmaly',
    ru: 'Заказ по телефону: сколько часов ждать карту',
  },
  holdHint: {
    tm: '1-den 48 sagada çenli. Harytlar şonça wagt saklanýar, müşderä töleg salgylanmasy SMS bilen gidýär.',
    ru: 'От 1 до 48. Столько отложены товары; ссылку на оплату клиент получает по SMS.',
  },
  cashLimit: { tm: 'Täze belgiden jaňsyz nagt, TMT', ru: 'Наличные с нового номера, TMT' },
  cashHint: {
    tm: 'Mundan köp bolsa, sargyt jaň edilip tassyklanýança taýýarlanmaýar. Boş bolsa, çäk ýok.',
    ru: 'Если больше, заказ не собирают, пока не позвонят и не подтвердят. Пусто: без предела.',
  },
  purseLimit: { tm: 'Kurýeriň göterip biljek nagt puly, TMT', ru: 'Наличные у курьера, не больше, TMT' },
  purseHint: {
    tm: 'Mundan köp bolanda tagta duýdurýar. Boş bolsa, çäk ýok.',
    ru: 'Если наберётся больше, доска предупредит. Пусто: без предела.',
  },
  proofFrom: {
    tm: 'Şu möçberden başlap kod ýa-da surat gerek, TMT',
    ru: 'С этой суммы нужен код или фото, TMT',
  },
  proofHint: {
    tm: 'Kurýer sargydy kod ýa-da surat bilen gowşurýar. Boş bolsa, hökman däl.',
    ru: 'Курьер вручает по коду или снимает вручение. Пусто: не обязательно.',
  },
  months: { tm: 'Sertifikat näçe aý işleýär', ru: 'Сколько месяцев действует сертификат' },
  monthsHint: {
    tm: '6-dan 36 aýa çenli, tölegden soň. Öň tölenen sertifikatlaryň möhleti üýtgemeýär.',
    ru: 'От 6 до 36 после оплаты. Срок уже оплаченных сертификатов не меняется.',
  },
  saved: { tm: 'Saklandy', ru: 'Сохранено' },
});
