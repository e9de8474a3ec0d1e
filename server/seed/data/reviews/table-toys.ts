import type { SeedReview } from '../../seed-types.ts';

/** Reviews, in the language their authors wrote in: product, author, rating, how many days ago, words. */
type Row = readonly [product: string, author: string, rating: number, daysAgo: number, text: string];

const rows: readonly Row[] = [
  ['dag-baly', 'Orazmyrat', 5, 17, 'Hakyky dag baly. Bir hepdeden goýalyp başlady, diýmek şeker goşulmandyr.'],
  ['dag-baly', 'Людмила', 5, 39, 'Аромат как в детстве у дедушки на пасеке. Ложка в подарок — приятная мелочь.'],
  ['dag-baly', 'Hally', 4, 66, 'Bal gowy, ýöne bankanyň gapagy gaty berk ýapylypdyr, zordan açdyk.'],
  ['yandak-baly', 'Гульнара', 5, 28, 'Ребёнок раньше мёд не ел, а этот просит каждое утро.'],
  ['miwe-sebedi', 'Myrat', 5, 10, 'Hassahanada ýatan daýyma iberdim. Miweler saýlama, sebedi owadan.'],
  ['miwe-sebedi', 'Екатерина', 5, 35, 'Ни одного битого фрукта. Открытку вложили, как я просила.'],
  ['miwe-sebedi', 'Soltan', 4, 72, 'Hemmesi gowy, ýöne üzümi azrak eken.'],
  ['anar-gutusy', 'Çary', 5, 9, 'Iri, şireli anar. Agaç gutusy aýratyn owadan.'],
  ['anar-gutusy', 'Татьяна', 5, 16, 'Отправила родителям на праздник, все гранаты сладкие.'],
  ['yertudana-sowgat', 'Leýla', 5, 4, 'Şokolady galyň, ýertudanasy täze. Bir agşamda gutardyk.'],
  ['yertudana-sowgat', 'Артём', 4, 8, 'Вкусно и эффектно. Хранить долго нельзя, лучше заказывать к самому вечеру.'],
  ['cay-toplumy', 'Enejan', 5, 22, 'Gyzyma toý sowgady edip berdim. Çäýnegiň burny hakykatdanam damdyrmaýar.'],
  ['cay-toplumy', 'Виктория', 5, 58, 'Очень тонкая роспись, пиалы удобно лежат в руке.'],
  ['cay-toplumy', 'Rejep', 4, 90, 'Hili gowy, ýöne bir käsäniň gyrasynda kiçijik tegmil bardy, ertesi çalşyp berdiler.'],
  ['gok-cay', 'Allaberdi', 5, 50, 'Dem alşy gowy, ajysy ýok. Ofise hem şondan alýarys.'],
  ['dag-otlary-cayy', 'Анна', 5, 19, 'Чабрец чувствуется сразу. Пью вечером вместо чёрного.'],
  ['kofe-daneli', 'Rustam', 5, 42, 'Sargyt edenimde türk kofesi üçin üwäp berdiler. Ysy ajaýyp.'],
  ['kofe-kasesi', 'Юлия', 5, 27, 'Кружка тяжёлая, тёплая, ни у кого больше такой нет.'],
  ['ayyjyk-mahirli', 'Gunça', 5, 6, 'Gyzym ondan aýrylanok. Plýuşy ýumşak, ysy ýok.'],
  ['ayyjyk-mahirli', 'Дмитрий', 5, 29, 'Брал самого большого, 120 см. В машину еле поместился, зато сколько радости!'],
  ['ayyjyk-mahirli', 'Ogulnar', 5, 48, 'Gül bilen bile getirdiler. Owadan daňlypdyr.'],
  ['ayyjyk-mahirli', 'Азат', 4, 95, 'Хороший мишка, но бант оказался красным, а не бордовым.'],
  ['duyejik-kerwen', 'Perhat', 5, 5, 'Daşary ýurtly dostuma ýadygärlik berdim, gaty halady.'],
  ['duyejik-kerwen', 'Оксана', 5, 13, 'Сын назвал его Акмаей и спит только с ним.'],
  ['towsanjyk', 'Sona', 5, 60, 'Gulaklary uzyn, çagajyk elinden goýberenok.'],
  ['pingwin', 'Лейла', 5, 2, 'Забавный, хорошо прошит. Подарим на Новый год.'],
  ['yarys-ulagy', 'Ybraýym', 5, 14, 'Oglum bilen bäsleşýäris. Tizligi gowy, batareýasy ýarym sagatdan köp çekýär.'],
  ['yarys-ulagy', 'Олег', 4, 21, 'Машина быстрая и прочная. Пульт мог бы быть поменьше для детской руки.'],
  ['agac-otly', 'Ejegyz', 5, 34, 'Bölekleri ýylmanak, boýagy dökülenok. Üç ýaşly oglum özi ýygnaýar.'],
  ['robot-dost', 'Serdar', 5, 3, 'Çaga iki günde buýruk düzmegi öwrendi. Gyzykly we peýdaly.'],
  ['robot-dost', 'Инна', 4, 7, 'Работает отлично, но заряжать приходится каждый день.'],
  ['babek-toplumy', 'Aýgözel', 5, 9, 'Uýamyň bäbegi üçin aldym. Ýorganjygy şeýle ýumşak.'],
  ['babek-toplumy', 'Карина', 5, 12, 'Всё нужное в одной коробке, мама очень обрадовалась.'],
  ['kust', 'Nurmuhammet', 5, 46, 'Agajy agyr, hili gowy. Atam bilen her agşam oýnaýarys.'],
  ['kust', 'Андрей', 5, 83, 'Фигуры приятно держать, доска закрывается плотно.'],
  ['pazl-asgabat', 'Jennet', 5, 23, 'Üç agşamda ýygnadyk, çarçuwa salyp asdyk.'],
  ['kubikli-oyun', 'Baýram', 4, 51, 'Kakama aldym, halady. Daşlary biraz kiçiräk.'],
];

export const tableToysReviews: readonly SeedReview[] = rows.map(([product, author, rating, daysAgo, text]) => ({
  product, author, rating, daysAgo, text,
}));
