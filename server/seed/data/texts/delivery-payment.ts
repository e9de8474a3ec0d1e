import { holdMinutes } from '#domain/payments/payment.ts';
import type { SeedSection } from '../../seed-types.ts';
import { body, both, list } from '../compose.ts';

/** How delivery and payment work. Fees are not repeated here: the page shows them from the zones. */
export const deliverySections: readonly SeedSection[] = [
  {
    title: both('Eltip bermegiň görnüşleri', 'Способы доставки'), picture: 'scene-bag',
    body: body(
      list(
        both('Standart: Aşgabat boýunça sargyt edilen güni ýa-da ertesi, welaýatlara 1–3 iş gününde.', 'Стандартная: по Ашхабаду в день заказа или на следующий, в велаяты — за 1–3 рабочих дня.'),
        both('Wagt saýlamak: gelmeli gününi we sagat aralygyny özüňiz saýlaýarsyňyz. Aşgabatda, Arkadagda we ýakyn etraplarda işleýär.', 'К выбранному времени: день и часы указываете сами. Работает в Ашхабаде, Аркадаге и ближних этрапах.'),
        both('Ekspres: diňe Aşgabatda, iş wagtynda. Näçe minutda getirilýändigi aşakdaky sanawda görkezilen.', 'Экспресс: только в Ашхабаде, в рабочее время. За сколько минут, сказано ниже, у зоны.'),
      ),
      both('Eltip bermegiň bahasy zolaga baglydyr. Her zolagyň iň az sargydy we mugt eltip bermegiň başlanýan möçberi aşakdaky sanawda görkezilen.', 'Стоимость зависит от зоны. Минимальный заказ и сумма, с которой доставка бесплатна, указаны для каждой зоны в списке ниже.'),
    ),
  },
  {
    title: both('Sowgady gowşurmak', 'Вручение подарка'),
    body: body(
      both('Kurýer alyja ýola çykmazdan öň jaň edýär. Sürpriz etmek isleseňiz, sargyt edeniňizde “Sürpriz: öňünden jaň etmäň” diýen ýeri belläň: şonda kurýer göni gapa barar.', 'Перед выездом курьер звонит получателю. Если это сюрприз, отметьте при заказе «Сюрприз: не звонить заранее» — тогда курьер приедет прямо к двери.'),
      both('Salgyny bilmeseňiz, alyjynyň telefon belgisini galdyryň: oňa amatly ýeri we wagty özümiz soraýarys. Alyja bahalary görkezmeýäris.', 'Если вы не знаете адреса, оставьте номер получателя: мы сами узнаем, куда и когда удобно приехать. Цены получателю не показываем.'),
      both('Öýde hiç kim bolmasa, kurýer 10 minut garaşýar, biz bolsa size jaň edip, ylalaşarys.', 'Если никого нет дома, курьер ждёт десять минут, а мы позвоним вам и договоримся.'),
    ),
  },
  {
    title: both('Töleg usullary', 'Способы оплаты'), picture: 'scene-gift',
    body: body(
      list(
        both('Onlaýn: “Altyn asyr” karty, Senagat bank we Rysgal bank kartlary bilen. Siz bankyň goralýan sahypasyna geçersiňiz, kart maglumatlaryny diňe bank görýär.', 'Онлайн: картой «Алтын асыр», картами Сенагат банка и Рысгал банка. Вы перейдёте на защищённую страницу банка, данные карты видит только он.'),
        both('Nagt: sargydy alanyňyzda kurýere töleýärsiňiz.', 'Наличными: курьеру при получении.'),
        both('Terminal: sargydy alanyňyzda kart bilen töleýärsiňiz.', 'Через терминал: картой при получении.'),
      ),
      both(`Onlaýn töleg üçin ${holdMinutes} minut wagt berilýär. Bu wagtyň içinde harytlar siziň üçin saklanýar; sahypany ýapsaňyz-da, sargyt ýitmez.`, `На онлайн-оплату даётся ${holdMinutes} минут. Всё это время товары отложены для вас; если закрыть страницу, заказ не пропадёт.`),
    ),
  },
  {
    title: both('Gaýtarmak we çalyşmak', 'Возврат и обмен'),
    body: body(
      both('Egin-eşik, aýakgap, oýunjak, kitap we tehnika ulanylmadyk bolsa, 14 günüň dowamynda çalşylýar ýa-da yzyna alynýar. Gaplamasyny we töleg kagyzyny saklaň.', 'Одежду, обувь, игрушки, книги и технику, если ими не пользовались, обменяем или примем обратно в течение 14 дней. Сохраните упаковку и чек.'),
      both('Güller we azyk harytlary gaýtarylmaýar, ýöne hili göwnüňizden turmasa, 24 sagadyň içinde surat ugradyň: çalşyp bereris ýa-da puluny gaýtararys.', 'Цветы и продукты возврату не подлежат, но если качество вас не устроило, в течение суток пришлите фотографию: заменим или вернём деньги.'),
      both('Onlaýn tölenen pul şol karta 3–10 iş gününde gaýtarylýar, bu möhlet banka bagly.', 'Деньги, уплаченные онлайн, возвращаются на ту же карту за 3–10 рабочих дней, срок зависит от банка.'),
    ),
  },
];
