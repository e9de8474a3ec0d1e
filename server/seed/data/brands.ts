import type { SeedBrand } from '../seed-types.ts';
import { both } from './compose.ts';

/** Names are made up for the demonstration; none of them is a registered mark that we know of. */
export const brands: readonly SeedBrand[] = [
  { key: 'gulzar', title: 'Gülzar', picture: 'bouquet', about: both('Aşgabatdaky gül ussahanasy. Güller her gün irden kesilýär, çemen bolsa sargyt gelenden soň ýygnalýar.', 'Цветочная мастерская в Ашхабаде. Цветы срезают каждое утро, а букет собирают только после заказа.') },
  { key: 'sirin-sacak', title: 'Şirin saçak', picture: 'candy', about: both('Şokolad, kemput we köke öndürýän maşgala kärhanasy. Ähli süýjüliklerde tebigy ýag ulanylýar.', 'Семейная фабрика шоколада, конфет и печенья. Во всех сладостях — только натуральное масло.') },
  { key: 'ak-tort', title: 'Ak tort', picture: 'shortcake', about: both('Tort we bişirilen önümler taýýarlanýan konditer öýi. Tortlar eltilýän güni bişirilýär.', 'Кондитерский дом тортов и выпечки. Торты пекут в день доставки.') },
  { key: 'garagum-baly', title: 'Garagum baly', picture: 'honey-pot', about: both('Dag eteklerinden we çöl otlaryndan ýygnalan arassa bal. Her bankanyň ýüzünde balyň nirede ýygnalandygy ýazylýar.', 'Чистый мёд с предгорий и пустынных трав. На каждой банке указано, где его собирали пчёлы.') },
  { key: 'bereketli-bag', title: 'Bereketli bag', picture: 'grapes', about: both('Ahalyň we Lebabyň baglaryndan gelýän saýlama miweler we sowgat sebetleri.', 'Отборные фрукты и подарочные корзины из садов Ахала и Лебапа.') },
  { key: 'cayhana', title: 'Çaýhana', picture: 'teapot', about: both('Gök we gara çaý, kofe we olara mynasyp gap-gaç. Çaýlar kiçi tapgyrlarda gaplanýar.', 'Зелёный и чёрный чай, кофе и достойная их посуда. Чай фасуют небольшими партиями.') },
  { key: 'mahirli-ayyjyk', title: 'Mähirli aýyjyk', picture: 'teddy-bear', about: both('Pagta ýaly ýumşak oýunjaklar. Matasy allergiýa döretmeýär, gözleri berk tikilen.', 'Очень мягкие игрушки. Ткань не вызывает аллергии, глазки надёжно пришиты.') },
  { key: 'oyun-alemi', title: 'Oýun älemi', picture: 'puzzle-piece', about: both('Ösdüriji oýunjaklar, stol oýunlary we ulaglar. Çagalaryň ýaşyna görä saýlanýar.', 'Развивающие игрушки, настольные игры и машинки, подобранные по возрасту ребёнка.') },
  { key: 'zergar-oyi', title: 'Zergär öýi', picture: 'ring', about: both('Kümüş we altyn şaý-sepler. Nagyşlarda türkmen göli we dag gülleri duş gelýär.', 'Украшения из серебра и золота. В узорах — туркменский гёль и горные цветы.') },
  { key: 'wagt', title: 'Wagt ussasy', picture: 'watch', about: both('El, stol we jaňly sagatlar. Her sagat bir ýyl kepillik bilen satylýar.', 'Наручные и настольные часы, будильники. На каждые часы даётся гарантия один год.') },
  { key: 'anar', title: 'Anar', picture: 'lotion-bottle', about: both('Anar, bägül we tut ysly atyrlar hem-de ideg serişdeleri.', 'Ароматы и средства ухода с нотами граната, розы и шелковицы.') },
  { key: 'ay-owadan', title: 'Aý owadan', picture: 'lipstick', about: both('Her gün üçin ýeňil kosmetika we bezenmek üçin esbaplar.', 'Лёгкая косметика и аксессуары для макияжа на каждый день.') },
  { key: 'keteni', title: 'Keteni öýi', picture: 'dress', about: both('Keteni, nah we ýüň matadan tikilen egin-eşikler. Tikinçilik ussahanasy Aşgabatda ýerleşýär.', 'Одежда из шёлка-кетени, хлопка и шерсти. Швейная мастерская находится в Ашхабаде.') },
  { key: 'yol-yoldas', title: 'Ýol ýoldaşy', picture: 'suitcase', about: both('Gön sumkalar, gapjyklar, rýukzaklar we ýol çemodanlary.', 'Кожаные сумки, кошельки, рюкзаки и дорожные чемоданы.') },
  { key: 'ak-kerwen', title: 'Ak kerwen', picture: 'running-shoe', about: both('Şäher we gezelenç üçin rahat aýakgaplar.', 'Удобная обувь для города и прогулок.') },
  { key: 'nusay', title: 'Nusaý keramikasy', picture: 'vase', about: both('El bilen ýasalan küýzeler, käseler we öý bezegleri.', 'Вазы, пиалы и украшения для дома, сделанные вручную.') },
  { key: 'nurly-oy', title: 'Nurly öý', picture: 'candle', about: both('Şemler, çyralar we öýe ýylylyk berýän ownuk zatlar.', 'Свечи, лампы и мелочи, от которых в доме становится теплее.') },
  { key: 'yedigen', title: 'Ýedigen', picture: 'headphone', about: both('Ses, foto we kompýuter tehnikasy. Kepillik hyzmaty Aşgabatda.', 'Аудио-, фото- и компьютерная техника. Гарантийное обслуживание в Ашхабаде.') },
  { key: 'turgen', title: 'Türgen', picture: 'soccer-ball', about: both('Sport we gezelenç üçin enjamlar: topdan başlap çadyra çenli.', 'Всё для спорта и прогулок: от мяча до палатки.') },
  { key: 'owaz', title: 'Owaz', picture: 'guitar', about: both('Saz gurallary we olara degişli esbaplar. Her gural satylmazdan öň sazlanýar.', 'Музыкальные инструменты и аксессуары. Каждый инструмент настраивают перед продажей.') },
  { key: 'renkli-dunya', title: 'Reňkli dünýä', picture: 'artist-palette', about: both('Surat çekmek, tikin we el işleri üçin esbaplar.', 'Материалы для рисования, шитья и рукоделия.') },
  { key: 'altyn-sahypa', title: 'Altyn sahypa', picture: 'books', about: both('Sowgatlyk kitaplar, depderler we ýazuw esbaplary.', 'Подарочные книги, блокноты и письменные принадлежности.') },
  { key: 'sadyyan', title: 'Şadyýan', picture: 'balloon', about: both('Howa şarlary, baýramçylyk bezegleri we taýýar sowgat toplumlary.', 'Воздушные шары, праздничный декор и готовые подарочные наборы.') },
  { key: 'bagtly-babek', title: 'Bagtly bäbek', picture: 'baby-bottle', about: both('Bäbekler üçin howpsuz oýunjaklar we ilkinji sowgatlar.', 'Безопасные игрушки и первые подарки для малышей.') },
];
