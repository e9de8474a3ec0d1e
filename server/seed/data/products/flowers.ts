import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { contents, fromHolland, fromTurkmenistan, height, keeping, packing, size } from '../traits.ts';

const vaseLife = keeping('Sowuk suwda, günüň gönüden-göni şöhlesinden uzakda 5–7 gün', 'В прохладной воде, без прямого солнца 5–7 дней');
const kraft = packing('Kraft kagyz we atlas lenta', 'Крафт-бумага и атласная лента');

/** Bouquets and cut flowers. */
export const flowers: readonly SeedProduct[] = [
  {
    key: 'bahar-cemeni', brand: 'gulzar', categories: ['bouquets', 'spring-flowers'], pictures: ['spring-15', 'spring-25', 'spring-35'],
    title: both('“Bahar” gül çemeni', 'Букет «Весна»'),
    about: both(
      'Çigildemlerden, ownuk bägüllerden we ýaşyl ýapraklardan ýygnalan ýeňil çemen. Reňkleri mylaýym: gülgün, sary we ak. Çemeni siziň saýlan wagtyňyza taýýarlap, suwly gapda eltip berýäris.',
      'Лёгкий букет из тюльпанов, кустовых роз и свежей зелени. Цвета нежные: розовый, жёлтый и белый. Собираем букет к выбранному вами часу и везём в ёмкости с водой.',
    ),
    attributes: [contents('Çigildem, ownuk bägül, ewkalipt', 'Тюльпаны, кустовые розы, эвкалипт'), height('40 sm', '40 см'), packing('Açyk gök kagyz we atlas lenta', 'Голубая бумага и атласная лента'), vaseLife],
    occasions: ['womens-day', 'nowruz', 'birthday'], recipients: ['mother', 'sister', 'teacher', 'beloved'],
    options: [option(both('15 gül', '15 цветков'), 260, 24, { picture: 'spring-15' }), option(both('25 gül', '25 цветков'), 390, 14, { picture: 'spring-25' }), option(both('35 gül', '35 цветков'), 520, 6, { picture: 'spring-35' })],
    daysAgo: 6, popularity: 98,
  },
  {
    key: 'gyzyl-baguller', brand: 'gulzar', categories: ['roses', 'bouquets'], pictures: ['roses-red-11', 'roses-red-25', 'roses-red-51', 'roses-red-101'],
    title: both('Uzyn baldakly gyzyl bägüller', 'Красные розы на длинном стебле'),
    about: both(
      'Gunçalary iri, baldagy 60 santimetr bolan goýy gyzyl bägüller. Her güli el bilen barlaýarys, tikenlerini aýyrýarys, göl nagyşly kagyza dolap, atlas lenta bilen daňýarys. Söýgiňizi aýtmak üçin köp söz gerek däl.',
      'Тёмно-красные розы с крупным бутоном на стебле 60 сантиметров. Каждый цветок проверяем вручную, снимаем шипы, оборачиваем бумагой с узором «гёль» и перевязываем атласной лентой. Чтобы признаться в любви, много слов не нужно.',
    ),
    attributes: [height('60 sm', '60 см'), packing('Göl nagyşly kagyz, atlas lenta', 'Бумага с узором «гёль», атласная лента'), vaseLife, fromTurkmenistan],
    occasions: ['valentines', 'anniversary', 'birthday', 'wedding'], recipients: ['beloved'],
    options: [option(both('11 bägül', '11 роз'), 240, 40, { picture: 'roses-red-11' }), option(both('25 bägül', '25 роз'), 520, 18, { was: 580, picture: 'roses-red-25' }), option(both('51 bägül', '51 роза'), 980, 5, { picture: 'roses-red-51' }), option(both('101 bägül', '101 роза'), 1850, 2, { picture: 'roses-red-101' })],
    daysAgo: 210, popularity: 100,
  },
  {
    key: 'gunebakar-cemeni', brand: 'gulzar', categories: ['bouquets'], pictures: ['sunflowers-5', 'sunflowers-9'],
    title: both('Günebakar çemeni “Altyn gün”', 'Букет подсолнухов «Золотой день»'),
    about: both(
      'Bulutly güni-de ýagtyldýan günebakarlar. Kraft kagyza dolanyp, açyk sary lenta bilen daňylýar. Dostuňyzy ýa-da kärdeşiňizi begendirmek üçin gowy sowgat.',
      'Подсолнухи, которые скрасят и пасмурный день. Завёрнуты в крафт-бумагу и перевязаны светло-жёлтой лентой. Хороший способ порадовать друга или коллегу.',
    ),
    attributes: [contents('Günebakar, ýaşyl ýapraklar', 'Подсолнухи, зелёные листья'), height('50 sm', '50 см'), kraft],
    occasions: ['birthday', 'thanks', 'independence'], recipients: ['friend', 'colleague', 'sister', 'teacher'],
    options: [option(both('5 günebakar', '5 подсолнухов'), 180, 16, { picture: 'sunflowers-5' }), option(both('9 günebakar', '9 подсолнухов'), 290, 9, { picture: 'sunflowers-9' })],
    daysAgo: 95, popularity: 71,
  },
  {
    key: 'cigildem-gulgun', brand: 'gulzar', categories: ['spring-flowers', 'bouquets'], pictures: ['tulips-15', 'tulips-25', 'tulips-51'],
    title: both('Gülgün çigildemler', 'Розовые тюльпаны'),
    about: both(
      'Baharyň ilkinji gülleri. Çigildemler gunça wagty kesilýär, şonuň üçin suwda haýal açylýar we bir hepde töweregi göwnüňizi açýar.',
      'Первые цветы весны. Тюльпаны срезают в бутонах, поэтому в вазе они раскрываются медленно и радуют около недели.',
    ),
    attributes: [height('35 sm', '35 см'), kraft, vaseLife, fromTurkmenistan],
    occasions: ['womens-day', 'nowruz', 'valentines'], recipients: ['mother', 'beloved', 'sister', 'grandmother', 'teacher'],
    options: [option(both('15 çigildem', '15 тюльпанов'), 195, 60, { picture: 'tulips-15' }), option(both('25 çigildem', '25 тюльпанов'), 310, 35, { picture: 'tulips-25' }), option(both('51 çigildem', '51 тюльпан'), 590, 8, { picture: 'tulips-51' })],
    daysAgo: 30, popularity: 90,
  },
  {
    key: 'sunbul-kuyzede', brand: 'gulzar', categories: ['spring-flowers', 'plants'], pictures: ['hyacinth-violet', 'hyacinth-white', 'hyacinth-pink'],
    title: both('Küýzedäki sünbül', 'Гиацинт в горшочке'),
    about: both(
      'Otagy bahar ysyndan doldurýan sünbül güli. Keramiki küýzede, topragy bilen satylýar. Gülläninden soň soganyny bagda ekip bolýar.',
      'Гиацинт, который наполнит комнату запахом весны. Продаётся с землёй в керамическом горшочке. После цветения луковицу можно высадить в саду.',
    ),
    attributes: [height('22 sm', '22 см'), keeping('Ýagty we salkyn ýerde, topragy biraz çygly', 'В светлом прохладном месте, земля слегка влажная'), fromHolland],
    occasions: ['nowruz', 'womens-day', 'housewarming'], recipients: ['mother', 'grandmother', 'teacher', 'colleague'],
    options: [option(both('Benewşe', 'Фиолетовый'), 95, 22, { picture: 'hyacinth-violet' }), option(both('Ak', 'Белый'), 95, 3, { picture: 'hyacinth-white' }), option(both('Gülgün', 'Розовый'), 95, 0, { picture: 'hyacinth-pink' })],
    daysAgo: 18, popularity: 64,
  },
  {
    key: 'ulje-sahajyk', brand: 'gulzar', categories: ['spring-flowers'], pictures: ['cherry-branches'],
    title: both('Gülleýän ülje şahalary', 'Цветущие ветки вишни'),
    about: both(
      'Bahar baglarynyň nepis gülleri siziň öýüňizde. Şahalar ýyly suwda bir gije-gündizde açylýar we on güne çenli durýar.',
      'Нежное цветение весенних садов у вас дома. Ветки раскрываются в тёплой воде за сутки и стоят до десяти дней.',
    ),
    attributes: [height('70 sm', '70 см'), contents('7 şaha', '7 веток'), fromTurkmenistan],
    occasions: ['nowruz', 'housewarming', 'womens-day'], recipients: ['mother', 'friend', 'teacher'],
    options: [only(140, 12)], daysAgo: 14, popularity: 52,
  },
  {
    key: 'lotos-kompozisiya', brand: 'gulzar', categories: ['bouquets'], pictures: ['lotus-bowl'],
    title: both('“Asudalyk” gül kompozisiýasy', 'Цветочная композиция «Безмятежность»'),
    about: both(
      'Tegelek gapda ýerleşdirilen lotos görnüşli iri gül we ýaşyl ýapraklar. Stoluň üstünde az ýer tutýar, küýze gerek däl. Suwuny iki günden bir gezek guýmak ýeterlik.',
      'Крупный цветок, похожий на лотос, и зелёные листья в круглой чаше. Занимает мало места на столе и не требует вазы. Достаточно подливать воду раз в два дня.',
    ),
    attributes: [size('24 × 18 sm', '24 × 18 см'), vaseLife],
    occasions: ['anniversary', 'thanks', 'housewarming'], recipients: ['colleague', 'mother', 'teacher'],
    options: [only(320, 7)], daysAgo: 120, popularity: 40,
  },
  {
    key: 'nepis-gutuda', brand: 'gulzar', categories: ['bouquets', 'roses', 'gift-sets'], pictures: ['rosebox-small', 'rosebox-large'],
    title: both('Gutudaky güller “Nepislik”', 'Цветы в коробке «Нежность»'),
    about: both(
      'Şlýapa gutusyna ýerleşdirilen gülgün güller. Aşagynda suwly süňger bar, şonuň üçin güller ýolda solmaýar. Gutyny soň şaý-sep saklamak üçin ulanyp bolýar.',
      'Розовые цветы в шляпной коробке. Внутри влажная губка, поэтому в дороге они не вянут. Коробка потом пригодится для украшений.',
    ),
    attributes: [size('Diametri 20 ýa-da 32 sm', 'Диаметр 20 или 32 см'), contents('Bägül, gipsofila', 'Розы, гипсофила'), vaseLife],
    occasions: ['birthday', 'womens-day', 'newborn', 'wedding'], recipients: ['beloved', 'mother', 'sister'],
    options: [option(both('Kiçi guty', 'Малая коробка'), 290, 15, { picture: 'rosebox-small' }), option(both('Uly guty', 'Большая коробка'), 450, 7, { was: 510, picture: 'rosebox-large' })],
    daysAgo: 9, popularity: 82,
  },
  {
    key: 'gelin-cemeni', brand: 'gulzar', categories: ['bouquets', 'roses'], pictures: ['bridal'],
    title: both('“Ak arzuw” gelin çemeni', 'Букет невесты «Белая мечта»'),
    about: both(
      'Ak bägüllerden we gipsofiladan ýasalan, elde saklamaga amatly tegelek çemen. Toýuň senesini bellikde ýazyň: floristimiz size jaň edip, lenta we gülleriň reňki barada maslahatlaşar.',
      'Круглый букет из белых роз и гипсофилы, который удобно держать в руке. Укажите дату свадьбы в комментарии: флорист позвонит и согласует цвет ленты и цветов.',
    ),
    attributes: [contents('Ak bägül, gipsofila', 'Белые розы, гипсофила'), size('Diametri 25 sm', 'Диаметр 25 см')],
    occasions: ['wedding'], recipients: ['beloved'],
    options: [only(650, 3)], daysAgo: 160, popularity: 58,
  },
  {
    key: 'ak-hrizantemalar', brand: 'gulzar', categories: ['bouquets'], pictures: ['chrysanthemums-white'],
    title: both('Ak hrizantemalar “Päk ýürek”', 'Белые хризантемы «Чистое сердце»'),
    about: both(
      'Iri gülli dokuz ak hrizantema ýaşyl kagyza dolanyp, altyn lenta bilen daňylýar. Minnetdarlyk üçin-de, toý üçin-de ýaraýar.',
      'Девять белых хризантем с крупным цветком, обёрнутых зелёной бумагой с золотой лентой. Подойдут и в знак благодарности, и к свадьбе.',
    ),
    attributes: [contents('9 ak hrizantema', '9 белых хризантем'), height('50 sm', '50 см'), vaseLife, fromTurkmenistan],
    occasions: ['wedding', 'thanks', 'anniversary', 'womens-day'], recipients: ['mother', 'teacher', 'beloved', 'grandmother'],
    options: [only(260, 12)],
    daysAgo: 21, popularity: 69,
  },
  {
    key: 'gulgun-pionlar', brand: 'gulzar', categories: ['bouquets'], pictures: ['peonies-pink'],
    title: both('Gülgün pionlar “Mähir”', 'Розовые пионы «Нежность»'),
    about: both(
      'Iki öwüşginli on bir gülgün pion ak kagyzda. Ejeňiz, uýaňyz ýa-da joraňyz üçin mylaýym çemen.',
      'Одиннадцать розовых пионов двух оттенков в белой бумаге. Нежный букет для мамы, сестры или подруги.',
    ),
    attributes: [contents('11 gülgün pion', '11 розовых пионов'), height('50 sm', '50 см'), vaseLife, fromTurkmenistan],
    occasions: ['birthday', 'womens-day', 'newborn'], recipients: ['mother', 'sister', 'beloved', 'friend'],
    options: [only(440, 15)],
    daysAgo: 19, popularity: 74,
  },
  {
    key: 'renkli-baguller', brand: 'gulzar', categories: ['roses', 'bouquets'], pictures: ['scene-roses'],
    title: both('Dürli reňkli bägüller “Göl”', 'Разноцветные розы «Гёль»'),
    about: both(
      'Gyzyl, gülgün we ak bägüller göl nagyşly kagyzda. Çemen tegelek ýygnalýar, altyn lenta bilen daňylýar.',
      'Красные, розовые и белые розы в бумаге с узором «гёль». Букет круглый, перевязан золотой лентой.',
    ),
    attributes: [contents('15 bägül', '15 роз'), height('45 sm', '45 см'), vaseLife, fromTurkmenistan],
    occasions: ['birthday', 'anniversary', 'valentines'], recipients: ['beloved', 'mother', 'sister'],
    options: [only(330, 18)],
    daysAgo: 8, popularity: 85,
  },
  {
    key: 'cigildem-kuyzede', brand: 'gulzar', categories: ['spring-flowers', 'gift-sets'], pictures: ['scene-tulip'],
    title: both('Çigildemler keramiki küýzede', 'Тюльпаны в керамической вазе'),
    about: both(
      'Dokuz çigildem nagyşly ak küýzä ýerleşdirilen. Güller solandan soň küýze öýde galýar.',
      'Девять тюльпанов в белой вазе с узором. Цветы отцветут, а ваза останется.',
    ),
    attributes: [contents('9 çigildem, küýze', '9 тюльпанов, ваза'), height('48 sm', '48 см'), vaseLife],
    occasions: ['womens-day', 'nowruz', 'housewarming'], recipients: ['mother', 'grandmother', 'teacher'],
    options: [only(350, 9)],
    daysAgo: 12, popularity: 76,
  },
];
