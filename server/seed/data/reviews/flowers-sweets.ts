import type { SeedReview } from '../../seed-types.ts';

/** Reviews, in the language their authors wrote in: product, author, rating, how many days ago, words. */
type Row = readonly [product: string, author: string, rating: number, daysAgo: number, text: string];

const rows: readonly Row[] = [
  ['bahar-cemeni', 'Ogulgerek', 5, 2, 'Ejem gaty begendi. Güller täze, ysy bütin jaýa ýaýrady.'],
  ['bahar-cemeni', 'Марина', 5, 4, 'Привезли ровно к десяти, как просила. Букет собран с душой, стоял больше недели.'],
  ['bahar-cemeni', 'Döwlet', 4, 5, 'Çemen owadan, ýöne lentasynyň reňki suratdakydan biraz goýy.'],
  ['gyzyl-baguller', 'Сердар', 5, 11, 'Заказывал 51 розу на годовщину. Все цветы свежие, стебли длинные. Жена в восторге.'],
  ['gyzyl-baguller', 'Maksat', 5, 24, '25 sany aldym. Her biri iri gunça, tikenleri arassalanan. Sag boluň!'],
  ['gyzyl-baguller', 'Jeren', 5, 40, 'Ýoldaşym iberipdir, iş ýerime çenli getirdiler. Kärdeşlerim hem gyzyklandy.'],
  ['gyzyl-baguller', 'Айгуль', 4, 63, 'Розы отличные, но курьер приехал к концу выбранного времени.'],
  ['gyzyl-baguller', 'Batyr', 5, 88, 'Ikinji gezek alýaryn. Hili üýtgemändir.'],
  ['cigildem-gulgun', 'Наталья', 5, 9, 'Тюльпаны пришли бутонами и раскрылись на второй день. Очень нежные.'],
  ['cigildem-gulgun', 'Aýna', 5, 15, 'Mugallymymyza synp bolup aldyk. Owadan gaplanypdyr.'],
  ['cigildem-gulgun', 'Gülşat', 4, 20, 'Gowy, ýöne iki sanysy ýolda biraz egilipdir.'],
  ['gunebakar-cemeni', 'Алексей', 5, 31, 'Подарил коллеге, весь отдел улыбался. Цветы крупные.'],
  ['gunebakar-cemeni', 'Selbi', 5, 52, 'Reňki gün ýaly ýagty. Bir hepde durdy.'],
  ['nepis-gutuda', 'Oguljahan', 5, 3, 'Gutusy-da, gülleri-de nepis. Uýamyň doglan gününe iberdim.'],
  ['nepis-gutuda', 'Ирина', 4, 6, 'Красиво, но коробка оказалась чуть меньше, чем я представляла.'],
  ['gelin-cemeni', 'Maral', 5, 70, 'Florist özi jaň edip, lentanyň reňkini sorady. Toýda hemmeler öwdi.'],
  ['fikus', 'Вепа', 5, 44, 'Растение здоровое, пересаживать не пришлось. Поддон в комплекте.'],
  ['fikus', 'Läle', 4, 61, 'Iş otagyma aldym. Ýapraklary tozanlyrak geldi, süpürdim, häzir owadan.'],
  ['kaktus-jubut', 'Руслан', 5, 100, 'Маленький и бодрый, стоит у монитора третий месяц.'],
  ['ajy-sokolad', 'Kerim', 5, 33, 'Hakyky kakao tagamy. Çaý bilen gaty gowy.'],
  ['ajy-sokolad', 'Светлана', 5, 77, 'Не приторный, тает медленно. Беру уже третий раз.'],
  ['sokolad-yurek', 'Mähri', 5, 7, 'Anarly kemput has ýarady. Gutusy şeýle owadan welin, zyňmaga gynanýaň.'],
  ['sokolad-yurek', 'Тимур', 5, 10, 'Дарил на помолвку вместе с розами. Упаковано аккуратно, ничего не растаяло.'],
  ['kemput-gutusy', 'Bahar', 4, 18, 'Tagamy gowy, ýöne 9 sanysy az geldi. Indiki gezek 16-lygyny alaryn.'],
  ['kemput-toplumy', 'Annagul', 5, 55, 'Toýumyz üçin 3 kilogram aldyk, ähli myhmana ýetdi.'],
  ['nagysly-koke', 'Şemşat', 5, 12, 'Enem “köne wagtdaky ýaly” diýdi. Hurmasy köp, süýjüsi az.'],
  ['nagysly-koke', 'Ольга', 4, 26, 'Вкусное и очень красивое. Хотелось бы коробку побольше.'],
  ['doglan-gun-torty', 'Aknabat', 5, 8, 'Gyzymyň adyny ýalňyşsyz ýazypdyrlar. Torty ýeňil, kremi süýji däl.'],
  ['doglan-gun-torty', 'Елена', 5, 21, 'Торт приехал в холодной сумке, украшение не помялось. Дети съели всё.'],
  ['doglan-gun-torty', 'Merdan', 3, 47, 'Torty süýji, ýöne bellenen wagtdan 40 minut giç geldi. Operator jaň edip ötünç sorady.'],
  ['kapkeyk-toplumy', 'Диана', 5, 5, 'Очень нежный крем, вишня внутри кисло-сладкая. Закажу ещё.'],
  ['kapkeyk-toplumy', 'Gözel', 4, 13, 'Owadan hem süýji. Gutusyny biraz berkräk etseňiz, has gowy bolardy.'],
  ['kruassan-ertirlik', 'Wepa', 5, 14, 'Ertir sagat 9-da ýyly geldi. Aýalym üçin sürpriz boldy.'],
  ['ponicik-guty', 'Максим', 5, 30, 'Взяли на всю команду, закончились за пять минут.'],
  ['almaly-pirog', 'Tawus', 5, 41, 'Pirog ýylyja geldi, hamyry ýuka, almasy köp.'],
];

export const flowersSweetsReviews: readonly SeedReview[] = rows.map(([product, author, rating, daysAgo, text]) => ({
  product, author, rating, daysAgo, text,
}));
