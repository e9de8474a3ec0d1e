import type { SeedProduct } from '../../seed-types.ts';
import { both, option } from '../compose.ts';
import { fromTurkey, fromTurkmenistan, material } from '../traits.ts';

const sizes = (...numbers: readonly (readonly [number, number])[]) => (manat: number, was?: number) =>
  numbers.map(([size, count]) =>
    option(both(`${size} ölçeg`, `Размер ${size}`), manat, count, was === undefined ? {} : { was }),
  );

/** Shoes. */
export const shoes: readonly SeedProduct[] = [
  {
    key: 'krossowka', brand: 'ak-kerwen', categories: ['shoes', 'sport'], pictures: ['running-shoe'],
    title: both('Ýeňil krossowka “Türgen”', 'Лёгкие кроссовки «Бегун»'),
    about: both(
      'Her taýy 240 gram. Üsti torly, tomusda aýak gyzmaýar. Ölçegi gelmese, geýilmedik aýakgaby 14 günüň içinde çalşyp bolýar.',
      'Одна кроссовка весит 240 граммов. Сетчатый верх — летом ноге не жарко. Если размер не подошёл, неношеную пару можно обменять в течение 14 дней.',
    ),
    attributes: [material('Tor mata, köpürjikli daban', 'Сетка, вспененная подошва'), fromTurkey],
    occasions: ['birthday', 'graduation'], recipients: ['brother', 'sister', 'friend'],
    options: sizes([38, 9], [40, 14], [42, 16], [44, 5])(390, 450), daysAgo: 54, popularity: 67,
  },
  {
    key: 'belent-okje', brand: 'ak-kerwen', categories: ['shoes', 'womens-clothes'], pictures: ['high-heel'],
    title: both('Belent ökjeli köwüş', 'Туфли на каблуке'),
    about: both(
      'Ökjesi 8 santimetr, ýöne durnukly. Içi gönden, toýda uzak wagt ýöräniňizde-de rahat.',
      'Каблук 8 сантиметров, но устойчивый. Внутри кожа: удобно даже на долгом торжестве.',
    ),
    attributes: [material('Zamşa, içi tebigy gön', 'Замша, внутри натуральная кожа'), fromTurkey],
    occasions: ['wedding', 'graduation', 'womens-day'], recipients: ['sister', 'beloved'],
    options: sizes([36, 4], [37, 7], [38, 8], [39, 3])(360), daysAgo: 127, popularity: 45,
  },
  {
    key: 'erkek-kowsi', brand: 'ak-kerwen', categories: ['shoes', 'mens-clothes'], pictures: ['mens-shoe'],
    title: both('Nusgawy erkek köwşi', 'Классические мужские туфли'),
    about: both(
      'Goňur gönden tikilen, dabany tikin bilen berkidilen köwüş. Ýyllar geçse-de dabanyny çalşyp bolýar.',
      'Туфли из коричневой кожи с прошитой подошвой. Даже через годы её можно заменить.',
    ),
    attributes: [material('Tebigy gön', 'Натуральная кожа'), fromTurkmenistan],
    occasions: ['birthday', 'anniversary', 'gurban'], recipients: ['father', 'brother', 'grandfather'],
    options: sizes([40, 4], [41, 8], [42, 9], [43, 6], [44, 0])(480), daysAgo: 151, popularity: 42,
  },
  {
    key: 'baletka', brand: 'ak-kerwen', categories: ['shoes', 'womens-clothes'], pictures: ['flat-shoe', 'sandal'],
    title: both('Ýumşak baletka', 'Мягкие балетки'),
    about: both(
      'Sumkada göterip ýörmäge amatly, eplenýän köwüş. Uzak gün aýak üstünde durýan mugallymlar halaýar.',
      'Складываются и помещаются в сумку. Их любят учителя, которые весь день на ногах.',
    ),
    attributes: [material('Gön, rezin daban', 'Кожа, резиновая подошва'), fromTurkey],
    occasions: ['teachers', 'womens-day'], recipients: ['teacher', 'mother', 'sister'],
    options: sizes([36, 8], [37, 12], [38, 15], [39, 9])(195), daysAgo: 103, popularity: 47,
  },
  {
    key: 'zenan-adigi', brand: 'ak-kerwen', categories: ['shoes', 'womens-clothes'], pictures: ['womens-boot'],
    title: both('Gyşlyk zenan ädigi', 'Женские зимние сапоги'),
    about: both(
      'Içi goýun ýüňünden, dabany buzda typmaýar. Syrmasy gapdalynda, geýmäge aňsat.',
      'Внутри овчина, подошва не скользит на льду. Молния сбоку — легко надевать.',
    ),
    attributes: [material('Gön, goýun ýüňi', 'Кожа, овчина'), fromTurkey],
    occasions: ['new-year', 'birthday'], recipients: ['mother', 'sister', 'grandmother'],
    options: sizes([37, 5], [38, 7], [39, 4], [40, 1])(590, 680), daysAgo: 2, popularity: 52,
  },
  {
    key: 'gezelenc-botinkasy', brand: 'ak-kerwen', categories: ['shoes', 'outdoors'], pictures: ['hiking-boot'],
    title: both('Gezelenç botinkasy “Köpetdag”', 'Треккинговые ботинки «Копетдаг»'),
    about: both(
      'Saglyk ýoly we dag gezelençleri üçin. Topugy berk saklaýar, suw geçirmeýär, dabany daşda typmaýar.',
      'Для Тропы здоровья и походов в горы. Держат голеностоп, не промокают, не скользят на камнях.',
    ),
    attributes: [material('Nubuk, suw geçirmeýän gatlak', 'Нубук, влагозащитная мембрана'), fromTurkey],
    occasions: ['birthday', 'new-year'], recipients: ['brother', 'father', 'friend'],
    options: sizes([40, 5], [42, 8], [44, 4])(640), daysAgo: 60, popularity: 49,
  },
  {
    key: 'sypbyk', brand: 'ak-kerwen', categories: ['shoes'], pictures: ['flip-flop'],
    title: both('Deňiz kenary üçin şypbyk', 'Пляжные шлёпанцы'),
    about: both(
      'Awaza saparynda gerek boljak ilkinji zat. Ýeňil, çalt guraýan, gum ýelmeşmeýän daban.',
      'Первое, что пригодится в Авазе. Лёгкие, быстро сохнут, песок к подошве не липнет.',
    ),
    attributes: [material('Ýeňil köpürjikli material', 'Лёгкий вспененный материал')],
    occasions: ['birthday'], recipients: ['friend', 'brother', 'sister'],
    options: sizes([37, 20], [40, 24], [43, 18])(48), daysAgo: 245, popularity: 26,
  },
];
