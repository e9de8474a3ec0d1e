import { defineTexts } from '#domain/print/texts.ts';

/** Texts of a product page about certificates. */
export const noteTexts = defineTexts({
  title: { tm: 'Sertifikat nähili işleýär?', ru: 'Как работает сертификат' },
  way: {
    tm: 'Alyja saýlan günüňizde SMS bilen iberýäris ýa-da özüňiz çap edýärsiňiz.',
    ru: 'Отправим получателю по SMS в выбранный день — или распечатаете сами.',
    needs: 'certificates',
  },
  spend: {
    tm: 'Ony bölek-bölek sarp edip bolýar. Tölegden soň {n} aý işleýär.',
    ru: {
      one: 'Его можно тратить частями. Действует {n} месяц после оплаты.',
      few: 'Его можно тратить частями. Действует {n} месяца после оплаты.',
      many: 'Его можно тратить частями. Действует {n} месяцев после оплаты.',
    },
    needs: 'certificates',
  },
  pay: { tm: 'Diňe kart bilen, onlaýn tölenýär.', ru: 'Оплата только картой онлайн.' },
});
