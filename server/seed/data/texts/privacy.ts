import type { SeedSection } from '../../seed-types.ts';
import { body, both, list } from '../compose.ts';

/** What the shop knows about people and what it does with it. */
export const privacySections: readonly SeedSection[] = [
  {
    title: both('Gizlinlik syýasaty', 'Политика конфиденциальности'),
    body: body(
      both('Bu sahypa “Sowgat” onlaýn dükanynyň haýsy maglumatlary toplaýandygyny, näme üçin toplaýandygyny we näçe wagt saklaýandygyny düşündirýär. Biz diňe sargydy ýerine ýetirmek üçin gerek bolan zady soraýarys we ony satmaýarys.', 'На этой странице объясняется, какие данные собирает интернет-магазин «Sowgat», зачем и как долго их хранит. Мы спрашиваем только то, что нужно для выполнения заказа, и никому не продаём эти сведения.'),
    ),
  },
  {
    title: both('Haýsy maglumatlary toplaýarys', 'Какие данные мы собираем'),
    body: body(
      list(
        both('Telefon belgiňiz: ulgama girmek we sargyt barada habar bermek üçin.', 'Номер телефона: для входа и сообщений о заказе.'),
        both('Adyňyz we islegiňize görä familiýaňyz, e-poçtaňyz, doglan senäňiz, jynsyňyz we suratyňyz: bulary profilde özüňiz ýazýarsyňyz.', 'Имя и, по желанию, фамилия, электронная почта, дата рождения, пол и фотография: их вы указываете в профиле сами.'),
        both('Alyjynyň ady, telefon belgisi we salgysy: sowgady gowşurmak üçin. Bu maglumaty berenden öň alyjynyň garşy däldigine göz ýetiriň. Alyjynyň özünden soralan salgy sowgat iberene görkezilmeýär.', 'Имя, телефон и адрес получателя: чтобы вручить подарок. Прежде чем сообщить их нам, убедитесь, что получатель не против. Адрес, который он указал сам, дарителю не показываем.'),
        both('Sargytlaryňyz, gutlag sözleriňiz we teswirleriňiz.', 'Ваши заказы, тексты поздравлений и отзывы.'),
        both('Ulgama girlen enjam, wagt we internet salgysy: hasabyňyzy goramak üçin.', 'Устройство, время и сетевой адрес входа: чтобы защитить ваш аккаунт.'),
      ),
    ),
  },
  {
    title: both('Kart maglumatlary', 'Данные банковских карт'),
    body: body(
      both('Onlaýn töleg wagtynda siz bankyň öz sahypasyna geçýärsiňiz. Kartyň belgisi, möhleti we kodlary diňe bankda girizilýär; biziň ulgamymyzdan geçmeýär, biz olary görmeýäris we saklamaýarys. Bank bize diňe tölegiň geçendigini ýa-da geçmändigini, möçberini we tölegiň belgisini habar berýär.', 'При онлайн-оплате вы переходите на страницу самого банка. Номер карты, срок действия и коды вводятся только там; через нашу систему они не проходят, мы их не видим и не храним. Банк сообщает нам лишь, прошла ли оплата, её сумму и номер.'),
    ),
  },
  {
    title: both('Maglumatlary kim görýär', 'Кто видит данные'),
    body: body(
      both('Sargydyňyzy işleýän operator, ýygnaýjy we kurýer diňe öz işine gerek bölegi görýär. SMS ugratmak üçin telefon belgiňiz aragatnaşyk operatoryna berilýär. Başga adamlara maglumat diňe Türkmenistanyň kanunlary talap edende berilýär.', 'Оператор, сборщик и курьер видят только ту часть заказа, которая нужна им для работы. Чтобы отправить SMS, номер телефона передаётся оператору связи. Другим лицам данные передаются, только если этого требует закон Туркменистана.'),
      both('Iberijiniň adyny gizlemegi saýlasaňyz, ol alyja aýdylmaýar. Gutlag sözleriňizi diňe haty ýazýan işgär okaýar.', 'Если вы решили скрыть имя отправителя, получатель его не узнает. Текст поздравления читает только сотрудник, который пишет открытку.'),
    ),
  },
  {
    title: both('Brauzerde saklanýan zatlar', 'Что хранится в браузере'),
    body: body(
      both('Sebet, halanan harytlar we saýlanan dil siziň brauzeriňizde saklanýar. Hasabyňyza girmek üçin zerur bolan gulluk kukileri ulanylýar. Mahabat kukileri we daşarky hasaplaýjylar ýok.', 'Корзина, избранное и выбранный язык хранятся в вашем браузере. Для входа используются необходимые служебные файлы cookie. Рекламных файлов и внешних счётчиков нет.'),
    ),
  },
  {
    title: both('Näçe wagt saklanýar', 'Сколько мы храним данные'),
    body: body(
      list(
        both('Sargytlar we tölegler: buhgalteriýa kanunlarynyň talap edýän möhletinde.', 'Заказы и платежи: в течение срока, которого требует закон о бухгалтерском учёте.'),
        both('Profil we salgylar: hasabyňyzy pozýançaňyz.', 'Профиль и адреса: пока вы не удалите аккаунт.'),
        both('Tassyklaýyş kodlary: birnäçe minut.', 'Коды подтверждения: несколько минут.'),
      ),
    ),
  },
  {
    title: both('Siziň hukuklaryňyz', 'Ваши права'),
    body: body(
      both('Maglumatlaryňyzy profilde görüp, üýtgedip bilersiňiz. Hasaby pozmagy soramak üçin bize jaň ediň: şahsy maglumatlar pozulýar, sargytlaryň hasaba degişli bölegi bolsa atsyz saklanýar. Soraglar üçin telefon belgimiz we salgymyz “Biz barada” sahypasynda.', 'Свои данные можно посмотреть и изменить в профиле. Чтобы удалить аккаунт, позвоните нам: личные данные мы сотрём, а учётная часть заказов останется без имени. Телефоны и адрес указаны на странице «О нас».'),
    ),
  },
];

/** The day on which the policy and the terms were last changed. */
export const policyUpdatedAt = '2026-01-15';
