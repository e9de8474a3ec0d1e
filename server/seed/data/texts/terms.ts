import { holdMinutes } from '#domain/payments/payment.ts';
import type { SeedSection } from '../../seed-types.ts';
import { body, both } from '../compose.ts';

/** What the shop and its customers agree on; shown below the privacy policy. */
export const termsSections: readonly SeedSection[] = [
  {
    id: 'terms',
    title: both('Ulanyş şertleri', 'Условия использования'),
    body: body(
      both('Sargyt etmek bilen siz bu şertler bilen ylalaşýarsyňyz. Satyjy — “Sowgat” onlaýn dükany, salgysy we telefon belgileri “Biz barada” sahypasynda görkezilen.', 'Оформляя заказ, вы соглашаетесь с этими условиями. Продавец — интернет-магазин «Sowgat»; адрес и телефоны указаны на странице «О нас».'),
    ),
  },
  {
    title: both('Hasap we ulgama girmek', 'Аккаунт и вход'),
    body: body(
      both('Ulgama telefon belgiňiz we SMS arkaly gelýän alty sanly kod bilen girilýär. Kody hiç kime aýtmaň: işgärlerimiz ony hiç haçan soramaýar. Belgiňiz çalşylsa, bize habar beriň.', 'Вход выполняется по номеру телефона и шестизначному коду из SMS. Никому не сообщайте код: наши сотрудники никогда его не спрашивают. Если номер сменился, сообщите нам.'),
    ),
  },
  {
    title: both('Harytlar we bahalar', 'Товары и цены'),
    body: body(
      both('Bahalar manatda görkezilýär we salgydy öz içine alýar. Sargydyňyz tassyklanan pursatyndaky baha güýjündedir. Gülleriň we miweleriň reňki ýa-da görnüşi möwsüme görä suratdan biraz tapawutlanyp biler; çalyşmaly bolsak, öňünden jaň edip ylalaşarys.', 'Цены указаны в манатах и включают налоги. Действует цена на момент подтверждения заказа. Цветы и фрукты в зависимости от сезона могут немного отличаться от фотографии; если понадобится замена, мы заранее позвоним и согласуем её.'),
    ),
  },
  {
    title: both('Sargyt we töleg', 'Заказ и оплата'),
    body: body(
      both(`Sargyt kabul edilenden soň oňa belgi berilýär. Onlaýn tölenmeli sargyt ${holdMinutes} minutda tölenmese, ýatyrylýar we harytlar satuwa gaýdyp barýar. Töleg diňe bankyň sahypasynda geçirilýär; bank tölegi tassyklan pursatynda sargyt tölenen hasaplanýar.`, `Принятому заказу присваивается номер. Если заказ с онлайн-оплатой не оплачен за ${holdMinutes} минут, он отменяется, а товары возвращаются в продажу. Оплата проходит только на странице банка; заказ считается оплаченным, когда платёж подтвердил банк.`),
      both('Sargydy taýýarlanyp başlanýança mugt ýatyryp bolýar. Gül çemenleri, tortlar we ýazgyly sowgatlar taýýarlanyp başlanandan soň ýatyrylmaýar.', 'Заказ можно бесплатно отменить, пока его не начали готовить. Букеты, торты и подарки с гравировкой после начала работы не отменяются.'),
    ),
  },
  {
    title: both('Eltip bermek', 'Доставка'),
    body: body(
      both('Eltip beriş wagty sargytda görkezilýär. Biziň günämiz bilen gijikse, eltip bermek tölegi gaýtarylýar. Salgy nädogry bolsa ýa-da öýde hiç kim bolmasa, size jaň edip, ylalaşarys.', 'Время доставки указывается в заказе. Если мы опоздали по своей вине, стоимость доставки возвращается. Если адрес указан неверно или никого нет дома, позвоним вам и договоримся.'),
    ),
  },
  {
    title: both('Teswirler', 'Отзывы'),
    body: body(
      both('Teswiri diňe harydy alan müşderi ýazyp biler. Gödek sözler, başga adamlaryň maglumatlary we mahabat bolan teswirler görkezilmeýär.', 'Отзыв может оставить только тот, кто получил товар. Отзывы с грубостью, чужими данными или рекламой не публикуются.'),
    ),
  },
  {
    title: both('Jedelleri çözmek', 'Разрешение споров'),
    body: body(
      both('Näyrazylyk bolsa, ilki bize jaň ediň: köp mesele şol gün çözülýär. Ylalaşyga gelinmese, jedel Türkmenistanyň kanunlaryna laýyklykda çözülýär.', 'Если что-то пошло не так, сначала позвоните нам: большинство вопросов решается в тот же день. Если договориться не удалось, спор разрешается по законам Туркменистана.'),
    ),
  },
];

