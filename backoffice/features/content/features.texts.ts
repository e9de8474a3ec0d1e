import type { FeatureName } from '#domain/feature.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

/** Name of each feature. */
export const featureWords = defineTexts({
  certificates: { tm: 'Sowgat sertifikatlary', ru: 'Подарочные сертификаты', needs: 'certificates' },
  'promo-codes': { tm: 'Promokodlar', ru: 'Промокоды', needs: 'promo-codes' },
  'recipient-link': { tm: 'Alyja salgylanma', ru: 'Ссылка для получателя', needs: 'recipient-link' },
  'recipient-swap': { tm: 'Alyjynyň çalyşmagy', ru: 'Замена получателем', needs: 'recipient-swap' },
  'order-link': { tm: 'Sargydyň salgylanmasy', ru: 'Ссылка на заказ', needs: 'order-link' },
  'photo-report': { tm: 'Eltmezden öň surat', ru: 'Фото перед доставкой', needs: 'photo-report' },
  'courier-page': { tm: 'Gowşurylyşyň subutnamasy', ru: 'Подтверждение вручения', needs: 'courier-page' },
  'second-attempt': { tm: 'Gaýtadan eltmek', ru: 'Повторная доставка', needs: 'second-attempt' },
  people: { tm: 'Adamlar we seneler', ru: 'Люди и даты', needs: 'people' },
  reminders: { tm: 'Ýatlatmalar', ru: 'Напоминания', needs: 'reminders' },
  'many-deliveries': {
    tm: 'Bir töleg, köp salgy',
    ru: 'Одна оплата, много адресов',
    needs: 'many-deliveries',
  },
} satisfies { [N in FeatureName]: Phrase & { needs: N } });

/** Description of each feature in one sentence. */
export const featureNotes = defineTexts({
  certificates: {
    tm: 'Sertifikaty dükan berýär ýa-da kassada satýar, kody sargyt edilende kabul edilýär.',
    ru: 'Магазин выдаёт сертификат или продаёт его в кассе, код принимается при оформлении заказа.',
    needs: 'certificates',
  },
  'promo-codes': {
    tm: 'Kod bilen arzanladyş: möhletini we sanyny dükan belleýär.',
    ru: 'Скидка по коду: срок и число использований задаёт магазин.',
    needs: 'promo-codes',
  },
  'recipient-link': {
    tm: 'Alyja SMS bilen salgylanma gelýär: salgyny we wagty özi ýazýar.',
    ru: 'Получатель открывает ссылку из SMS и сам указывает адрес и время.',
    needs: 'recipient-link',
  },
  'recipient-swap': {
    tm: 'Alyjy sowgady şol bahadaky başga zada çalşyp bilýär.',
    ru: 'Получатель может заменить подарок другим на ту же сумму.',
    needs: 'recipient-swap',
  },
  'order-link': {
    tm: 'Sargyt ulgama girmän, SMS-däki salgylanmadan görülýär we tölenýär.',
    ru: 'Заказ видно и можно оплатить по ссылке из SMS, без входа.',
    needs: 'order-link',
  },
  'photo-report': {
    tm: 'Eltmezden öň taýýar sowgadyň suraty müşderä iberilýär.',
    ru: 'Перед доставкой клиент получает фото готового подарка.',
    needs: 'photo-report',
  },
  'courier-page': {
    tm: 'Kurýer gowşuranda alyjynyň koduny soraýar ýa-da surata düşürýär. Onuň telefony QR kod bilen birikdirilýär.',
    ru: 'При вручении курьер просит код получателя или делает фото. Его телефон подключается по QR-коду.',
    needs: 'courier-page',
  },
  'second-attempt': {
    tm: 'Öýde hiç kim bolmasa, sargyt yzyna gelýär we oňa täze wagt bellenýär.',
    ru: 'Если никого не было дома, заказ возвращается и ему назначают новое время.',
    needs: 'second-attempt',
  },
  people: {
    tm: 'Müşderi ýakyn adamlaryny, olaryň salgylaryny we senelerini saklaýar.',
    ru: 'Клиент хранит близких людей, их адреса и даты.',
    needs: 'people',
  },
  reminders: {
    tm: 'Seneden öň SMS ýatladýar, ýöne diňe müşderi razy bolsa.',
    ru: 'Перед датой приходит SMS-напоминание, если клиент согласился.',
    needs: 'reminders',
  },
  'many-deliveries': {
    tm: 'Bir sebet birnäçe adama bölünýär we bir gezek tölenýär.',
    ru: 'Одна корзина делится на нескольких получателей и оплачивается один раз.',
    needs: 'many-deliveries',
  },
} satisfies { [N in FeatureName]: Phrase & { needs: N } });

export const featuresTexts = defineTexts({
  askBuyer: {
    tm: 'Müşderiniň jogabyna garaşmak',
    ru: 'Ждать ответа клиента',
    needs: 'photo-report',
  },
  askBuyerNote: {
    tm: 'Müşderi surata seredip, 30 minudyň dowamynda bir gezek üýtgetmegi sorap bilýär, sargyt şol wagt garaşýar. Köp sargytly günde we sargydyň salgylanmasy öçürilende surat diňe görkezilýär.',
    ru: 'Клиент смотрит фото и за 30 минут может один раз попросить поправить, заказ это время ждёт. В горячий день и без ссылки на заказ фото только показывают.',
    needs: 'photo-report',
  },
  title: { tm: 'Mümkinçilikler', ru: 'Возможности' },
  lead: {
    tm: 'Öçürilen mümkinçiligi müşderiler görmeýär. Eýýäm başlanan iş dowam edýär.',
    ru: 'Выключенное клиенты не видят. То, что уже начато, продолжается.',
  },
  none: { tm: 'Häzir açyp-öçürer ýaly zat ýok.', ru: 'Сейчас включать нечего.' },
  // Legal requirements: the text recommends asking an accountant.
  prepaid: {
    tm: 'Sertifikat — öňünden alnan töleg, dükan ony haryt bilen bermeli. Ony nähili hasaba almalydygyny, haýsy çek berilýändigini we möhleti geçen pul bilen näme edilýändigini kanun belleýär. Açmazdan öň ýerli hasapçydan soraň. Programma bu meseläni çözmeýär.',
    ru: 'Сертификат — предоплата, которую магазин должен вернуть товаром. Как учитывать её, какой чек давать и что делать с истёкшими суммами, решает закон. Прежде чем включить, спросите местного бухгалтера. Программа этого вопроса не решает.',
  },
  books: {
    tm: 'Ilki hasap depderini düzetmeli. Ulgamy alyp barýan adama şu setirleri görkeziň: ol “npm run shop -- invariants” buýrugy bilen barlaýar.',
    ru: 'Сначала нужно исправить книгу проводок. Покажите эти строки администратору: он проверит её командой «npm run shop -- invariants».',
  },
  agreed: { tm: 'Hasapçymyz tassyklady', ru: 'Наш бухгалтер подтвердил' },
  accountant: { tm: 'Hasapçynyň ady', ru: 'Имя бухгалтера' },
  turnOn: { tm: 'Aç', ru: 'Включить' },
  on: { tm: 'Açyldy', ru: 'Включено' },
  off: { tm: 'Öçürildi', ru: 'Выключено' },
});
