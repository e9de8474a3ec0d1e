import { defineTexts } from '#domain/print/texts.ts';

export const staffTexts = defineTexts({
  owner: { tm: 'Eýesi', ru: 'Владелец' },
  manager: { tm: 'Dolandyryjy', ru: 'Менеджер' },
  packer: { tm: 'Gaplaýjy', ru: 'Сборщик' },
  courier: { tm: 'Kurýer', ru: 'Курьер' },
  editor: { tm: 'Redaktor', ru: 'Редактор' },
  ownerNote: {
    tm: 'hemme zady, işgärleri we töleg usullaryny hem dolandyrýar',
    ru: 'всё, в том числе сотрудники и способы оплаты',
  },
  managerNote: {
    tm: 'sargytlar, kassa, pul gaýtarmak, harytlar, müşderiler, eltip bermek',
    ru: 'заказы, касса, возвраты денег, товары, клиенты, доставка',
  },
  packerNote: {
    tm: 'sargytlary taýýarlaýar we berýär, galyndylary ýazýar; bahalary üýtgedip bilmeýär',
    ru: 'собирает и отдаёт заказы, ведёт остатки; цены не меняет',
  },
  editorNote: {
    tm: 'harytlar, bahalar, suratlar we tekstler; sargytlary görmeýär',
    ru: 'товары, цены, изображения и тексты; заказов не видит',
  },
  courierNote: {
    tm: 'diňe öz eltip berişlerini görýär we belleýär',
    ru: 'видит и отмечает только свои доставки',
  },
  loginWrong: {
    tm: 'Kiçi latyn harplary, sanlar, nokat we defis bolup biler; azyndan 2 belgi',
    ru: 'Можно строчные латинские буквы, цифры, точку и дефис; не меньше 2 знаков',
  },
  selfTitle: { tm: 'Öz hasabyňyzy üýtgedýärsiňiz', ru: 'Вы меняете собственную учётную запись' },
  selfText: {
    tm: 'Derrew çykarylarsyňyz we öňki hukuklaryňyz bolmaz. Ony diňe başga eýe yzyna gaýtaryp biler.',
    ru: 'Вы сразу выйдете и потеряете прежние права. Вернуть их сможет только другой владелец.',
  },
  selfGo: { tm: 'Hawa, üýtget', ru: 'Да, изменить' },
  signOutEverywhere: { tm: 'Ähli enjamlardan çykar', ru: 'Завершить все входы' },
  signOutDone: { tm: 'Ähli enjamlardan çykaryldy', ru: 'Все входы завершены' },
  blocked: { tm: 'Petiklenen', ru: 'Заблокирован' },
  notSetUp: { tm: 'Salgylanmany açmady', ru: 'Ещё не вошёл по ссылке' },
  ok: { tm: 'Işleýär', ru: 'Работает' },
  loginHint: { tm: 'Kiçi latyn harplary we sanlar', ru: 'Строчные латинские буквы и цифры' },
  linkTitle: { tm: 'Bir gezeklik salgylanma', ru: 'Одноразовая ссылка' },
  linkText: {
    tm: 'Ony şu adama beriň. Möhleti: {till}. Diňe şu gezek görkezilýär.',
    ru: 'Передайте её этому человеку. Действует до {till} и показана только сейчас.',
  },
  copy: { tm: 'Göçür', ru: 'Скопировать' },
  copied: { tm: 'Göçürildi', ru: 'Скопировано' },
  newLink: { tm: 'Täze salgylanma', ru: 'Новая ссылка' },
  newLinkText: {
    tm: 'Telefon ýa-da açar sözi ýitende. Öňki salgylanma işlemez, ähli enjamlardan çykarylar.',
    ru: 'Если потерян телефон или пароль. Прежняя ссылка перестанет работать, все входы завершатся.',
  },
  close: { tm: 'Ýap', ru: 'Закрыть' },
  audit: { tm: 'Üýtgetmeleriň taryhy', ru: 'История изменений' },
  noChange: { tm: 'Maglumat ýok', ru: 'Без подробностей' },
  search: { tm: 'Gözleg', ru: 'Поиск' },
  subject: { tm: 'Näme', ru: 'Что' },
  action: { tm: 'Hereket', ru: 'Действие' },
  newer: { tm: 'Täzeleri', ru: 'Новее' },
  older: { tm: 'Köneleri', ru: 'Старее' },
  empty: { tm: 'Hiç zat tapylmady', ru: 'Ничего не найдено' },
  onlyNewest: { tm: 'Diňe iň täze 10 000 ýazgy', ru: 'Только 10 000 самых новых записей' },
  everything: { tm: 'Hemmesi', ru: 'Всё' },
  byMachine: { tm: 'Ulgam', ru: 'Система' },
  check: { tm: 'Bitewiligini barla', ru: 'Проверить целостность' },
  chainHolds: {
    tm: 'Taryh bitewi: {n} ýazgynyň hiç biri üýtgedilmedi',
    ru: 'История цела: записей проверено {n}, ни одна не изменена',
  },
  chainBroken: {
    tm: 'Taryh bozulan: {n} belgili ýazgy ýazylyşy ýaly däl',
    ru: 'История нарушена: запись {n} не та, что была сделана',
  },
  anchor: {
    tm: 'Ýazgylaryň sany we iň soňkusynyň möhüri: {anchor}',
    ru: 'Число записей и отпечаток последней: {anchor}',
  },
  from: { tm: 'Başy', ru: 'С' },
  to: { tm: 'Soňy', ru: 'По' },
});
