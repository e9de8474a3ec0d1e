import { defineTexts } from '#domain/print/texts.ts';

export const peopleTexts = defineTexts({
  title: { tm: 'Ýatlatmalar', ru: 'Напоминания' },
  lead: {
    tm: 'Müşderileriň özleriniň haýyş eden senelerini SMS bilen ýatladýarys. Kimiň kime sowgat berýändigi bu ýerde görünmeýär.',
    ru: 'Мы напоминаем по SMS о датах, о которых клиенты попросили сами. Кто и кому дарит, здесь не видно.',
    needs: 'reminders',
  },
  lastDays: { tm: 'Soňky 30 gün', ru: 'За 30 дней' },
  sent: { tm: 'Iberilen ýatlatmalar', ru: 'Отправлено напоминаний' },
  used: { tm: 'Olardan sargyt', ru: 'Заказов по ним' },
  money: { tm: 'Olardan girdeji', ru: 'Выручка по ним' },
});
