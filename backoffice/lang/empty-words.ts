import type { ResourceName } from '../data/resources.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

/** Purpose of an empty list, and the next action. */
export const emptyWords = defineTexts({
  orders: {
    tm: 'Heniz sargyt ýok. Müşderiler sargyt edende şu ýerde görner. Telefonda aýdylan sargydy özüňiz ýazyp bilersiňiz.',
    ru: 'Заказов пока нет. Они появятся здесь, когда клиенты начнут заказывать. Заказ по телефону можно записать самим.',
  },
  products: {
    tm: 'Heniz haryt ýok. Birin-birin goşuň ýa-da hemmesini jedwelden getiriň.',
    ru: 'Товаров пока нет. Добавьте первый или загрузите сразу все из таблицы.',
  },
  categories: {
    tm: 'Heniz kategoriýa ýok. Ilki ýokarky kategoriýany goşuň, soň onuň içindäkileri: harytlar şolarda durar.',
    ru: 'Категорий пока нет. Добавьте сначала родительскую, потом те, что внутри неё: товары стоят в них.',
  },
  brands: {
    tm: 'Heniz brend ýok. Öndürijini goşuň, soň ony harytda saýlaň.',
    ru: 'Брендов пока нет. Добавьте производителя, потом выберите его в товаре.',
  },
  ideas: {
    tm: 'Heniz sowgat pikiri ýok. Baýrama laýyk birnäçe harydy bir hekaýa bilen birleşdiriň.',
    ru: 'Идей подарков пока нет. Соберите несколько товаров к празднику в одну историю.',
  },
  occasions: {
    tm: 'Heniz baýram ýok. Doglan gün ýa-da 8-nji mart ýaly seneleri goşuň: müşderiler sowgady şolar boýunça gözleýär.',
    ru: 'Поводов пока нет. Добавьте день рождения, 8 Марта и другие: по ним клиенты ищут подарок.',
  },
  recipients: {
    tm: 'Heniz hiç kim ýok. Ejesi, dosty, kärdeşi: müşderiler sowgady kim üçindigine görä gözleýär.',
    ru: 'Пока никого нет. Мама, друг, коллега: клиенты ищут подарок по тому, для кого он.',
  },
  'search-terms': {
    tm: 'Heniz söz ýok. Müşderileriň ýazýan sözüni goşuň we onuň nämäni aňladýandygyny görkeziň.',
    ru: 'Слов пока нет. Добавьте слово, которым ищут клиенты, и укажите, что оно значит.',
  },
  reviews: {
    tm: 'Heniz teswir ýok. Müşderiler haryt alandan soň ýazýarlar; şu ýerde gizläp ýa-da görkezip bilersiňiz.',
    ru: 'Отзывов пока нет. Их пишут клиенты; здесь отзыв можно скрыть или снова показать.',
  },
  stock: {
    tm: 'Ammarda heniz hiç zat ýok. Ilki haryt goşuň, soň şu ýerde näçesiniň gelendigini ýazyň.',
    ru: 'На складе пока ничего нет. Сначала добавьте товар, потом здесь запишите, сколько его пришло.',
  },
  pictures: {
    tm: 'Heniz surat ýok. Suratlary ýokardaky ýere süýräň: soň olary harytlarda we bannerlerde saýlaň.',
    ru: 'Изображений пока нет. Перетащите их в поле выше: потом их можно выбрать в товарах и баннерах.',
  },
  imports: {
    tm: 'Heniz import ýok. Jedwel saýlaň: ilki barlanar, soň ýerine ýetiriler.',
    ru: 'Загрузок пока не было. Выберите таблицу: сначала она проверяется, потом применяется.',
  },
  banners: {
    tm: 'Heniz banner ýok. Birini goşuň: ol dükanyň baş sahypasynda görner.',
    ru: 'Баннеров пока нет. Добавьте первый: он появится на главной странице магазина.',
  },
  zones: {
    tm: 'Heniz zolak ýok. Eltip bermegiň bahasy zolakda durýar: ilki zolak goşuň, soň ýerleri.',
    ru: 'Зон пока нет. Стоимость доставки задаёт зона: добавьте сначала зону, потом населённые пункты.',
  },
  places: {
    tm: 'Heniz ýer ýok. Eltip berýän şäherleriňizi we obalaryňyzy goşuň: salgy ýazylanda şolar saýlanýar.',
    ru: 'Пунктов пока нет. Добавьте города и сёла, куда вы доставляете: из них выбирают в адресе.',
  },
  days: {
    tm: 'Heniz aýratyn gün ýok. Eltip bermek bolmajak ýa-da sargyt köp boljak günleri goşuň.',
    ru: 'Особых дней пока нет. Добавьте дни, когда доставки нет или заказов будет больше обычного.',
  },
  wraps: {
    tm: 'Heniz gaplama ýok. Birini goşuň: sargytda bahasy bilen hödürlener.',
    ru: 'Упаковок пока нет. Добавьте первую: её предложат в заказе вместе с ценой.',
  },
  certificates: {
    tm: 'Heniz sertifikat ýok. Birini beriň: kody sargytda töleg hökmünde kabul edilýär.',
    ru: 'Сертификатов пока нет. Выпустите первый: его кодом оплачивают заказ.',
    needs: 'certificates',
  },
  promos: {
    tm: 'Heniz promokod ýok. Arzanladyş berýän kody goşuň: möhletini we sanyny özüňiz bellärsiňiz.',
    ru: 'Промокодов пока нет. Добавьте код со скидкой: срок и число использований задаёте вы.',
  },
  'price-plans': {
    tm: 'Heniz wagtly arzanladyş ýok. Baýrama birnäçe harydyň bahasyny belli bir möhlete arzanladyň.',
    ru: 'Скидок на срок пока нет. Снизьте к празднику цены нескольких товаров на несколько дней.',
  },
  customers: {
    tm: 'Heniz müşderi ýok. Telefon belgisi bilen ilkinji giren adam şu ýerde görner.',
    ru: 'Клиентов пока нет. Здесь появится первый, кто войдёт по номеру телефона.',
  },
  staff: {
    tm: 'Heniz işgär ýok. Birini goşuň: oňa bir gezeklik salgylanma berersiňiz.',
    ru: 'Сотрудников пока нет. Добавьте первого: он получит от вас одноразовую ссылку.',
  },
  audit: {
    tm: 'Heniz hiç zat edilmedi. Işgärleriň her hereketi şu ýere ýazylýar.',
    ru: 'Пока ничего не сделано. Сюда записывается каждое действие сотрудников.',
  },
} satisfies Record<ResourceName, Phrase>);

export const emptyTexts = defineTexts({
  nothingFound: {
    tm: 'Bu süzgüçlere laýyk hiç zat tapylmady.',
    ru: 'С такими фильтрами ничего не нашлось.',
  },
  clearFilters: { tm: 'Süzgüçleri arassala', ru: 'Сбросить фильтры' },
  writeOrder: { tm: 'Sargyt ýaz', ru: 'Записать заказ' },
  importProducts: { tm: 'Jedwelden getir', ru: 'Загрузить из таблицы' },
  addProduct: { tm: 'Haryt goş', ru: 'Добавить товар' },
});
