import type { SeedReview } from '../../seed-types.ts';

/** Reviews, in the language their authors wrote in: product, author, rating, how many days ago, words. */
type Row = readonly [product: string, author: string, rating: number, daysAgo: number, text: string];

const rows: readonly Row[] = [
  ['yuzuk-dasly', 'Nurgeldi', 5, 37, 'Teklip etdim, “hawa” diýdi. Ölçegini çalyşmak üçin iki günde kömek etdiler.'],
  ['yuzuk-dasly', 'Анастасия', 5, 64, 'Камень сверкает, коробочка бархатная. Спасибо за аккуратность.'],
  ['kumus-yuzuk', 'Bägül', 5, 16, 'Her gün dakynýaryn, reňki üýtgänok.'],
  ['asma-gowher', 'Эльмира', 5, 25, 'Цвет камня живой, цепочка не путается.'],
  ['asma-gowher', 'Tirkiş', 4, 30, 'Owadan, ýöne zynjyry biraz uzynrak bolsa gowy bolardy.'],
  ['el-sagat-gok', 'Arslan', 5, 44, 'Arkasyna at oýdurdyk, hatlary arassa çykypdyr.'],
  ['el-sagat-gok', 'Павел', 4, 71, 'Хорошие часы за эти деньги. Ремешок поначалу жестковат.'],
  ['anar-atyry', 'Mahym', 5, 2, 'Ysy başgalara meňzänok. Agşama çenli saklandy.'],
  ['anar-atyry', 'Камила', 5, 4, 'Гранат слышен первые полчаса, потом мягкая роза. Комплименты обеспечены.'],
  ['anar-atyry', 'Hojamyrat', 5, 6, 'Aýalyma aldym, gutusy hem sowgat ýaly.'],
  ['ysly-beden-losyony', 'Джемал', 5, 56, 'Летом спасает кожу, запах ненавязчивый.'],
  ['el-sabyny', 'Zöhre', 5, 20, 'Düýe süýtlisi has ýarady, eli ýumşadýar.'],
  ['spa-toplum', 'Алина', 5, 7, 'Подарила себе сама и не жалею.'],
  ['zenan-sumkasy', 'Акджемал', 4, 49, 'Кожа мягкая, всё помещается. Ремень хотелось бы длиннее.'],
  ['yun-sarf', 'Ogulbibi', 5, 3, 'Ýyly, gaşyndyrmaýar. Agtyklarym sowgat berdi.'],
  ['yun-sarf', 'Вера', 5, 5, 'Настоящая шерсть, цвет глубокий.'],
  ['nusay-kuyze', 'Галина', 5, 53, 'На донце клеймо мастера, чувствуется ручная работа.'],
  ['nusay-kuyze', 'Atajan', 5, 80, 'Jaý toýuna aldyk, öý eýeleri örän razy boldy.'],
  ['ysly-sem', 'Ýazgül', 5, 11, 'Lawandalysyny agşam ýakýaryn, ýuwaş hem ýakymly.'],
  ['ysly-sem', 'Мария', 5, 15, 'Не коптит, горит ровно. Стакан потом мою и ставлю на стол.'],
  ['gulaklyk', 'Resul', 5, 13, 'Daşky sesi gowy ýatyrýar. Üç günde bir zarýad berýärin.'],
  ['gulaklyk', 'Никита', 4, 24, 'Звук чистый. Чехол мог бы быть жёстче.'],
  ['bada-bat-kamera', 'Aýlar', 5, 6, 'Toýda hemmeler surata düşdi. Kagyzy çalt gutarýar, goşmaça alyň.'],
  ['ertekiler', 'Bibi', 5, 36, 'Suratlary owadan, hatlary iri. Her gije bir erteki okaýarys.'],
  ['magtymguly', 'Разия', 5, 62, 'Дарили учителю на юбилей. Издание достойное.'],
  ['syyaly-rucka', 'Hemra', 5, 28, 'Adyny nepis oýupdyrlar. Mugallymymyz gaty begendi.'],
  ['nagysly-depder', 'София', 5, 14, 'Бумага плотная, чернила не проступают.'],
  ['howa-sarlary', 'Aýsoltan', 5, 33, 'Üç gün uçup durdy. Reňklerini sorap, saýlap berdiler.'],
  ['howa-sarlary', 'Юрий', 5, 57, 'Курьер занёс все тридцать шаров, ни один не лопнул.'],
  ['howa-sarlary', 'Ogulsapar', 4, 85, 'Owadan, ýöne iki sanysy ertesi peseldi.'],
  ['tazeyyl-arcasy', 'Ксения', 5, 1, 'Собирается за десять минут, выглядит пышно.'],
  ['sowgat-gutusy', 'Guwanç', 5, 5, 'Ýazan sözlerime görä saýlapdyrlar: uýam kitap söýýär, kitap goýupdyrlar!'],
  ['sowgat-gutusy', 'Дарья', 5, 8, 'Не знала, что подарить подруге. Собрали так, будто знакомы с ней.'],
  ['mugallym-toplumy', 'Şirin', 5, 65, 'Synpyň adyndan berdik. Hatyny gaty owadan ýazypdyrlar.'],
];

export const otherReviews: readonly SeedReview[] = rows.map(([product, author, rating, daysAgo, text]) => ({
  product, author, rating, daysAgo, text,
}));
