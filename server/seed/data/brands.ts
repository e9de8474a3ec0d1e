import type { SeedBrand } from '../seed-types.ts';
import { both } from './compose.ts';

/** Names are made up for the demonstration; none of them is a registered mark that we know of. */
export const brands: readonly SeedBrand[] = [
  { key: 'gulzar', title: 'Gülzar', picture: 'scene-roses', about: both('Aşgabatdaky gül ussahanasy. Güller her gün irden kesilýär, çemen bolsa sargyt gelenden soň ýygnalýar.', 'Цветочная мастерская в Ашхабаде. Цветы срезают каждое утро, а букет собирают только после заказа.') },
  { key: 'sirin-sacak', title: 'Şirin saçak', picture: 'scene-choc', about: both('Şokolad, kemput we köke öndürýän maşgala kärhanasy. Ähli süýjüliklerde tebigy ýag ulanylýar.', 'Семейная фабрика шоколада, конфет и печенья. Во всех сладостях — только натуральное масло.') },
  { key: 'ak-tort', title: 'Ak tort', picture: 'scene-cake', about: both('Tort we bişirilen önümler taýýarlanýan konditer öýi. Tortlar eltilýän güni bişirilýär.', 'Кондитерский дом тортов и выпечки. Торты пекут в день доставки.') },
  { key: 'garagum-baly', title: 'Garagum baly', picture: 'scene-honey', about: both('Dag eteklerinden we çöl otlaryndan ýygnalan arassa bal. Her bankanyň ýüzünde balyň nirede ýygnalandygy ýazylýar.', 'Чистый мёд с предгорий и пустынных трав. На каждой банке указано, где его собирали пчёлы.') },
  { key: 'bereketli-bag', title: 'Bereketli bag', picture: 'fruit-basket', about: both('Ahalyň we Lebabyň baglaryndan gelýän saýlama miweler we sowgat sebetleri.', 'Отборные фрукты и подарочные корзины из садов Ахала и Лебапа.') },
  { key: 'cayhana', title: 'Çaýhana', picture: 'scene-tea', about: both('Gök we gara çaý, kofe we olara mynasyp gap-gaç. Çaýlar kiçi tapgyrlarda gaplanýar.', 'Зелёный и чёрный чай, кофе и достойная их посуда. Чай фасуют небольшими партиями.') },
  { key: 'mahirli-ayyjyk', title: 'Mähirli aýyjyk', picture: 'scene-teddy', about: both('Pagta ýaly ýumşak oýunjaklar. Matasy allergiýa döretmeýär, gözleri berk tikilen.', 'Очень мягкие игрушки. Ткань не вызывает аллергии, глазки надёжно пришиты.') },
  { key: 'oyun-alemi', title: 'Oýun älemi', picture: 'blocks', about: both('Ösdüriji oýunjaklar, stol oýunlary we ulaglar. Çagalaryň ýaşyna görä saýlanýar.', 'Развивающие игрушки, настольные игры и машинки, подобранные по возрасту ребёнка.') },
  { key: 'zergar-oyi', title: 'Zergär öýi', picture: 'scene-ring', about: both('Kümüş we altyn şaý-sepler. Nagyşlarda türkmen göli we dag gülleri duş gelýär.', 'Украшения из серебра и золота. В узорах — туркменский гёль и горные цветы.') },
  { key: 'wagt', title: 'Wagt ussasy', picture: 'watch-blue', about: both('El, stol we jaňly sagatlar. Her sagat bir ýyl kepillik bilen satylýar.', 'Наручные и настольные часы, будильники. На каждые часы даётся гарантия один год.') },
  { key: 'anar', title: 'Anar', picture: 'scene-perfume', about: both('Anar, bägül we tut ysly atyrlar hem-de ideg serişdeleri.', 'Ароматы и средства ухода с нотами граната, розы и шелковицы.') },
  { key: 'ay-owadan', title: 'Aý owadan', picture: 'lipstick-red', about: both('Her gün üçin ýeňil kosmetika.', 'Лёгкая косметика на каждый день.') },
  { key: 'keteni', title: 'Keteni öýi', picture: 'shawl', about: both('Ýüpek, nah we ýüň matadan ýaglyklar, şarflar we ýassyklar. Ussahana Aşgabatda ýerleşýär.', 'Платки, шарфы и подушки из шёлка, хлопка и шерсти. Мастерская находится в Ашхабаде.') },
  { key: 'yol-yoldas', title: 'Ýol ýoldaşy', picture: 'handbag-red', about: both('Gön sumkalar, gapjyklar we rýukzaklar.', 'Кожаные сумки, кошельки и рюкзаки.') },
  { key: 'nusay', title: 'Nusaý keramikasy', picture: 'vase-large', about: both('El bilen ýasalan küýzeler, käseler we öý bezegleri.', 'Вазы, пиалы и украшения для дома, сделанные вручную.') },
  { key: 'nurly-oy', title: 'Nurly öý', picture: 'scene-candle', about: both('Şemler, çyralar we öýe ýylylyk berýän ownuk zatlar.', 'Свечи, лампы и мелочи, от которых в доме становится теплее.') },
  { key: 'yedigen', title: 'Ýedigen', picture: 'headphones-white', about: both('Gulaklyklar, dinamikler we foto tehnika. Kepillik hyzmaty Aşgabatda.', 'Наушники, колонки и фототехника. Гарантийное обслуживание в Ашхабаде.') },
  { key: 'turgen', title: 'Türgen', picture: 'football', about: both('Sport üçin enjamlar: toplar we raketkalar.', 'Всё для спорта: мячи и ракетки.') },
  { key: 'altyn-sahypa', title: 'Altyn sahypa', picture: 'scene-books', about: both('Sowgatlyk kitaplar, depderler we ýazuw esbaplary.', 'Подарочные книги, блокноты и письменные принадлежности.') },
  { key: 'sadyyan', title: 'Şadyýan', picture: 'scene-balloons', about: both('Howa şarlary, baýramçylyk bezegleri we taýýar sowgat toplumlary.', 'Воздушные шары, праздничный декор и готовые подарочные наборы.') },
  { key: 'bagtly-babek', title: 'Bagtly bäbek', picture: 'baby-set', about: both('Bäbekler üçin howpsuz oýunjaklar we ilkinji sowgatlar.', 'Безопасные игрушки и первые подарки для малышей.') },
];
